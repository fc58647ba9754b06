game-highcard = High Card
about-highcard = show a card, the highest takes the point; 2 to 6 players
option-highcard-deals = deals in the match
verb-show = show
help-actions-highcard = Type the number of a card, or the card itself: ah, A♥, show AH. Other words:
do-show = show { $cards }
