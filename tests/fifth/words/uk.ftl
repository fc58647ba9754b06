game-highcard = Старша карта
about-highcard = покажіть карту, очко бере старша; від 2 до 6 гравців
option-highcard-deals = роздач у партії
verb-show = показати
help-actions-highcard = Надрукуйте номер карти або саму карту: тч, A♥, показати AH. Інші слова:
do-show = показати { $cards }
