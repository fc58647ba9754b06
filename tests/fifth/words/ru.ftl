game-highcard = Старшая карта
about-highcard = покажите карту, очко получает старшая; от 2 до 6 игроков
option-highcard-deals = сдач в партии
verb-show = показать
help-actions-highcard = Напечатайте номер карты или саму карту: тч, A♥, показать AH. Другие слова:
do-show = показать { $cards }
