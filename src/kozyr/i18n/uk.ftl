# «Козир» українською. Про змінні й тести сказано в en.ftl.
# $case: nom, gen або dat. Роздача, здавач, взятка, замовлення, кін, банка, банк, прикуп, одинак: як у правилах.

## Карти й місця

# Десятка, валет, дама, король, туз.
ranks = 10 В Д К Т
and = { $first } і { $last }
you = { $case ->
    [gen] вас
    [dat] вам
   *[nom] ви
}
seat-number = { $case ->
    [gen] місця
    [dat] місцю
   *[nom] місце
} { $number }
bot-1 = { $case ->
    [gen] Марти
    [dat] Марті
   *[nom] Марта
}
bot-2 = { $case ->
    [gen] Івана
    [dat] Іванові
   *[nom] Іван
}
bot-3 = { $case ->
    [gen] Зої
    [dat] Зої
   *[nom] Зоя
}
bot-4 = { $case ->
    [gen] Тараса
    [dat] Тарасові
   *[nom] Тарас
}
bot-5 = { $case ->
    [gen] Оксани
    [dat] Оксані
   *[nom] Оксана
}
bot-6 = { $case ->
    [gen] Остапа
    [dat] Остапові
   *[nom] Остап
}
bot-7 = { $case ->
    [gen] Ліди
    [dat] Ліді
   *[nom] Ліда
}
bot-8 = { $case ->
    [gen] Гната
    [dat] Гнатові
   *[nom] Гнат
}
bot-9 = { $case ->
    [gen] Марини
    [dat] Марині
   *[nom] Марина
}
bot-10 = { $case ->
    [gen] Лева
    [dat] Левові
   *[nom] Лев
}
bot-11 = { $case ->
    [gen] Дарини
    [dat] Дарині
   *[nom] Дарина
}
bot-12 = { $case ->
    [gen] Олеся
    [dat] Олесеві
   *[nom] Олесь
}
bot-13 = { $case ->
    [gen] Віри
    [dat] Вірі
   *[nom] Віра
}
a-card = карту
led-suits = { $led ->
    [C] з треф
    [D] з бубен
    [H] з чирв
   *[S] з пік
}
suits = { $suit ->
    [C] трефи
    [D] бубни
    [H] чирви
   *[S] піки
}
one-of-suit = { $suit ->
    [C] трефу
    [D] бубну
    [H] чирву
   *[S] піку
}

## Ігри

game-exchange = Обмін
game-donkey = Віслюк
game-odessa = Одеська
game-oko = Око
about-exchange = мінятися картами із сусідом і збирати четвірки; від 2 до 13 гравців
about-donkey = бити або скидати, набирати очки, не назбирати десяти банок; від 2 до 4 гравців
about-odessa = замовити рівно стільки взяток, скільки візьмете; від 2 до 6 гравців
about-oko = торгуватися на двох, трьох і чотирьох картах; від 2 до 6 гравців

## Стіл

yes = так
no = ні
deal-of = роздача { $number } з { $of }
deal-number = роздача { $number }
mark-dealer = (здавач)
col-cards = карт
col-total = усього
col-deal = роздача
is-out = поза грою
on-the-table = На столі: { $cards }
your-cards = Ваші карти:  { $cards }
leads = { $who ->
    [you] Ви ходите { $cards }
   *[other] { $name } ходить { $cards }
}
lays = { $who ->
    [you] Ви кладете { $cards }
   *[other] { $name } кладе { $cards }
}
takes-trick = { $who ->
    [you] Взятку берете ви
   *[other] Взятку бере { $name }
}
ask-lead = Ваш хід. Обирайте:
ask-lay = Ваша черга. Можна покласти:
ask-action = Ваша черга. Обирайте:
deal-ends = Роздачу { $number } закінчено.
total-is = усього { $total }
thrown-in-short = знову
score-of = Рахунок, { $unit }:
totals-in = Підсумок, { $unit }:
unit-points = очки
unit-banki = банки (що менше, то краще)
unit-chips = фішки
unit-wins = виграні роздачі
match-ends = Партію закінчено.
nobody-won = Переможця немає.
has-won = { $who ->
    [you] Перемога ваша.
   *[other] Переможець: { $name }.
}
have-won = Перемогу ділять { $names }.
settles = у розрахунку { $amount }
settlement-why = OD-DOUBLE: підсумок нижче нуля лічиться вдвічі.
refused = Так не можна. { $why }
no-last = Поки нічого немає.
no-log = Поки нічого не сталося.
waits-for-deck = У записі немає зерна, і як роздати далі, невідомо. Тут він кінчається.
youre-out = Ви поза грою. Решта дограє партію.

## Що друкувати

typed-nothing = Надрукуйте номер зі списку або слово «допомога».
typed-unknown = «{ $word }» тут нічого не означає. Надрукуйте номер зі списку або слово «допомога».
typed-no-number = Номера { $number } у списку немає, останній { $count }.
typed-no-card = Карти з номером { $number } немає: ваші карти пронумеровано від 1 до { $count }.
typed-no-cards-now = Зараз ідеться не про карти. Надрукуйте номер зі списку.
typed-no-amount = Це не ціле число фішок.
ask-amount = Скільки фішок?
help-actions-exchange = Надрукуйте номер карти або саму карту: 7ч, 7♥, 7h, дати 7♥. Інші слова:
help-actions-donkey = Надрукуйте номер ходу або самі карти: 7ч 8ч, 7♥ 8♥, 7h 8h. Інші слова:
help-actions-odessa = Надрукуйте номер зі списку або сам хід: замовлення 2, 7ч, 7♥, 7h. Інші слова:
help-actions-oko = Надрукуйте номер зі списку або сам хід: пас, відповісти, ставка 12, відкрити, стояти. Інші слова:
word-help = допомога, д, ?
help-help = ця підказка
word-table = стіл
help-table = стіл і питання ще раз
word-last = взятка, остання
help-last = остання взятка або банк; в «Обміні» ваш останній обмін, в «Оці» попередній результат
word-score = рахунок
help-score = рахунок за роздачами
word-log = журнал, історія
help-log = уся ця роздача, скільки вам можна знати; «журнал 2»: роздача 2
word-rules = правила, правило
help-rules = правила коротко; «правила» і назва правила: одне правило
word-hint = порада, підказка
help-hint = як із вашими картами повівся б сильний бот і чому
word-save = записати, зберегти
help-save = де лежить запис партії; «зберегти ФАЙЛ»: його копія
word-quit = вихід, кінець
help-quit = зберегти партію й піти
verb-give = дати, віддати
verb-return = повернути
verb-play = покласти, класти, хід, ходити
verb-solo = сам, сама, граю
verb-pass = пас, пасую
verb-talon = прикуп
verb-bury = знести, знесення
verb-gift = подарунок
verb-bid = замовлення, замовляю
verb-bet = ставка, ставлю, підняти
verb-call = відповісти, відповідаю
verb-open = відкрити, відкриваю
verb-stand = стояти, стою
do-give = віддати { $cards }
do-return = повернути { $cards }
do-play = покласти { $cards }
do-solo = грати самому проти всіх
do-pass = пас
do-talon-gift = узяти прикуп і роздати подарунки
do-talon-bury = знести й узяти прикуп
do-bury = знести { $cards }
do-bid = { $number ->
    [0] пас, тобто замовлення 0
   *[other] замовити { $number }
}
do-bet = поставити { $number }
do-call = відповісти
do-open = відкрити карту
do-stand = стояти
no-such-rule = Правила { $id } немає.
rules-more = Одне правило: слово «правила» і його назва.
hint-thinks = Дайте подумати… (уперше після встановлення — до хвилини)
hint-is = Порада (бот: { $level }): { $action }. (Друкувати: { $typed })
kept-in = Запис партії: { $file }
saved-in = Збережено: { $file }
file-tells-all = У файлі карти всіх гравців: доки граєте, не заглядайте.
wont-overwrite = { $file } уже є, і це не запис цієї партії; файл лишився, як був.
cant-write = { $file } не записати: { $why }
not-kept = Цю партію не збережено: { $file } не записати ({ $why }).
not-kept-how = «зберегти ФАЙЛ» збереже її в іншому файлі; ще раз «вихід»: піти без запису.
not-kept-end = «зберегти ФАЙЛ» збереже її в іншому файлі; Enter: піти без запису.
kept-aside = { $file } тим часом записано за іншим столом. Ця партія тепер зберігається в { $other }
no-such-folder = такої теки немає
cant-keep = Запис партії не зберігається, { $file }: { $why }. Гра йде далі без нього.

## Перед партією

ask-game = У що граємо?
settings-of = { $game }: налаштування партії
settings-how = Enter починає партію; номер змінює рядок (там «-» означає «типово», Enter нічого не змінює); «правила» і назва показують правило; «вихід» виводить.
set-seats = гравців
set-me = ваше місце
set-bots = суперники
level-random = легкий
level-steady = клубний
level-strong = сильний
level-master = майстер
about-random = ходить як завгодно, але за правилами
about-steady = грає розважливо і знає лише те, що видно з його місця
about-strong = продумує здачу наперед, хоч би як лежали невидимі карти
about-master = те саме, але думає довше
ask-levels = { $count ->
    [one] Який?
    [few] Один на всіх або по одному на кожного з { $count }:
   *[many] Один на всіх або по одному на кожного з { $count }:
}
from-to = від { $low } до { $high }
option-names = Назви для -o НАЗВА=ЗНАЧЕННЯ, починаючи з 4: { $names }.
help-menu = Надрукуйте номер гри або її назву. «Правила» розказують про спільне для всіх ігор, «правила» і назва гри про неї коротко, «правила» і назва правила про нього; «вихід» виводить.
needs = Тут можливо: { $what }.
needs-levels = { $count ->
    [one] Потрібен один рівень.
    [few] Потрібен один рівень на всіх або { $count } рівні.
   *[many] Потрібен один рівень на всіх або { $count } рівнів.
}
value-none = сходинки
option-exchange-target = скільки четвірок виграє
option-exchange-max-exchanges = межа обмінів у роздачі (0: без межі)
option-exchange-deals = роздач у партії
option-donkey-form = форма гри
option-donkey-trump = козирі
option-donkey-trump-suits = козирні масті
option-donkey-beating = що б’є в масть
option-donkey-must-beat = хто може побити, мусить
option-donkey-redeal = коли перездавати
option-donkey-talon = як беруть прикуп
option-donkey-limit = банок до вибуття
option-odessa-max-deals = роздач по шість карт
option-odessa-blind-deals = сліпих роздач наприкінці
option-odessa-sizes = розміри роздач
option-odessa-zero-bonus = очок за зіграний пас
option-odessa-revoke = карта не в масть
option-oko-stack = фішок у кожного
option-oko-ante = початкова ставка
option-oko-min-bet = найменша перша ставка
option-oko-reraise = знову піднімати після підняття
option-oko-deals = роздач у партії (0: до кінця)
option-oko-showdown-at-two = коли лишилося двоє, розкрити
value-form-ffa = кожен за себе
value-form-pairs = двоє на двох
value-form-two-vs-one = двоє на одного
value-form-three-vs-one = троє на одного
value-trump-own = у кожного свій
value-trump-none = без козирів
value-trump-one = один на всіх
value-trump-two = два на всіх
value-trump-ranked = ♦ молодші, ♠ старші
value-beating-next-lower = на один щабель молодша
value-beating-any-lower = будь-яка молодша
value-beating-any-higher = будь-яка старша
value-redeal-one-hand = Т К Д 10 ♠ в одній руці
value-redeal-literal = якщо вони не в одній руці
value-redeal-never = ніколи
value-talon-gift = подарунок
value-talon-bury = знесення
value-talon-choice = вирішує одинак
value-revoke-forbid = не приймається
value-revoke-penalty = коштує 50
value-showdown-at-two-all = усі карти
value-showdown-at-two-opened = відкриті карти
value-showdown-at-two-off = грати далі
list-of-sizes = розміри від 1 до 6, наприклад 1 2 3; - : сходинки
list-of-trump-suits = масті, наприклад C D H S або ♣ ♦ ♥ ♠, усі різні

## Одеська

od-size = { $count ->
    [one] по { $count } карті
    [few] по { $count } карти
   *[many] по { $count } карт
}
od-blind-size = { $count ->
    [one] по { $count } карті, наосліп
    [few] по { $count } карти, наосліп
   *[many] по { $count } карт, наосліп
}
od-trump-is = козир { $sign } (відкрито { $card })
od-col-bid = замовл.
od-col-taken = узято
od-fined = { $count ->
    [one] (−50)
    [few] (−100)
   *[many] (−100)
}
od-deals = { $who ->
    [you] Роздаєте ви
   *[other] Роздає { $name }
}, { $count ->
    [one] по { $count } карті
    [few] по { $count } карти
   *[many] по { $count } карт
}. Відкрито { $card }, козирі { suits }.
od-deals-blind = { $who ->
    [you] Роздаєте ви
   *[other] Роздає { $name }
}, наосліп { $count ->
    [one] по { $count } карті
    [few] по { $count } карти
   *[many] по { $count } карт
}. Відкрито { $card }, козирі { suits }.
od-bids = { $who ->
    [you] Ви { $count ->
        [0] кажете «пас»
        [one] замовляєте { $count } взятку
        [few] замовляєте { $count } взятки
       *[many] замовляєте { $count } взяток
    }
   *[other] { $name } { $count ->
        [0] каже «пас»
        [one] замовляє { $count } взятку
        [few] замовляє { $count } взятки
       *[many] замовляє { $count } взяток
    }
}
od-revokes = { $who ->
    [you] Ваша карта не в масть: −50, розіграш починається спочатку
   *[other] { $name } кладе не в масть: −50, розіграш починається спочатку
}
od-blind-now = Сліпа роздача: карти побачите, коли замовлять усі.
od-note-penalty = Карту не в масть за роздачу можна покласти двічі; вона коштує 50, і розіграш починається спочатку (OD-REVOKE).
od-ask-bid = Скільки взяток замовите?
od-choice = { $count ->
    [0] пас
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
}
od-note-hook = Не можна { $number }: { $sum } = { $size }, а ви кажете останнім: сума не має дорівнювати кількості карт (OD-HOOK).
od-worth = { $how ->
    [pass] пас, взяток немає
    [made] замовлення { $bid }, узято { $taken }: по 10 за взятку
    [more] замовлення { $bid }, узято { $taken }: по 1 за взятку
   *[fewer] замовлення { $bid }, узято { $taken }, забракло { $missing }: по −10
}
od-worth-fines = { $count ->
    [one] −50 за карту не в масть
    [few] −100 за карти не в масть
   *[many] −100 за карти не в масть
}

## Обмін

ex-number = обмін { $number }
ex-target = { $count ->
    [one] виграє { $count } четвірка
    [few] виграють { $count } четвірки
   *[many] виграють { $count } четвірок
}
ex-order = Кожен віддає наступному: { $names }
ex-has-won = { $count ->
    [one] (виграна { $count } роздача)
    [few] (виграні { $count } роздачі)
   *[many] (виграно { $count } роздач)
}
ex-has-given = { $who ->
    [you] Ви віддали { $to } { $card }.
   *[other] { $name } віддає { $to } { $card }.
}
ex-quartets = Четвірок: { $count } з { $target }
ex-deals = { $who ->
    [you] Роздаєте ви
   *[other] Роздає { $name }
}
ex-exchanged = Обмінялися картами: { $names }
ex-gives = { $who ->
    [you] Ви віддаєте { $to } { $card }
   *[other] { $name } віддає { $to } { $card }
}
ex-returns = { $who ->
    [you] Ви повертаєте { $to } { $card }
   *[other] { $name } повертає { $to } { $card }
}
ex-ask-give = Яку карту віддасте { $to }?
ex-ask-return = Яку карту повернете { $to } за { $card }?
ex-note-return = Саму { $card } повернути не можна (EX-GIVE).
ex-stalled = { $count ->
    [one] За { $count } обмін ніхто не зібрав потрібного: переможця немає (EX-STALL).
    [few] За { $count } обміни ніхто не зібрав потрібного: переможця немає (EX-STALL).
   *[many] За { $count } обмінів ніхто не зібрав потрібного: переможця немає (EX-STALL).
}
ex-wins = { $who ->
    [you] Роздача ваша
   *[other] Роздачу виграє { $name }
}: { $count ->
    [one] { $count } четвірка
    [few] { $count } четвірки
   *[many] { $count } четвірок
}, { $cards }

## Віслюк

dk-stock = у колоді { $count }
dk-talon = прикуп { $count }
dk-trumps-own = у кожного свій козир
dk-trumps-none = без козирів
dk-trumps-one = козир { $suits }
dk-trumps-two = козирі { $suits }
dk-trumps-ranked = козирі: ♦ молодші, ♠ старші
dk-col-trump = козир
dk-col-took = узято
dk-col-points = очки
dk-col-banki = банки
dk-col-side = сторона
dk-col-by-table = за таблицею
dk-col-extra = понад
dk-mark-solo = (одинак)
dk-mark-partner = (партнер)
dk-mark-eggs = («яйця»)
dk-to-beat = Треба бити: { $cards } ({ $name })
dk-you-buried = Ви знесли { $cards }
dk-you-took-talon = Із прикупу вам прийшло { $cards }
dk-you-got = Ви одержали { $card } від { $name }
gift-to = { $card } { $name }
dk-you-gave = Ви віддали { $gifts }
dk-choice-solo = грати самому проти решти
dk-choice-pass = пас
dk-ask-auction = Граєте сам проти всіх?
dk-note-auction = Перший, хто грає сам, завершує торги (DK-S-AUCTION).
dk-choice-gift = подарунок: узяти { $talon ->
    [one] { $talon } карту прикупу
    [few] { $talon } карти прикупу
   *[many] { $talon } карт прикупу
}, потім віддати кожному суперникові по карті
dk-choice-bury = знесення: спершу відкласти собі { $talon ->
    [one] { $talon } карту
    [few] { $talon } карти
   *[many] { $talon } карт
}, потім узяти прикуп
dk-ask-talon = Як візьмете прикуп?
dk-ask-return = Яку карту повернете { $name }?
dk-note-return = Повертають найстаршу карту своєї найстаршої групи (DK-S-SWAP).
dk-ask-bury = { $count ->
    [one] Яку { $count } карту знесете?
    [few] Які { $count } карти знесете?
   *[many] Які { $count } карт знесете?
}
dk-note-bury = Надрукуйте номери карт. Вони підуть у ваш рахунок, і ніхто їх не побачить (DK-S-TALON).
dk-ask-give = { $count ->
    [one] Яку { $count } карту віддасте?
    [few] Які { $count } карти віддасте, по одній кожному?
   *[many] Які { $count } карт віддасте, по одній кожному?
}
dk-ask-swap = { $count ->
    [one] Обмін: яку { $count } карту віддасте?
    [few] Обмін: які { $count } карти віддасте, по одній кожному?
   *[many] Обмін: які { $count } карт віддасте, по одній кожному?
}
dk-note-give = Надрукуйте номери карт у такому порядку: { $names }.
dk-note-swap = Потім кожен поверне найстаршу карту своєї найстаршої групи (DK-S-SWAP).
dk-ask-answer = { $count ->
    [one] Ваша черга. Можна покласти { $count } карту:
    [few] Ваша черга. Можна покласти { $count } карти:
   *[many] Ваша черга. Можна покласти { $count } карт:
}
dk-beat = б’є
dk-discard = скид
dk-deals = { $who ->
    [you] Роздаєте ви
   *[other] Роздає { $name }
}
dk-says-solo = { $who ->
    [you] Ви граєте проти всіх
   *[other] { $name } грає проти всіх
}
dk-says-pass = { $who ->
    [you] Ви пасуєте
   *[other] { $name } пасує
}
dk-takes-gift = { $who ->
    [you] Ви берете прикуп і віддаєте кожному суперникові по карті
   *[other] { $name } бере прикуп і віддає кожному суперникові по карті
}
dk-takes-bury = { $who ->
    [you] Ви зносите стільки карт, скільки у прикупі, і берете його
   *[other] { $name } зносить стільки карт, скільки у прикупі, і бере його
}
dk-nobody-solo = Ніхто не грає сам: кожен бере по карті прикупу і грає за себе (DK-S-NOBODY)
dk-leads-quartet = { $who ->
    [you] Ви ходите четвіркою { $cards }
   *[other] { $name } ходить четвіркою { $cards }
}
dk-beats = { $who ->
    [you] Ви б’єте: { $cards }
   *[other] { $name } б’є: { $cards }
}
dk-discards = { $who ->
    [you] Ви скидаєте { $cards }
   *[other] { $name } скидає { $cards }
}
dk-takes-bank = { $who ->
    [you] Банк берете ви
   *[other] Банк бере { $name }
}: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
dk-thrown-in = Роздачу { $number } скасовано: { $rule ->
    [literal] чотири найстарші козирі не в одній руці
   *[one_hand] чотири найстарші козирі в одній руці
}. Той самий здавач роздає знову (DK-S-REDEAL).
dk-by-table = Банки за таблицею { $table ->
    [2] для двох сторін (DK-TABLE-2)
    [3] на трьох (DK-TABLE-3)
   *[4] на чотирьох (DK-TABLE-4)
}.
dk-extra-why = Понад таблицю: { $why ->
    [sevens] переможець ходив чотирма сімками (DK-SEVENS)
    [eggs] «яйця» минулої роздачі (DK-EGGS)
   *[both] «яйця» минулої роздачі (DK-EGGS) або чотири сімки (DK-SEVENS)
}.
dk-eggs-now = «Яйця», вони зіграють у наступній роздачі: { $names } (DK-EGGS).
dk-goes-out = { $who ->
    [you] Ви вибуваєте, { $total ->
        [one] { $total } банка
        [few] { $total } банки
       *[many] { $total } банок
    } (DK-OUT).
   *[other] { $name } вибуває, { $total ->
        [one] { $total } банка
        [few] { $total } банки
       *[many] { $total } банок
    } (DK-OUT).
}

## Око

ok-stage-bet = { $cards ->
    [one] торг, { $cards } карта
    [few] торг, { $cards } карти
   *[many] торг, { $cards } карт
}
ok-stage-open = { $cards ->
    [3] третя карта
   *[4] четверта карта
}
ok-pot = кін { $chips }
ok-col-chips = фішки
ok-col-round = у колі
ok-col-paid = усього
ok-col-opened = карт
ok-passed = пас
ok-all-in = усе на кону
ok-stands = { $who ->
    [you] Ви стоїте { $cards ->
        [2] на двох картах
        [3] на трьох картах
       *[4] на чотирьох картах
    }
   *[other] { $name } стоїть { $cards ->
        [2] на двох картах
        [3] на трьох картах
       *[4] на чотирьох картах
    }
}
ok-state-stands = { $cards ->
    [2] стоїть на двох
    [3] стоїть на трьох
   *[4] стоїть на чотирьох
}
ok-worth = Рука: { $worth }
kind-high = найстарша карта, { $value }
kind-two-suit = дві однієї масті, { $value }
kind-three-suit = три однієї масті, { $value }
kind-three-rank = три одного рангу, { $rank }
kind-four-suit = нарош, чотири однієї масті, { $value }
kind-four-rank = чотири одного рангу, { $rank }
ok-deals = { $who ->
    [you] Роздаєте ви
   *[other] Роздає { $name }
}. Початкова ставка { $ante }.
ok-opens = { $who ->
    [you] Ви відкриваєте { $cards ->
        [2] третю карту
       *[3] четверту карту
    }
   *[other] { $name } відкриває { $cards ->
        [2] третю карту
       *[3] четверту карту
    }
}
ok-passes = { $who ->
    [you] Ви пасуєте
   *[other] { $name } пасує
}
ok-calls = { $who ->
    [you] Ви відповідаєте
   *[other] { $name } відповідає
}
ok-bets = { $who ->
    [you] Ви ставите { $chips }
   *[other] { $name } ставить { $chips }
}
ok-raises = { $who ->
    [you] Ви піднімаєте до { $chips }
   *[other] { $name } піднімає до { $chips }
}
ok-choice-open = { $card ->
    [3] відкрити третю карту; побачите її тільки ви
   *[4] відкрити четверту карту; побачите її тільки ви
}
ok-choice-stand = { $cards ->
    [2] стояти на двох картах і більше не відкривати
    [3] стояти на трьох картах і більше не відкривати
   *[4] стояти на чотирьох картах і більше не відкривати
}
ok-ask-open = { $card ->
    [3] Відкриєте третю карту?
   *[4] Відкриєте четверту карту?
}
ok-choice-pass = пас: вийти з роздачі
ok-choice-call = відповісти { $chips }
ok-choice-call-all = відповісти всім, що є: { $chips }
ok-choice-bet = ставити (від { $low } до { $high })
ok-choice-raise = підняти до (від { $low } до { $high })
ok-note-two = Лишилося двоє: торг закрито (OK-TWO).
ok-note-amount = Можна відразу: ставка { $amount }. Саме число понад { $count } теж ставка.
ok-ask-answer = Ставка є. Що робите?
ok-ask-bet = Ставки ще немає: ставте або пасуйте.
ok-pot-was = Кін без непокритих ставок: { $chips }
ok-no-showdown = Решта спасувала: карт не показують (OK-LAST).
ok-two-left = Лишилося двоє: карти розкривають (OK-TWO).
ok-shared = Кін поділено: { $why ->
    [equal] рівні руки (OK-SPLIT)
    [parts] у кожного своя частина (OK-POTS)
   *[both] на частини (OK-POTS), одна з них за рівних рук (OK-SPLIT)
}.
ok-takes = бере { $chips }
ok-now = тепер { $chips }

## Відмови

unknown-verb = «{ $word }»: такого ходу в цій грі немає.
nothing-follows = Після «{ $word }» нічого не пишуть.
card-needed = Після «{ $word }» потрібна одна карта.
cards-needed = Після «{ $word }» потрібні карти.
one-word-needed = Після «{ $word }» потрібне одне слово або число.
unknown-word = «{ $word }» тут не підходить.
not-in-pack = { $word }: такої карти в колоді цієї гри немає.
unknown-card = «{ $word }» не карта.
unknown-number = «{ $word }» не число.
control-character = У записі ходу не може бути розривів рядка та інших керівних знаків.
no-seat = Хід починається з місця, а не з «{ $word }».
not-your-turn = Зараз ходить { $seat }.
match-over = Партію закінчено.
deal-over = Роздачу закінчено.
no-deal = Зараз нічого не роздано.
not-held = { $card } не на руках.
named-twice = { $card } названо двічі.
od-bid-first = Спершу замовлення: назвіть кількість взяток.
od-bids-are-made = Замовлення зроблено: кладіть карту.
od-bid-too-high = { $number } забагато: у цій роздачі всього { $size ->
    [one] { $size } взятка
    [few] { $size } взятки
   *[many] { $size } взяток
}.
od-hook = Інші замовили { $others }, з вашими { $number } вийде { $size }, скільки й карт: останнє замовлення не має давати такої суми.
od-follow = Ходили { led-suits }, і { $count ->
    [one] така карта у вас є
    [few] такі карти у вас є
   *[many] такі карти у вас є
}: кладіть { one-of-suit }, а не { $card }.
od-trump = Ходили { led-suits }, цієї масті у вас немає, але { $count ->
    [one] є козир
    [few] є козирі
   *[many] є козирі
}: кладіть { one-of-suit }, а не { $card }.
od-follow-again = Дві карти не в масть у цій роздачі вже були, третьої не приймають. { od-follow }
od-trump-again = Дві карти не в масть у цій роздачі вже були, третьої не приймають. { od-trump }
ex-nothing-to-return = Відповідати нема на що: ваша черга віддавати.
ex-return-first = Вам дали карту ({ $seat }): спершу поверніть одну.
ex-just-received = { $card } вам щойно дали ({ $seat }): поверніть карту, яка у вас уже була.
dk-auction-on = Ідуть торги: грати самому (solo) або пас.
dk-talon-first = Спершу скажіть, як берете прикуп: подарунок чи знесення.
dk-bury-first = Спершу знесіть стільки карт, скільки у прикупі.
dk-gift-first = Спершу віддайте кожному суперникові по карті.
dk-swap-first = Спершу обмін: віддайте кожному суперникові по карті.
dk-return-first = Спершу поверніть карту одинакові.
dk-lead-due = Пора ходити: кладіть карти.
dk-answer-due = Пора відповідати: кладіть карти.
dk-quartet = У вас чотири карти одного рангу, ними й треба ходити: { $cards }.
dk-lead = Разом так не ходять: хід — карти однієї масті або три чи чотири карти одного рангу.
dk-answer-number = { $needed ->
    [one] Ходили { $needed } картою: стільки ж і кладіть
    [few] Ходили { $needed } картами: стільки ж і кладіть
   *[many] Ходили { $needed } картами: стільки ж і кладіть
}, а не { $number }.
dk-must-beat = Хто може побити, той мусить, а ви можете побити { $standing }{ $count ->
    [one] : кладіть { $cards }.
    [few] , наприклад { $cards }.
   *[many] , наприклад { $cards }.
}
dk-bury-number = { $needed ->
    [one] Знести треба { $needed } карту, а не { $number }.
    [few] Знести треба { $needed } карти, а не { $number }.
   *[many] Знести треба { $needed } карт, а не { $number }.
}
dk-give-number = { $needed ->
    [one] Віддати треба { $needed } карту, а не { $number }.
    [few] Віддати треба { $needed } карти, по одній кожному, а не { $number }.
   *[many] Віддати треба { $needed } карт, по одній кожному, а не { $number }.
}
dk-one-card = Тут кладуть одну карту, а не { $number }.
dk-return-received = { $card } вам щойно дали; поверніть карту, яка у вас уже була.
dk-return-highest = { $group ->
    [senior] Ваша найстарша група ♠
    [junior] Ваша найстарша група ♦
   *[ordinary] У вас тільки ♥ і ♣
}, повертають найстаршу з неї: { $cards }.
dk-s-answer = { $led ->
    [senior] Ходили ♠, і вони у вас є: кладіть ♠
    [junior] Ходили ♦, і вони у вас є: кладіть ♦
   *[ordinary] Ходили звичайною картою, і ♥ чи ♣ у вас є: кладіть їх
}{ $beating ->
    [0] . Побити { $standing } вам нічим.
   *[other] { " " }або карту, яка б’є { $standing }.
} { $card } не підходить.
ok-opening = Зараз не торг: { $number ->
    [3] відкрийте третю карту або стійте.
   *[other] відкрийте четверту карту або стійте.
}
ok-betting = Іде торг: ставте від { $low } до { $high } або пасуйте.
ok-betting-owed = Іде торг, і ставка { $highest }: відповідайте { $owed } або пасуйте.
ok-no-bet = Відповідати нема на що, ставки ще немає: ставте від { $low } до { $high } або пасуйте.
ok-bet-low = { $number } замало: перша ставка не менша за { $low }.
ok-bet-high = { $number } більше, ніж у вас є: щонайбільше { $high }.
ok-closed = Лишилося двоє, піднімати більше не можна: відповідайте { $owed } або пасуйте.
ok-raised-since = Ви в цьому колі вже казали, і після вас підняли: відповідайте { $owed } або пасуйте.
ok-nobody-to-raise = Фішок більше ні в кого не лишилося, піднімати нема проти кого: відповідайте { $owed } або пасуйте.
ok-short = Підняти понад { $highest } вам не вистачить: відповідайте, додавши { $owed }, або пасуйте.
ok-equal = Ставка й так { $number }: відповідайте або підніміть хоча б до { $low }.
ok-raise-low = { $number } менше за ставку { $highest }: підніміть хоча б до { $low }, відповідайте { $owed } або пасуйте.
ok-raise-high = { $number } більше, ніж у вас є: підняти можна не вище { $high }.

## Команди

play-begins = { $game }, { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}. Щоб ходити, друкуйте номер зі списку; «допомога» скаже решту.
play-goes-on = Партія з { $file } триває.
stopped = Запис партії: { $file }
go-on-with = Продовжити: { $command }
resume-over = Партію в { $file } уже закінчено.
resume-broken = { $file } не продовжити: { $why }
resume-flags = У партії, що триває, налаштування ті самі: з --resume не потрібно { $flags }.
resume-nothing = Незакінчених партій немає, тека { $folder }
record-refused = Роздача { $deal }, хід { $action } («{ $text }»): { $why }
no-such-game = Гри «{ $name }» немає, є { $games }.
no-such-level = Рівня «{ $name }» немає, є { $levels }.
bot-fault = { $name }: { $why }. За нього ходить клубний бот.
bot-fault-last = { $name }: { $why }. Далі замість нього грає клубний бот.
bot-fault-start = програма не запустилася
bot-fault-ended = програма завершилася
bot-fault-time = немає відповіді вчасно
bot-fault-flood = відповідь без кінця
bot-fault-garbage = надійшло щось, що не є відповіддю
bot-fault-illegal = недозволений хід
bot-fault-error = програма відповіла помилкою
program-no-file = { $file }: такого файлу немає.
program-not-executable = { $file } не запустити: зробіть файл виконуваним (chmod +x).
program-unreadable = { $file } не прочитати: { $why }
program-headless = У { $file } потрібен перший рядок на кшталт #!/usr/bin/env python3.
resume-programs = { $names }: програми, названі у файлі, не запускаються, за них грає клубний бот. З --bots exec:PATH вони грають далі.
no-letters = Цей вивід не показує { $language }: далі англійською.
no-such-language = Мови «{ $name }» немає, є { $languages }.
no-such-seat = Місця { $seat } немає: місця від { $low } до { $high }.
no-such-seats = Гравців може бути { $range }, а не { $seats }.
no-such-option = Параметра { $name } немає, є { $options }.
option-needs = { $name } не може бути { $value }. Можливо: { $what }.
option-form = Параметр пишуть як НАЗВА=ЗНАЧЕННЯ, а не «{ $text }».
bad-seed = Зерно пишуть шістнадцятково, парною кількістю цифр, а не «{ $seed }».
bad-deal = Роздачі { $deal } не буває.
file-exists = { $file } уже є.
replay-of = { $game }, { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}
options-are = Параметри:
to-act-is = { $who ->
    [you] Ваш хід
   *[other] Ходить { $name }
}. Можна:
deck-is = Колода:
dealer-is = Перший здавач за жеребом: { $name }
verdict-verified = Перевірено: тасування збігається із зерном.
verdict-false = Не збігається.
verdict-unchecked = Перевірити нема чого.
verify-commit-secret = відбиток — SHA-256 таємниці
verify-commit-not-secret = відбиток — не SHA-256 таємниці
verify-commit-seed = відбиток — SHA-256 зерна
verify-commit-not-seed = відбиток — не SHA-256 зерна, а таємницю не вказано
verify-commit-alone = немає ні таємниці, ні зерна, порівняти відбиток нема з чим
verify-seed-secret = зерно випливає з таємниці й чисел гравців
verify-seed-not-secret = зерно не випливає з таємниці й чисел гравців
verify-dealer-lot = жереб дає місце { $dealer }
verify-dealer-not-lot = у записі місце { $dealer }, а жереб дав би { $lot }
verify-deck-seed = колода випливає із зерна
verify-deck-not-seed = колода не випливає із зерна: карта { $place } — { $given }, а не { $expected }
verify-deck-length = колода не випливає із зерна: у ній { $given } карт, а не { $expected }
verify-nothing = у записі немає нічого, що можна перевірити

## Сервер

serve-how = Відкрийте цю адресу в браузері. Ctrl+C зупинить сервер, столи збережуться.

## Арена

arena-deals = { $game }: { $count ->
    [one] { $count } роздача
    [few] { $count } роздачі
   *[many] { $count } роздач
}, кожну зіграно { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
}
arena-matches = { $game }: { $count ->
    [one] { $count } партія
    [few] { $count } партії
   *[many] { $count } партій
}, кожну зіграно { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[many] { $times } разів
}
arena-bot = бот
arena-mean = середнє
arena-field = проти решти
arena-first = проти { $name }
arena-won = перемог
arena-move = мс на хід
arena-p95 = p95
arena-unit = Рахунок одного місця, { $unit }; ± до меж 95-відсоткового інтервалу.
arena-faults = { $name }: { $count ->
    [one] { $count } хід зробив
    [few] { $count } ходи зробив
   *[many] { $count } ходів зробив
} за нього клубний бот ({ $why }).
arena-progress = Роздач: { $done } із { $total }, лишилося { $left }
arena-stopped = Зупинено, нічого не збережено. З --state FILE арену можна продовжити.
arena-stopped-kept = Зупинено. Зігране зберігає { $file }: та сама команда продовжить.
arena-killed = Робочий процес було вбито, можливо, забракло пам’яті.

## Веб: сторінки

web-name = Козир
web-card = { $rank ->
    [T] 10
    [J] валет
    [Q] дама
    [K] король
    [A] туз
   *[other] { $rank }
} { $suit ->
    [C] треф
    [D] бубен
    [H] черв
   *[S] пік
}

# Перша сторінка.
web-home-title = Чотири карткові гри за одним столом
web-home-intro = Без облікового запису. Вільні місця займуть боти, друзі прийдуть за посиланням.
web-you-are = Ви: { $name }
web-name-yourself = Назвіть себе
web-language = Мова
web-theme-toggle = Світла чи темна тема
web-game-about-exchange = Міняйтеся із сусідом по одній карті, поки не зберете домовлену кількість четвірок.
web-game-about-donkey = Кожен має свій козир. Бийте, беріть банк і не назбирайте десяти штрафних банок.
web-game-about-odessa = Замовте взятки й візьміть рівно стільки. Здавачеві одне число заборонено.
web-game-about-oko = Дві карти, ставка, третя, ставка, четверта. Можна й не відкривати.
web-game-size = 2–{ $seats } { $seats ->
    [one] місце
    [few] місця
   *[many] місць
} · { $cards } { $cards ->
    [one] карта
    [few] карти
   *[many] карт
}
web-play = Грати
web-friends = Із друзями
web-making = Готуємо стіл…
web-go-back = Повернутися
web-running = { $game }: триває гра
web-waiting = { $game }: чекаємо гравців
web-taken-of = { $seats ->
    [one] зайнято { $taken } з { $seats } місця
    [few] зайнято { $taken } з { $seats } місць
   *[many] зайнято { $taken } з { $seats } місць
}
web-my-tables = Мої столи
web-open-tables = Відкриті столи
web-no-open-tables = Відкритих столів зараз немає. Створіть свій: «Із друзями», тоді «Відкритий».
web-no-my-tables = Тут будуть столи, за якими ви граєте.
web-free-seats = { $count ->
    [one] { $count } місце вільне
    [few] { $count } місця вільні
   *[many] { $count } місць вільно
}
web-only-bots = боти
web-over = закінчено
web-sit-down = Сісти
web-look = Підсумок
web-fair = Тасування можна перевірити: до першої роздачі стіл показує відбиток своєї таємниці.
web-how-it-works = Як це влаштовано
web-you = Ви
web-your-name = Ваше ім’я за столом
web-name-rule = від 1 до 20 знаків
web-name-bad = Таке ім’я не годиться: треба від 1 до 20 літер, цифр чи знаків.
web-save = Зберегти
web-saved = Збережено
web-guest = Гість { $word }
web-guest-words = Калина, Верба, Явір, Липа, Мальва, Барвінок, Ясен, Черемха, Терен, Малина, Волошка, Полин
web-theme = Тема
web-theme-auto = як у системі
web-theme-light = світла
web-theme-dark = темна
web-suits = Масті
web-suits-4 = 4 кольори
web-suits-2 = 2 кольори
web-move = Перейти на інший пристрій
web-move-why = За посиланням інший пристрій стане вашим: те саме ім’я, ті самі столи. Воно діє десять хвилин; іншим його не показуйте.
web-move-make = Створити посилання
web-move-title = Той самий гість на цьому пристрої
web-move-ask = Тут будуть те саме ім’я, ті самі столи й ті самі карти, що на пристрої, з якого посилання. Погоджуйтеся, лише якщо посилання ваше: хто його дав, побачить ваші карти.
web-move-warning = { $count ->
    [one] На цьому пристрої ви — { $name }, і у вас { $count } стіл. Якщо ви станете гостем за посиланням, звідси до нього вже не повернутися.
    [few] На цьому пристрої ви — { $name }, і у вас { $count } столи. Якщо ви станете гостем за посиланням, звідси до них уже не повернутися.
   *[many] На цьому пристрої ви — { $name }, і у вас { $count } столів. Якщо ви станете гостем за посиланням, звідси до них уже не повернутися.
}
web-move-stay = Залишитися: { $name }
web-move-take = Стати гостем за посиланням
web-move-old = Це посилання застаріло. Створіть нове на іншому пристрої.
web-copy = Скопіювати
web-copied = Скопійовано
web-share = Поділитися
web-link-here = Це посилання відкривається тільки на цьому комп’ютері. Для інших запустіть сервер із --lan: тоді посилання (і код QR) відкриють телефони в тій самій мережі. Або розмістіть його в мережі.
web-qr = Посилання у вигляді QR
web-no-server = Немає зв’язку із сервером.
web-try-again = Ще раз
web-lost-title = Тут нічого немає
web-lost-text = Такої сторінки немає, або столу вже немає.
web-home = До столів
web-close = Закрити
web-loading = Хвилинку…
web-no-rule = Правила зараз не відкриваються.

# Новий стіл.
web-new-title = Новий стіл: { $game }
web-new-presets = Набір правил
web-preset-written = Як написано
web-preset-short = Коротко
web-preset-house = Домашні
web-preset-own = свої правила
web-preset-about-exchange-written = За старим аркушем, одна роздача.
web-preset-about-exchange-short = Виграє одна четвірка.
web-preset-about-exchange-house = П’ять роздач; перемагає той, хто виграв більше.
web-preset-about-donkey-written = За старим аркушем: б’є на одну молодша, кожен має свій козир, десять банок — виліт.
web-preset-about-donkey-short = Як написано, але виліт на трьох банках.
web-preset-about-donkey-house = Як у звичних іграх: старша б’є, козир один на всіх.
web-preset-about-odessa-written = Сходинки до шести карт і назад, тоді роздача наосліп.
web-preset-about-odessa-short = Шість роздач: 1, 2, 3, 4, 5 і 6 карт.
web-preset-about-odessa-house = Зіграний пас вартий 5; карту не в масть покласти можна, але це −50.
web-preset-about-oko-written = По 100 фішок, поки всі не збере один.
web-preset-about-oko-short = По 50 фішок, десять роздач.
web-preset-about-oko-house = Після чужого підняття можна підняти знову.
web-seats = Місця
web-seat-you = Ви
web-seat-bot = Бот
web-seat-friend = Друг за посиланням
web-bot-steady = клубний бот
web-bot-random = легкий бот
web-bot-strong = сильний бот
web-bot-master = бот-майстер
web-bot-named = бот «{ $name }»
web-bot-owed = Бот «{ $name }» не дав ходу, за нього зіграв клубний.
web-seat-anyone = Будь-хто
web-seat-who = Хто сидить на місці { $number }
web-person = людина
web-seat-add = Додати місце
web-seat-remove = Прибрати місце
web-seats-range = { $low }–{ $high } { $high ->
    [one] місце
    [few] місця
   *[many] місць
}
web-seats-only = { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[many] { $count } місць
}
web-who-sees = Хто бачить стіл
web-private = За посиланням
web-private-why = стіл бачать лише запрошені
web-open = Відкритий
web-open-why = стіл є у списку, сісти може кожен
web-watch-tables = Столи, де можна подивитися
web-watch = Дивитися
web-watching = Ви глядач: бачите те, що бачать усі за столом. Господар столу бачить ваше ім’я.
web-watch-allow = Можна дивитися
web-watch-why-private = Дивитися партію може кожен, хто має посилання. Глядач бачить те, що бачать усі, чужих карт не бачить і зробити нічого не може.
web-watch-why-open = Дивитися партію може кожен. Глядач бачить те, що бачать усі, чужих карт не бачить і зробити нічого не може.
web-watch-on = За цим столом можна дивитися: глядачі бачать те, що бачать усі, але не карти в руках.
web-tally = Усі партії за цим столом
web-tally-played = зіграно
web-tally-won = перемог
web-sheet-host = Господар столу
web-host-pause = Поставити на паузу
web-host-resume = Продовжити
web-host-later = Місця, гру й правила можна змінювати між партіями: у партії карти в руці закріплені за місцем.
web-host-next-title = Наступна партія: { $game }
web-host-next = Наступна партія
web-host-next-about = Виберіть гру та правила. Усіх, хто сидить за столом, спитають, чи вони згодні.
web-host-close = Закрити стіл
web-host-close-about = Грати тут більше ніхто не зможе. Зіграні партії можна дивитися й далі.
web-host-close-match = Партію буде покинуто. Грати тут більше ніхто не зможе.
web-host-close-sure = Закрити назавжди
web-host-fill = Посадити бота
web-host-move = Поміняти місцями з наступним
web-host-remove = Прибрати
web-host-onlookers = Дивляться: { $count }
web-host-unseated = Тут, але без місця за столом: { $count }
web-host-removed = Прибрані з-за столу
web-host-admit = Впустити знову
web-news-admitted = { $name } знову може ввійти.
web-host-propose = Запропонувати
web-held-host = Господар столу поставив партію на паузу
web-held-about = Годинник стоїть, ходити не можна.
web-paused = пауза
web-held-about-none = Поки пауза, ходити не можна.
web-for-it = Я за
web-wait-agree = Почнеться, коли погодяться всі.
web-news-changed = Господар столу пропонує іншу партію.
web-news-released = Партія триває.
web-news-removed = Господар звільнив місце.
web-held = { $who ->
    [you] Ви поставили партію на паузу
   *[other] { $name } ставить партію на паузу
}
web-clock = Час на хід
web-clock-none = без часу
web-clock-relaxed = спокійно, 60 с
web-clock-brisk = жваво, 20 с
web-clock-why-none = Поки ви на зв’язку, думайте скільки завгодно. За того, кого немає хвилину, ходить бот.
web-clock-why-relaxed = 60 секунд на хід. Хто думає довше, витрачає запас: три хвилини на всю партію. Коли скінчиться й він, ходить бот; місце можна повернути одним дотиком.
web-clock-why-brisk = 20 секунд на хід. Хто думає довше, витрачає запас: хвилина на всю партію. Коли скінчиться й він, ходить бот; місце можна повернути одним дотиком.
web-clock-spare = запас
web-clock-about = Час на цей хід + ваш запас на всю партію
web-pause = Між роздачами
web-pause-none = без перерви
web-pause-seconds = { $count } с
web-pause-minutes = { $count } хв
web-pause-all = доки не готові всі
web-pause-is = між роздачами: { $pause }
web-pause-why-none = Наступна роздача починається одразу; підсумок попередньої можна прочитати й під час гри.
web-pause-why = Видно, чим скінчилася роздача. Наступна почнеться, коли будуть готові всі, але не пізніше ніж за { $length }. Боти готові завжди.
web-why-so = Чому так: прочитання правил
web-rule-link = Правило { $rule }
web-less = Менше
web-more = Більше
web-make-table = Створити стіл
web-cant-make = Такого столу бути не може: { $message }
web-too-many = Забагато столів одразу. Зачекайте трохи.

# Параметри простими словами.
web-option-target = Скільки четвірок виграє
web-option-max-exchanges = Межа обмінів у роздачі
web-option-max-exchanges-note = 0: без межі
web-option-deals = Роздач у партії
web-option-deals-note-oko = 0: поки всі фішки не збере один
web-option-form = Як граємо
web-option-trump = Козирі
web-option-trump-suits = Козирні масті
web-option-beating = Що б’є карту тієї ж масті
web-option-must-beat = Чи треба бити
web-option-redeal = Коли перездавати
web-option-talon = Що одинак робить із прикупом
web-option-limit = До скількох банок
web-option-max-deals = Роздач по шість карт
web-option-blind-deals = Роздач наосліп наприкінці
web-option-sizes = Скільки карт роздають
web-option-zero-bonus = Зіграний пас вартий
web-option-zero-bonus-note = очок
web-option-revoke = Карта не в масть
web-option-stack = Фішок у кожного
web-option-ante = Початкова ставка
web-option-min-bet = Найменша перша ставка
web-option-reraise = Якщо після вас підняли
web-option-showdown-at-two = Коли лишилося двоє
web-value-form-ffa = Кожен за себе
web-value-form-pairs = Двоє на двох
web-value-form-two-vs-one = Двоє на одного
web-value-form-three-vs-one = Троє на одного
web-value-trump-own = Кожен має свій
web-value-trump-none = Без козирів
web-value-trump-one = Один на всіх
web-value-trump-two = Два на всіх
web-value-trump-ranked = Молодший ♦ і старший ♠
web-value-beating-next-lower = Рівно на одну молодша
web-value-beating-any-lower = Будь-яка молодша
web-value-beating-any-higher = Будь-яка старша
web-value-must-beat-false = Можна скинути завжди
web-value-must-beat-true = Хто може побити, мусить
web-value-redeal-one-hand = Т К Д 10 ♠ в одній руці
web-value-redeal-literal = Якщо вони не в одній руці
web-value-redeal-never = Ніколи
web-value-talon-gift = Бере й віддає кожному по карті
web-value-talon-bury = Зносить стільки ж, тоді бере
web-value-talon-choice = Каже сам, що з двох
web-value-sizes-ladder = Сходинки
web-value-sizes-own = Свій список
web-value-revoke-forbid = Не приймається
web-value-revoke-penalty = Коштує 50 очок
web-value-reraise-false = Відповісти або пас
web-value-reraise-true = Можна підняти знову
web-value-showdown-at-two-all = Відкривають усі карти
web-value-showdown-at-two-opened = Вирішують відкриті карти
web-value-showdown-at-two-off = Роздача триває
web-why-form-ffa = 2–4 місця
web-why-form-pairs = 4 місця, партнери навпроти
web-why-form-two-vs-one = 3 місця, торги й прикуп
web-why-form-three-vs-one = 4 місця, торги й обмін
web-why-trump-own = найчастіший спосіб; масть обирають, сідаючи за стіл
web-why-trump-two = звичайні карти не б’ють козирів
web-why-trump-ranked = ♥ і ♣ звичайні
web-why-beating-any-higher = як у звичних іграх
web-why-redeal-literal = майже кожну роздачу
web-why-sizes-ladder = від 1 до 5 карт, шістки, від 5 до 1
web-why-sizes-own = у роздачі від 1 до 6 карт, наприклад 1 2 3
web-why-revoke-penalty = і розіграш починається знову
web-why-reraise-false = одне підняття на кожного в колі
web-sizes-bad = Розміри: числа від 1 до 6, не більше ста.

# Коли стіл готовий.
web-invite-join = Сідайте грати: { $game }

## Web: table

web-deal = Роздача
web-deal-number = Роздача { $number }
web-trick = взятка { $number }
web-trick-of = { $number } з { $of }
web-trump = козир
web-your-turn = Ваш хід
web-to-act = ходить зараз
web-your-hand = Ваші карти
web-card-closed = закрита карта
web-cards = { $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}
web-dealer = Роздає
web-dealer-letter = Р
web-anticlockwise = проти годинникової
web-anticlockwise-about = Ходять проти годинникової стрілки
web-ask-lead = Ваш хід: вибирайте
web-ask-card = Ваш хід: кладіть карту
web-choose-more = Ще { $count }
web-choose-card = Виберіть карту
web-clear = Скасувати
web-confirm = Підтвердьте хід
web-onward = Далі
web-rest-ready = Чекаємо
web-rest-is-ready = чекає наступної роздачі
web-rest-count = Готові: { $ready } з { $of }
web-rest-for = чекаємо: { $names }
web-rest-next = наступна роздача за
web-news-ready = { $who ->
    [you] Ви чекаєте наступної роздачі.
   *[other] { $name } чекає наступної роздачі.
}
web-out = Для вас ця партія скінчилася
web-out-about = Можна додивитися до кінця; на вас ніхто не чекає.
web-out-leave = Піти
web-column = Рахунок і хід гри
web-here = тут
web-not-connected = немає зв’язку
web-bot-plays = за це місце грає бот
web-bot-plays-you = За вас грає бот
web-sheet-last = Остання взятка
web-sheet-score = Рахунок
web-sheet-log = Хід гри
web-sheet-rules = Правила
web-sheet-settings = Налаштування
web-sheet-menu = Меню
web-earlier = Раніше
web-later = Пізніше
web-this-deal = Ця роздача
web-whole-match = Уся партія
web-set-suits = Масті
web-set-cards = Карти
web-cards-normal = звичайні
web-cards-large = великі
web-set-confirm = Хід двома дотиками
web-set-confirm-about = перший вибирає, другий кладе
web-set-motion = Рух карт
web-set-motion-about = вимкнено, якщо так просить система
web-set-sound = Звук, коли мій хід
web-set-vibrate = Вібрація, коли мій хід
web-hint = Підказка
web-hint-is = { $level ->
    [steady] Підказка клубного бота: { $action }.
   *[other] Підказка: { $action }.
}
web-hint-thinks = Думаю…
web-hint-only = Іншого вибору немає.
web-hint-worth = У середньому { $value } за цю здачу.
web-hint-others = Інакше: { $others }.
web-hint-other = { $action } ({ $value })
web-hints-allow = Підказки
web-hints-why = На своєму ході можна спитати, як із тими самими картами повівся б сильний бот. Для вправ із ботами; з людьми чесніше без підказок.
web-hints-on = з підказками
web-bots-level = Рівень ботів
web-guide = Підказки новачкові
web-guide-about = кілька слів у потрібну мить
web-guide-close = Зрозуміло
web-mute = Не показувати реплік
web-phrases = Сказати
web-phrase-0 = Вітаю
web-phrase-1 = Щасти
web-phrase-2 = Гарно зіграно
web-phrase-3 = Дякую
web-phrase-4 = Перепрошую
web-phrase-5 = Хвилинку
web-phrase-6 = Думаю
web-phrase-7 = Ваш хід
web-phrase-8 = Ха
web-phrase-9 = Ой
web-phrase-10 = Ще партію?
web-phrase-11 = До побачення
web-leave = Встати з-за столу
web-leave-about = За вас дограє бот. Повернутися можна будь-коли.
web-news-lost = Немає зв’язку
web-news-retry = пробуємо знову
web-news-elsewhere = Стіл відкрито в іншій вкладці
web-news-elsewhere-about = тут його лише показано
web-play-here = Грати тут?
web-play-here-why = Ходити можна лише в одній вкладці, щоб хід не пішов двічі.
web-play-here-do = Грати тут
web-offline = Місце лишається вашим
web-offline-about = Карти не пропадуть. Якщо зв’язку довго не буде, за вас зіграє бот; повернетеся — місце знову ваше.
web-missed = { $count ->
    [0] За вас грає бот
    [one] Бот зробив за вас { $count } хід
    [few] Бот зробив за вас { $count } ходи
   *[many] Бот зробив за вас { $count } ходів
}
web-missed-about = Зіграного не скасувати.
web-back = Повернути місце
web-news-away = { $who ->
    [you] За вас тепер грає бот.
   *[other] { $name }: тепер грає бот.
}
web-news-back = { $who ->
    [you] Ви знову за столом.
   *[other] { $name } знову за столом.
}
web-table-closed = Цей стіл закрито.
web-table-refused-none = Такого столу немає.
web-table-refused-full = За цим столом немає вільних місць.
web-table-refused-no = Цей стіл лише для тих, хто має посилання.
web-table-refused-many = Забагато одразу. Зачекайте й відкрийте сторінку знову.
web-table-refused-down = Сервер не відповідає.
web-wait-for = { $count ->
    [one] Бракує { $count } гравця
    [few] Бракує { $count } гравців
   *[many] Бракує { $count } гравців
}
web-wait-begins = Партія починається
web-wait-bots = { $count ->
    [one] Посадити { $count } бота й почати
    [few] Посадити { $count } ботів і почати
   *[many] Посадити { $count } ботів і почати
}
web-sit-as = Сісти за стіл
web-name-trump = Ваш козир
web-trump-given = Ви не обрали козир і отримали першу вільну масть: { suits }.
web-trump-first = Козир у кожного свій. Оберіть масть і натисніть «Сісти». Хто не обирає, отримує першу вільну: { suits }.
web-seat-free = вільно
web-stand-up = Встати
web-invite = Посилання для друзів
web-invite-open = Стіл відкритий: сісти може кожен. За посиланням друзі потраплять просто сюди.
web-invite-private = Стіл бачать лише ті, хто має це посилання.
web-commit = Відбиток тасування:
web-standing = Підсумок
web-settled-why = OD-DOUBLE: підсумок нижче нуля в кінці партії зараховують удвічі.
web-settled = у залік { $amount }
web-end-after = { $count ->
    [one] Партію закінчено, { $count } роздача
    [few] Партію закінчено, { $count } роздачі
   *[many] Партію закінчено, { $count } роздач
}
web-last-deal = Остання роздача
web-record = Запис
web-rematch = Ще партія
web-rematch-waiting = Чекаємо на решту
web-ready = грає
web-left = місце вільне
web-and-you = ви?
web-thinks = думає
web-od-phase-bid = замовлення
web-od-phase-play = взятка { $number }/{ $of }
web-od-blind = наосліп
web-od-bid = каже
web-od-pass = пас
web-od-taken = узято { $taken } з { $bid }
web-od-dealers-card = карта здавача
web-od-ask-blind = Замовлення наосліп: скільки взяток?
web-od-bid-no = { $count ->
    [0] пас: зараз не можна
   *[other] { $count } замовити не можна
}
web-od-hook = Ваше замовлення останнє: сума не повинна дорівнювати кількості карт.
web-od-cards = { $count ->
    [one] У цій роздачі { $count } взятка.
    [few] У цій роздачі { $count } взятки.
   *[many] У цій роздачі { $count } взяток.
}
web-od-deals = Роздачі
web-od-ladder = Висота: карт на руках.
web-od-ladder-blind = Висота: карт на руках. Пунктир: роздача наосліп.
web-od-score = Як замовлено: 10 за взятку. Більше: 1 за взятку. Менше: −10 за кожну, якої бракує. OD-SCORE
web-guide-od-bid = Скажіть, скільки взяток візьмете. Рівно стільки — по 10 очок, більше — по 1, за кожну, якої бракує, −10.
web-guide-od-lead = Ходите ви, будь-якою картою. Бере найстарша карта цієї масті, якщо ніхто не покладе козиря.
web-guide-od-follow = Кладіть масть, з якої пішли. Немає її — козир, немає й козиря — будь-яку карту. Що можна покласти, піднято.
web-dk-phase-auction = торги
web-dk-phase-talon = прикуп
web-dk-phase-bury = знесення
web-dk-phase-give = подарунки
web-dk-phase-swap = обмін
web-dk-phase-return = повернення
web-dk-own-trump = { $suit ->
    [C] свій козир: трефи
    [D] свій козир: бубни
    [H] свій козир: черви
   *[S] свій козир: піки
}
web-dk-said-pass = пас
web-dk-said-solo = сам
web-dk-asked = вирішує
web-dk-unasked = чекає
web-dk-solo = сам
web-dk-others = проти
web-dk-partner = з вами
web-dk-stock = колода
web-dk-beaten = бито
web-dk-discarded = скинуто
web-dk-led = { $who ->
    [you] Ваш хід
   *[other] Ходить { $name }
}
web-dk-beat = { $who ->
    [you] Б’єте ви
   *[other] Б’є { $name }
}
web-dk-takes = { $who ->
    [you] Банк берете ви
   *[other] Банк бере { $name }
}
web-dk-takes-bank = { $who ->
    [you] Банк берете ви
   *[other] Банк бере { $name }
}{ $count ->
    [one] , { $count } карта
    [few] , { $count } карти
   *[many] , { $count } карт
}
web-dk-ordinary = прості
web-dk-junior = молодші
web-dk-senior = старші
web-dk-banki = Банки, виліт на { $limit }
web-dk-score = Що менше банок, то краще; хто набрав { $limit }, вилітає. DK-OUT
web-dk-form-now = Решта грає далі: { $form } (DK-OUT).
web-dk-ask-answer = { $count ->
    [1] Бийте або скиньте карту
    [one] Бийте або скиньте { $count } карту
    [few] Бийте або скиньте { $count } карти
   *[many] Бийте або скиньте { $count } карт
}
web-dk-ask-beat = { $count ->
    [1] Бийте: виберіть карту
    [one] Бийте: виберіть { $count } карту
    [few] Бийте: виберіть { $count } карти
   *[many] Бийте: виберіть { $count } карт
}
web-dk-ask-discard = { $count ->
    [1] Бити нічим: скиньте карту
    [one] Бити нічим: скиньте { $count } карту
    [few] Бити нічим: скиньте { $count } карти
   *[many] Бити нічим: скиньте { $count } карт
}
web-dk-ask-give = { $count ->
    [one] Карту суперникові
    [few] По карті кожному
   *[many] По карті кожному
}
web-dk-pass = Пас
web-dk-play-solo = Граю сам
web-dk-gift = Подарунок
web-dk-gift-how = { $count ->
    [one] узяти { $count } карту, потім дати кожному по одній
    [few] узяти { $count } карти, потім дати кожному по одній
   *[many] узяти { $count } карт, потім дати кожному по одній
}
web-dk-bury = Знесення
web-dk-bury-how = { $count ->
    [one] спершу відкласти { $count } карту, потім узяти прикуп
    [few] спершу відкласти { $count } карти, потім узяти прикуп
   *[many] спершу відкласти { $count } карт, потім узяти прикуп
}
web-dk-do-bury = Знести
web-dk-do-give = Віддати
web-dk-do-return = Повернути
web-dk-do-lay = { $count ->
    [1] Покласти карту
    [one] Покласти { $count } карту
    [few] Покласти { $count } карти
   *[many] Покласти { $count } карт
}
web-dk-do-beat = { $count ->
    [1] Бити цією картою
    [one] Бити { $count } картою
    [few] Бити { $count } картами
   *[many] Бити { $count } картами
}
web-dk-do-discard = { $count ->
    [1] Скинути цю карту
    [one] Скинути { $count } карту
    [few] Скинути { $count } карти
   *[many] Скинути { $count } карт
}
web-dk-lead = { $count ->
    [1] Піти цією картою
    [one] Піти { $count } картою
    [few] Піти { $count } картами
   *[many] Піти { $count } картами
}
web-dk-this-beats = { $count ->
    [one] Ваша карта б’є
    [few] Ваші { $count } карти б’ють
   *[many] Ваші { $count } карт б’ють
}
web-dk-this-discards = { $count ->
    [one] Це скид
    [few] Це скид, { $count } карти
   *[many] Це скид, { $count } карт
}
web-dk-by-rank = така сама
web-dk-by-trump = козир
web-dk-by-special = { $rank } у масть
web-dk-by-lower = молодша
web-dk-by-higher = старша
web-dk-note-lead = Ходять картами однієї масті або трьома-чотирма однієї вартості. DK-LEAD
web-dk-note-lead-one = Ходять однією картою, будь-якою. DK-S-LEAD
web-dk-note-answer = Вибирайте карти: ще до ходу буде видно, чи б’ють вони. DK-ANSWER
web-dk-note-bury = Їх ніхто не побачить; їхні очки ваші. DK-S-TALON
web-dk-nothing = нічим
web-dk-any = усі
web-dk-what-beats = Чим це б’ється
web-guide-dk-lead = Ходите ви. Виберіть карту, і буде видно, чим її б’ють. Чиї карти не поб’ють, той бере все; що більше очок, то менше банок.
web-guide-dk-answer = { $count ->
    [1] Покладіть карту: вона б’є, або це скид. Чию карту не поб’ють, той бере все покладене.
    [one] Покладіть { $count } карту: вона б’є, або це скид. Чию карту не поб’ють, той бере все покладене.
    [few] Покладіть { $count } карти: б’ють карта карту, або всі йдуть у скид. Чиї карти не поб’ють, той бере все покладене.
   *[many] Покладіть { $count } карт: б’ють карта карту, або всі йдуть у скид. Чиї карти не поб’ють, той бере все покладене.
}
web-guide-dk-s-answer = Покладіть карту, яка б’є, або будь-яку з тієї ж групи: ♥ і ♣ — одна група, ♦ і ♠ — кожна окремо. Немає такої — кладіть будь-яку.
web-guide-dk-lower = Тут молодші б’ють старших: ваша { $card } б’є { $standing }.
web-guide-dk-higher = Тут б’ють старшою картою: ваша { $card } б’є { $standing }.
web-guide-dk-special = 6 і 8 б’ють майже всю свою масть (6 — крім 8 і Д, 8 — крім К і Д): ваша { $card } б’є { $standing }.
web-guide-dk-rank = Карти однієї вартості б’ють одна одну: ваша { $card } б’є { $standing }.
web-guide-dk-trump = Козир б’є інші масті: ваша { $card } б’є { $standing }.
web-guide-dk-solo = Хто грає сам, грає проти всіх інших разом. ♠ б’ють ♦, а ♦ б’ють ♥ і ♣.
web-ok-passed = пас
web-ok-all-in = ва-банк
web-ok-opened = { $count ->
    [one] відкрито { $count } карту
    [few] відкрито { $count } карти
   *[many] відкрито { $count } карт
}
web-ok-pot = кін
web-ok-pot-title = Кін
web-ok-in = ставка { $count }
web-ok-ask-bet = Ставите чи пас?
web-ok-ask-raise = Відповісти { $count } чи підняти?
web-ok-ask-call = Відповісти { $count } чи пас?
web-ok-note-stand = Хто стоїть, грає на відкритих картах і більше не відкриває. Це бачать усі; сама закрита карта лишається невідомою й вам.
web-ok-stand = { $count ->
    [one] Стояти на { $count }
    [few] Стояти на { $count }
   *[many] Стояти на { $count }
}
web-ok-open = Відкрити карту
web-ok-pass = Пас
web-ok-call = Відповісти { $count }
web-ok-call-all = Відповісти, ва-банк: { $count }
web-ok-bet = Поставити { $count }
web-ok-raise = Підняти до { $count }
web-ok-up-to = до { $count }
web-ok-range = Від { $low } до { $high }.
web-ok-amount = Скільки фішок
web-ok-slider = Ставка від { $low } до { $high }
web-ok-less = на { $count } менше
web-ok-more = на { $count } більше
web-ok-min = мін.
web-ok-half = пів кону
web-ok-all = усе
web-ok-wins = { $who ->
    [you] Ви берете { $count }
   *[other] { $name } бере { $count }
}
web-ok-not-shown = не показано
web-ok-chips-note = Фішки ігрові, не гроші.
web-ok-two-note = Лишаться двоє: торги закриються (OK-TWO).
web-ok-strengths = Від слабкої до сильної
web-ok-yours = у вас: { $worth }
web-ok-kind-high = Найстарша карта
web-ok-kind-two-suit = Дві однієї масті
web-ok-kind-three-suit = Три однієї масті
web-ok-kind-three-rank = Три однієї вартості
web-ok-kind-four-suit = Нарош: чотири однієї масті
web-ok-kind-four-rank = Чотири однієї вартості
web-ok-about-high = Т 11, К Д В 10 по 10, 9
web-ok-about-two-suit = сума; два тузи завжди 22
web-ok-about-three-suit = сума
web-ok-about-three-rank = старша вартість
web-ok-about-four-suit = сума
web-ok-about-four-rank = найсильніше
web-ok-score = Фішки ігрові, не гроші. OK-MATCH
web-guide-ok-bet = Ви бачите дві свої карти з чотирьох. Якщо вони того варті, ставте; хто пасує, виходить із роздачі.
web-guide-ok-call = Ставку зроблено: відповідайте, піднімайте або пасуйте й виходьте з роздачі.
web-guide-ok-open = Ще одна карта гірше не зробить. А хто стоїть, дає решті знак: йому досить своїх.
web-ex-gave = віддає
web-ex-waits = чекає
web-ex-wins = перемог { $count }
web-ex-giving = віддаєте ви
web-ex-answering = відповідаєте ви
web-ex-quartet = четвірка
web-ex-group = { $count } з 4
web-ex-between = Міняються: { $first } і { $second }
web-ex-has-given = { $who ->
    [you] віддали ви
   *[other] віддає { $name }
}
web-ex-you-give = ви віддаєте
web-ex-you-return = ви повернете
web-ex-note-give = { $name } побачить карту й поверне одну зі своїх.
web-ex-mine = Що віддано й отримано
web-ex-exchange = обмін
web-ex-given = віддано
web-ex-got = отримано
web-ex-seen = Це бачите лише ви й той, з ким мінялися. EX-SEEN
web-ex-score = { $count ->
    [one] Роздачу виграє { $count } четвірка. EX-WIN
    [few] Роздачу виграють { $count } четвірки. EX-WIN
   *[many] Роздачу виграють { $count } четвірок. EX-WIN
}
web-guide-ex-give = { $count ->
    [one] Збирайте { $count } четвірку: чотири карти однієї вартості. Віддайте непотрібну, натомість прийде інша.
    [few] Збирайте { $count } четвірки: по чотири карти однієї вартості. Віддайте непотрібну, натомість прийде інша.
   *[many] Збирайте { $count } четвірок: по чотири карти однієї вартості. Віддайте непотрібну, натомість прийде інша.
}
web-guide-ex-return = Прийшла карта. Поверніть одну з колишніх, не її саму.

## Web: чи чесно, і розбір

web-fair-title = Чесне тасування
web-fair-before = Перш ніж хтось сяде, стіл показує відбиток своєї таємниці. Пристрій кожного гравця додає власне число. Після партії все це відкривають, і перевірка обчислює колоди наново.
web-fair-given-up = Стіл закрито, тож таємницю відкрито: за нею вже нічого не здаватимуть.
web-fair-verify = Перевірити тасування
web-fair-verdict-verified = Усе збігається: карт ніхто не міг дібрати.
web-fair-verdict-false = Не збігається.
web-fair-verdict-unchecked = Перевіряти тут нема чого.
web-fair-verified = Правильно:
web-fair-false = Неправильно:
web-fair-note = Примітка:
web-fair-commit-secret = Відбиток знято з цієї таємниці.
web-fair-commit-not-secret = Відбиток знято не з цієї таємниці: змінили щось одне з двох.
web-fair-commit-seed = Відбиток знято з цього зерна.
web-fair-commit-not-seed = Відбиток знято не з цього зерна, а таємниці в записі немає.
web-fair-commit-alone = Відбиток є, але порівняти його нема з чим: немає ні таємниці, ні зерна.
web-fair-seed-secret = Зерно випливає з таємниці й чисел гравців.
web-fair-seed-not-secret = Зерно не випливає з таємниці й чисел гравців: щось із них змінили або переставили.
web-fair-dealer-lot = За жеребом першим здає { $dealer }.
web-fair-dealer-not-lot = За домовленістю першим здає { $dealer }; жереб вказав би: { $lot }.
web-fair-decks = { $count ->
    [one] Колода { $count } роздачі випливає із зерна.
    [few] Колоди { $count } роздач випливають із зерна.
   *[many] Колоди { $count } роздач випливають із зерна.
}
web-fair-deck-not-seed = Роздача { $deal }: колода не випливає із зерна. Карта номер { $place } — { $given }, а була б { $expected }.
web-fair-deck-length = Роздача { $deal }: колода не випливає із зерна. Карт у ній { $given }, а не { $expected }.
web-fair-nothing = У записі немає ні зерна, ні таємниці.
web-fair-unreadable = Запис не читається: { $path }.
web-fair-seen-commit = Саме цей відбиток цей пристрій бачив перед партією.
web-fair-seen-not-commit = Перед партією цей пристрій бачив інший відбиток.
web-fair-seen-nonce = Число, яке додав цей пристрій, серед чисел гравців є.
web-fair-seen-not-nonce = Числа, яке додав цей пристрій, серед чисел гравців немає.
web-fair-here = Обчислено на цьому пристрої, без сервера.
web-fair-numbers = Самі числа
web-fair-commit = Відбиток
web-fair-secret = Таємниця
web-fair-nonce = Число: { $name }
web-fair-seed = Зерно
web-fair-none = немає
web-fair-formula = Відбиток: SHA-256 таємниці. Зерно: SHA-256 таємниці та чисел гравців за порядком місць. Те саме дадуть «sha256sum» і «kozyr verify».
web-fair-deck = Колода роздачі { $number }, верхня карта перша
web-replay-look = Розбір
web-replay-title = Розбір: { $game }
web-replay-unfinished = Партію не дограно.
web-replay-table = Стіл у цю мить
web-replay-player = Програвач
web-replay-about = Про цю мить
web-replay-back = Крок назад
web-replay-on = Крок уперед
web-replay-play = Грати
web-replay-stop = Стоп
web-replay-speed = Швидкість: { $speed }
web-replay-speed-slow = повільно
web-replay-speed-normal = звичайно
web-replay-speed-fast = швидко
web-replay-moment = Перейти
web-replay-step = Крок роздачі
web-replay-eyes = Що видно
web-replay-all = Усі руки
web-replay-one = Очима одного місця
web-replay-seat = Місце внизу
web-replay-hand-of = Рука: { $name }
web-replay-closed = Закрита карта: { $card }
web-replay-hidden = Ходить { $name }; із цього місця ходу не видно.
web-replay-legal = Що можна: { $name }
web-replay-not-seen = Ходить інше місце. Що йому можна, звідси не видно.
web-replay-chosen = Обрано:
web-replay-bets = поставити від { $low } до { $high }
web-replay-more = { $count ->
    [one] і ще { $count }
    [few] і ще { $count }
   *[many] і ще { $count }
}
web-replay-redealt = Роздачу скасовано: знову здає той самий.
web-replay-watch = Крок за кроком
web-replay-steps = Кроки
web-replay-no-steps = У цій роздачі нікому не довелося ходити.
web-replay-download = Завантажити
web-replay-open = Відкрити запис
web-replay-matches = Партії цього столу
web-replay-empty = Відкрийте запис партії або перетягніть його файл на цю сторінку.
web-replay-drop = Відпустіть, і запис відкриється
web-replay-drop-hint = Запис — невеликий файл «.toml». Він програється тут і ніде не зберігається.
web-replay-missing = Такої партії немає, або її ще не закінчено. Розібрати можна закінчену.
web-replay-fault = Цей запис не програти: { $path }: { $message }
web-replay-refused = Цей запис не програти. Роздача { $deal }, дія { $action }: { $why }
web-replay-too-long = Для запису цей файл завеликий.
web-replay-share = Поділитися миттю
web-replay-share-about = Хто відкриє посилання, побачить партію саме на цьому кроці.

## Web: what the table refuses

web-denied-closed = Цей стіл закрито.
web-denied-not-begun = Партія ще не почалася.
web-denied-match-on = Партія вже триває.
web-denied-not-over = Партію ще не закінчено.
web-denied-not-ready = Стіл готує наступну партію. Спробуйте ще раз.
web-denied-not-seated = У вас тут немає місця.
web-denied-seated-already = Ви вже сидите за цим столом.
web-denied-seat-taken = Це місце зайняте.
web-denied-no-seat = Місця { $number } немає.
web-denied-not-a-bot = { $seat }: це не бот.
web-denied-bot-plays = Зараз за вас грає бот. Спершу поверніть своє місце.
web-denied-back-once = Цей хід робить бот. Поверніть місце після нього.
web-denied-no-trump = Тут гравці не обирають козирів.
web-denied-bad-trump = Козир — одна з чотирьох мастей.
web-denied-trump-taken = Цей козир зайнятий: { suits }.
web-denied-not-host = Це може лише господар столу.
web-denied-not-all-want = Ще не всі згодні на нову партію.
web-denied-no-person = Спершу хтось має сісти.
web-denied-too-fast = Зачекайте трохи.
web-denied-no-phrase = Такої фрази немає: { $number }.
web-denied-bad-id = Повідомлення не вдалося прочитати.
web-denied-bad-nonce = Повідомлення не вдалося прочитати.
web-denied-bad-secret = Повідомлення не вдалося прочитати.
web-denied-no-hint = Підказка буває лише на вашому ходу.
web-denied-hints-off = За цим столом підказок немає.
web-denied-held = Господар столу поставив партію на паузу.
web-denied-not-yourself = Себе прибрати не можна: просто встаньте з-за столу.
web-denied-removed = Господар прибрав вас з-за цього столу.
web-denied-seats-taken = На місці, якого не стане, хтось сидить. Спершу пересадіть його.

# Уроки й задачі

web-learn = Навчитися
web-learn-about = Короткий урок з кожної гри, крок за кроком, і задачі з доведеними відповідями.
web-lesson-of = { $game }: урок
web-lesson-step = Крок { $number } з { $of }
web-lesson-steps = Крок за кроком
web-lesson-next = Далі
web-lesson-back = Назад
web-lesson-other = Правила це дозволяють. Але в цьому уроці треба { $action }.
web-lesson-odessa-aim = Скажіть, скільки взяток візьмете
web-lesson-odessa-aim-text = У всіх по три карти, і кожен по черзі замовляє взятки. Узяли рівно стільки — по 10 очок за кожну. У цьому вся гра.
web-lesson-odessa-trump = Одна масть — козир
web-lesson-odessa-trump-text = Після роздачі відкрили В♠, отже, козир — піки: будь-яка піка б’є всі інші масті. Ваш Т♠ серед них найстарший.
web-lesson-odessa-bid = Ви здавач і кажете останнім
web-lesson-odessa-bid-text = Двоє інших замовили по 1. Чому вам так не можна, сказано нижче. Т♠ візьме напевно, К♥ — найімовірніше: скажіть 2.
web-lesson-odessa-follow = Кладіть у масть
web-lesson-odessa-follow-text = Перший хід — Д♥, за нею лягла 9♥. У вас є чирва, її й треба класти. Спробуйте іншу карту: стіл пояснить, чому не можна. Потім покладіть К♥.
web-lesson-odessa-took = Бере найстарша
web-lesson-odessa-took-text = Козирів ніхто не клав, отже, бере найстарша чирва: ваш К♥. Одна з двох. Хто взяв, той і ходить.
web-lesson-odessa-lead = Певна взятка
web-lesson-odessa-lead-text = Ходити можна з будь-якої карти. Козирного туза не поб’є ніщо: ходіть Т♠.
web-lesson-odessa-drawn = Їм довелося віддати козирі
web-lesson-odessa-drawn-text = В обох була піка, її й довелося покласти: хід із козиря витягує чужі козирі. Дві з двох. Більше вам не треба.
web-lesson-odessa-lose = А тепер віддайте
web-lesson-odessa-lose-text = Третя взятка перетворила б 20 очок на 3. Ходіть 7♦: карта маленька, хтось її візьме.
web-lesson-odessa-trumped = Немає бубни? Тоді козир
web-lesson-odessa-trumped-text = 10♦ лягла в масть. { bot-3 } без бубни, і потрібен козир: 8♠ бере. У кого немає ні масті, ні козиря, кладе будь-що.
web-lesson-odessa-score = Що це дало
web-lesson-odessa-score-text = Як замовлено: 10 за взятку. Більше: лише 1 за взятку. Менше: −10 за кожну, якої бракує.
web-lesson-odessa-match = Уся партія
web-lesson-odessa-match-text = Роздачі ростуть від однієї карти до шести й знову спадають; остання — наосліп. Перемагає більший підсумок. Тепер грайте або розв’язуйте задачі з головної сторінки.
web-lesson-exchange-aim = Чотири однакові
web-lesson-exchange-aim-text = Роздають усі карти. Чотири карти однієї вартості — четвірка. У цій короткій грі перемагають дві четвірки.
web-lesson-exchange-hand = Що ви збираєте
web-lesson-exchange-hand-text = Руку розкладено за вартістю. У вас три сімки і три королі: бракує лише 7♥ і К♥.
web-lesson-exchange-give = Карту віддав — карту дістав
web-lesson-exchange-give-text = Починаєте ви. Сусід дістає вашу карту й відповідає своєю. Двійки вам ні до чого: віддайте 2♣.
web-lesson-exchange-got = Що прийшло
web-lesson-exchange-got-text = Прийшла 9♥. Спершу сусід подивився на вашу карту, потім обрав відповідь. Тепер він міняється зі своїм сусідом, і так по колу.
web-lesson-exchange-secret = Чого не видно
web-lesson-exchange-secret-text = Два обміни минули без вас. Які то були карти, знають лише ті двоє; ви бачите тільки, що обмін був.
web-lesson-exchange-return = Тепер відповідаєте ви
web-lesson-exchange-return-text = { bot-4 } віддає вам 7♥, четверту сімку! Поверніть карту натомість, але не її саму: спробуйте й побачите. Потім поверніть 10♥.
web-lesson-exchange-quartet = Перша четвірка
web-lesson-exchange-quartet-text = Сімки зібрано. Хто переміг, дивляться після кожного повного обміну, коли перейшли обидві карти.
web-lesson-exchange-again = Знову ваш хід
web-lesson-exchange-again-text = Ви знову віддаєте першим, і бракує лише К♥. Віддайте 2♦.
web-lesson-exchange-won = Дві четвірки
web-lesson-exchange-won-text = Прийшов К♥, і роздача одразу закінчується. Четвірки переможця показують, решта карт так і лишається таємницею.
web-lesson-exchange-feed = Що роблять майстри
web-lesson-exchange-feed-text = Не годуйте сусіда: що він раз залишив, те й збирає. Пам’ятайте, що віддали і що прийшло. Якщо дуже довго ніхто не зібрав, роздача закінчується без переможця.
web-lesson-donkey-aim = Беріть очки, інакше платіть
web-lesson-donkey-aim-text = Мало очок за роздачу — дістаєте банки, десять банок — ви поза грою. Туз важить 12, десятка 10, король 5, дама 3, валет 1, а шістка відбирає 1.
web-lesson-donkey-order = Молодша б’є старшу
web-lesson-donkey-order-text = Від слабких до сильних: Т 10 К Д В 9 8 7 6. Кожна б’є в масть свою сусідку ліворуч. І в кожного свій козир: ваш ♣, чужі видно на табличках.
web-lesson-donkey-beat = Побийте даму
web-lesson-donkey-beat-text = { bot-3 } ходить Д♥. На один щабель нижче валет, і він у вас: виберіть В♥ і покладіть. Будь-яка інша карта була б просто скидом.
web-lesson-donkey-took = Банк ваш
web-lesson-donkey-took-text = 7♥ не б’є В♥: побила б сусідка 9♥, або 8, 6, валет, козир. Усі три карти ваші. Кожен добирає до чотирьох, ходить той, хто взяв.
web-lesson-donkey-pair = Одразу дві
web-lesson-donkey-pair-text = Ходити можна кількома картами однієї масті. Дві побити важче, ніж одну: виберіть 10♠ і К♠, 15 очок, і покладіть разом.
web-lesson-donkey-answers = Дві на дві
web-lesson-donkey-answers-text = У відповідь кладуть стільки ж, і кожна має побити одну з ваших. Ніхто не зміг, карти скинули, і до ваших 15 очок додалося ще 9.
web-lesson-donkey-nine = Порожня карта
web-lesson-donkey-nine-text = Тепер віддайте хід дешевше: ходіть 9♦, очок у ній немає.
web-lesson-donkey-eight = Вісімки й шістки
web-lesson-donkey-eight-text = 8♦ побила 9♦. Вісімка б’є всю масть, крім К і Д, шістка — всю масть, крім 8 і Д: тому 6♦ тут не допомогла.
web-lesson-donkey-same = Рівна теж б’є
web-lesson-donkey-same-text = { bot-2 } ходить 10♥. Рівна б’є, хоч би яка була масть: покладіть 10♦ і візьміть обидві десятки. Ваші козирі теж б’ють, але дають менше.
web-lesson-donkey-ace = Ризикніть
web-lesson-donkey-ace-text = Туз найдорожчий і найслабший. Ходіть Т♥ і подивіться, чи хтось його поб’є.
web-lesson-donkey-trumped = Чужий козир
web-lesson-donkey-trumped-text = ♦ — козир лише в одного гравця, і він кладе В♦: свій козир б’є будь-яку карту іншої масті. Туза більше немає.
web-lesson-donkey-mine = Тепер ваш
web-lesson-donkey-mine-text = Хід 9♥. Ваш козир — трефи, отже, 7♣ її б’є. Покладіть.
web-lesson-donkey-banki = Очки і банки
web-lesson-donkey-banki-text = Так триває, доки не розібрано всі карти. Утрьох 41 очко й більше — без банок, від 30 до 39 — одна банка, менше — дорожче; десять банок виводять із гри. Перемагає останній.
web-lesson-oko-aim = Чотири закриті карти
web-lesson-oko-aim-text = Колода від дев’ятки до туза. Кожен платить 1 фішку, дістає чотири закриті карти й дивиться дві. Грають на фішки на кону.
web-lesson-oko-worth = Скільки важать дві карти
web-lesson-oko-worth-text = Туз — 11, дев’ятка — 9, решта — 10. Дві карти однієї масті додають: Т♠ К♠ дають 21. Краще лише два тузи, 22.
web-lesson-oko-raise = Відповісти, підняти чи пас
web-lesson-oko-raise-text = Ставка 2, і на неї вже відповіли. Хто пасує, виходить із роздачі, а його фішки лишаються. 21 — сильно: підніміть до 4.
web-lesson-oko-called = По одному разу
web-lesson-oko-called-text = Обоє доплатили: на кону 15 фішок. Хто ставив і кого підняли, може лише відповісти або пасувати, тож коло коротке.
web-lesson-oko-open = Відкрити третю чи стояти
web-lesson-oko-open-text = Тепер кожен відкриває собі третю карту або лишається при двох. Зайва карта руки не псує. Відкрийте.
web-lesson-oko-three = Три однієї масті
web-lesson-oko-three-text = 10♠: три піки, 31 очко, сильніше за будь-які дві. Інші бачать лише, що ви відкрили карту.
web-lesson-oko-call = Лишилося двоє
web-lesson-oko-call-text = Ставка 4, один спасував. Коли лишилося двоє, піднімати не можна: відповідайте, і обоє відкриють усі карти.
web-lesson-oko-showdown = Карти на стіл
web-lesson-oko-showdown-text = Четверта карта, 9♦, нічого не змінила. Три піки сильніші за дві бубни: кін ваш.
web-lesson-oko-kinds = Від слабких до сильних
web-lesson-oko-kinds-text = Одна карта, дві однієї масті, три однієї масті, три однієї вартості, чотири однієї масті, чотири однієї вартості. У межах виду вирішує сума або вартість.
web-lesson-oko-chips = Лише своє
web-lesson-oko-chips-text = Більше, ніж маєте, платити не змусять: поставивши все, ви граєте за ту частину кону, яку оплатили. Дивіться, хто відкриває, а хто стоїть: більше про чужі карти нічого не видно.
web-puzzles = Задачі
web-puzzle-number = Задача { $number } з { $of }
web-puzzle-task = { $bid ->
    [0] Ви спасували, узято { $taken }. Яку карту?
   *[other] Замовлення { $bid }, узято { $taken }. Яку карту?
}
web-puzzle-or = { $first } або { $last }
web-puzzle-right = Правильно!
web-puzzle-wrong = { $card } може підвести. Якщо { $holds }, вийде { $bad }, а з правильною картою { $good }.
web-puzzle-holds = { $name } тримає { $cards }
web-puzzle-answer = Відповідь: { $cards }.
web-puzzle-show = Показати
web-puzzle-next = Далі
web-puzzle-before = Попередня задача
web-puzzle-played = Вийшли:
web-puzzle-none-played = Перша взятка: ще нічого не вийшло.
web-puzzles-solved = Розв’язано: { $count } з { $of }
web-puzzle-done = Задача { $number }, розв’язана
web-puzzle-open = Задача { $number }
web-puzzles-proven = Одеська, кінець роздачі. Кожну відповідь перевірено на всіх руках, які можуть бути в інших: вона ніколи не гірша, а часом краща.
web-puzzle-why-take-now = Пропускати взяток не можна: кожна, якої бракує, коштує 10. { $right } бере, а { $wrong } ні.
web-puzzle-why-cheap = Узяти можна і так, і так. Беріть через { $right }, а { $wrong } сильніша й знадобиться для наступної потрібної взятки.
web-puzzle-why-keep-strong = Потрібні всі взятки, але цієї не взяти. Рятуйте що можна: віддайте { $right } і залиште { $wrong } на наступну.
web-puzzle-why-short = Замовлення вже не зіграти, але кожна взятка зменшує втрату на 10. Цієї не взяти: віддайте { $right }, залиште { $wrong }.
web-puzzle-why-keep-one = Цієї взятки не взяти, а замовлення ще не набрано. Віддайте { $right }: узяти радше допоможе { $wrong }.
web-puzzle-why-spend-high = Потрібна ця взятка і більше жодної. Беріть через { $right }: потім її важче віддати, а { $wrong } можуть побити.
web-puzzle-why-draw-trumps = Потрібні всі взятки. Спершу { $right }: хто має козир, той його зараз віддасть і вже не поб’є { $wrong }.
web-puzzle-why-high-first = Потрібні всі взятки. Починайте згори, { $right }: в інших вийдуть карти цієї масті, і { $wrong } може стати найстаршою.
web-puzzle-why-sure-waits = { $wrong } візьме будь-коли й може почекати. Ходіть { $right } зараз, поки її можуть побити: потрібна лише одна взятка.
web-puzzle-why-duck-sure = { $wrong } однаково візьме наступну, а потрібна лише одна. Цю віддайте: { $right }.
web-puzzle-why-cash = Потрібна ще одна. Найпевніше взяти на { $right } зараз, поки хід ваш; потім { $wrong } не шкода віддати.
web-puzzle-why-trump-last = Спершу { $right }. Козир { $wrong } певніше візьме потім, коли в інших лишиться менше карт, щоб його побити.
web-puzzle-why-low-first = Потрібна одна взятка, не дві. Спершу молодша, { $right }, поки її є чим побити; { $wrong } лишиться для потрібної взятки.
web-puzzle-why-lead-low = Замовлення взято; ще одна взятка — і кожна коштує 1 замість 10. { $right } зараз легше побити, а { $wrong } можна буде скинути під чужу карту.
web-puzzle-why-unload = Замовлення взято. Цю взятку забирає інший, саме час позбутися карти { $right }: з { $wrong } менша небезпека взяти наступну.
web-puzzle-why-over-lead = Замовлення вже перебрано, і кожна взятка — ще очко. Ходіть старшою, { $right }: хто взяв, ходить знову, і { $wrong } теж може взяти.
web-puzzle-why-over-keep = Замовлення вже перебрано, і кожна взятка — ще очко. Цієї не взяти: віддайте { $right }, а { $wrong } залиште на наступну.
web-puzzle-why-passed-lead = Зіграний пас не дає нічого, а взятка дає очко. Беріть що можна: спершу { $right }, шансів більше і хід лишиться за вами.
web-puzzle-why-passed-keep = Зіграний пас не дає нічого, а взятка дає очко. Цієї не взяти: віддайте { $right }, а { $wrong } залиште на наступну.
web-puzzle-why-passed-take = Зіграний пас не дає нічого, а взятка дає очко. { $right } бере: навіщо відмовлятися?
web-puzzle-why-every-cheap = Тепер кожна взятка — очко. Цю беруть обидві карти: витратьте { $right }, а { $wrong } сильніша, її залиште.

## Як пораховано роздачу

web-sheet-deal = Як пораховано
web-count-why = Чому?
web-count-deal = Ця роздача
web-count-so = Зараховано
web-count-course = Хід партії
web-od-count-bid = Замовлення
web-od-count-taken = Узято
web-od-count-fines = Штраф
web-ex-count-quartet = Четвірка
web-ex-count-others = В інших стільки четвірок немає; їхніх карт не показують.
web-dk-count-points = { $points ->
    [one] очко
    [few] очки
   *[many] очок
}, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
web-dk-count-side = З усією стороною: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
} DK-SIDE
web-dk-count-next = «яйця» на наступну роздачу
web-dk-count-table = Таблиця
web-dk-count-below = менше 0
web-dk-count-none = { $count ->
    [0] 0 очок і жодної пари карт
    [one] 0 очок і { $count } пара карт
    [few] 0 очок і { $count } пари карт
   *[many] 0 очок і { $count } пар карт
}
web-dk-count-more = { $points ->
    [one] { $points } очко й більше
    [few] { $points } очки й більше
   *[many] { $points } очок і більше
}
web-dk-count-just = { $points ->
    [one] рівно { $points } очко
    [few] рівно { $points } очки
   *[many] рівно { $points } очок
}
web-dk-count-from = очки від { $low } до { $high }
web-dk-count-eggs = «Яйця»
web-dk-count-eggs-why = з минулої роздачі
web-dk-count-sevens = Сімки
web-dk-count-sevens-why = { $who ->
    [you] ви ходили чотирма сімками й виграли роздачу
   *[other] чотирма сімками ходить і виграє роздачу { $name }
}
web-ok-count-paid = Внесено
web-ok-count-back = Назад
web-ok-count-back-why = ставку ніхто не покрив
web-ok-count-pot = Частина { $number }
web-ok-count-pots = Кін і його частини
web-ok-count-level = до { $level } з кожного
web-ok-count-matched = хто покрив
web-ok-count-last = решта спасувала
web-ok-count-alone = більше ніхто не покрив
web-ok-count-equal = поділено: руки рівні
web-ok-count-best = найкраща рука з тих, хто покрив
web-ok-count-note = Фішки тих, хто спасував, лишаються на кону. Хто взяв частину, виділено.

## Without a network

web-away-title = Немає зв’язку
web-away-about = Сервер зараз недоступний. Сторінка відкриється сама, щойно він відповість. Місце за столом лишається вашим.

## Кінець роздачі, у якій усе ясно

web-claim = Усе ясно: закінчити роздачу
web-claim-asks = { $who ->
    [you] Ви пропонуєте закінчити роздачу
   *[other] { $name }: усе ясно. Закінчити роздачу?
}
web-claim-about = Якщо згодні всі, це перевірять: решту розіграють одразу, лише якщо підсумок уже не змінити.
web-claim-agree = Погодитися
web-claim-play = Дограти
web-claim-waits = Ви пропонуєте закінчити роздачу. Питаємо решту.
web-claim-open = Ще не все ясно: роздача триває.
web-claim-against = { $who ->
    [you] Ви граєте далі.
   *[other] { $name } хоче дограти.
}
web-claim-done = Підсумок уже був ясний, решту розіграно одразу.
web-denied-claim = Зараз цього не запропонувати: лише коли карт мало й один раз за роздачу.

## Статистика

stats-records = { $count ->
    [one] { $count } запис, з них дограно { $finished }
    [few] { $count } записи, з них дограно { $finished }
   *[many] { $count } записів, з них дограно { $finished }
}
stats-bad = { $count ->
    [one] { $count } запис із помилкою не враховано.
    [few] { $count } записи з помилками не враховано.
   *[many] { $count } записів із помилками не враховано.
}
stats-seats = виграші за місцями за столом
stats-places = виграші за чергою після здавача
stats-odessa-bids = { game-odessa }: зроблені замовлення
stats-donkey-ranks = { game-donkey }: очки за рангами
stats-donkey-leads = { game-donkey }: як часто хід б’ють
stats-oko-hands = { game-oko }: карти при розкритті
stats-exchange-deals = { game-exchange }: чим закінчуються роздачі
stats-col-game = гра
stats-col-seats = гравців
stats-col-seat = місце
stats-col-place = за чергою
stats-col-matches = партій
stats-col-wins = перемог
stats-col-win-share = перемог, %
stats-col-mean-total = середній підсумок
stats-col-deals = роздач
stats-col-mean-score = у середньому за роздачу
stats-col-size = карт
stats-col-bid = замовлення
stats-col-bids = замовлень
stats-col-exact = рівно
stats-col-over = перебір
stats-col-under = недобір
stats-col-exact-share = рівно, %
stats-col-over-share = перебір, %
stats-col-under-share = недобір, %
stats-col-mean-tricks = взяток у середньому
stats-col-rank = карта
stats-col-points = очки
stats-col-laid = зіграно
stats-col-kept = собі
stats-col-lost = іншим
stats-col-kept-share = собі, %
stats-col-points-kept = очок собі
stats-col-points-lost = очок іншим
stats-col-form = форма
stats-col-trump = козирі
stats-col-beating = б’є в масть
stats-col-must-beat = бити обов’язково
stats-col-cards = карт
stats-col-leads = ходів
stats-col-beaten = побито
stats-col-beaten-share = побито, %
stats-col-kind = комбінація
stats-col-shown = відкрито
stats-col-won = виграла
stats-col-target = четвірок
stats-col-mean-exchanges = обмінів у середньому
stats-kind-high = найстарша карта
stats-kind-two-suit = дві однієї масті
stats-kind-three-suit = три однієї масті
stats-kind-three-rank = три одного рангу
stats-kind-four-suit = нарош
stats-kind-four-rank = чотири одного рангу
selfplay-game-needed = Для --seats, --bots і --option треба назвати гру (GAME).
selfplay-done = { $count ->
    [one] { $count } запис лежить у { $folder }.
    [few] { $count } записи лежать у { $folder }.
   *[many] { $count } записів лежать у { $folder }.
}
folder-exists = { $folder } вже є; назвіть нову теку.

## Малюнки до правил

picture-beats = Що б’є в масть: карта ліворуч б’є карту згори там, де клітинку зафарбовано
picture-trumps = Скільки карт колоди б’ють кожну карту
picture-sides = { $count ->
    [one] { $count } сторона
    [few] { $count } сторони
   *[many] { $count } сторін
}
picture-banki = Банки за очками
picture-odessa-tricks = Зайшли з 9♥, козирі піки: позначені карти її б’ють
picture-odessa-scores = Очки за роздачу за замовленням і взятками
picture-tricks-taken = узято взяток
picture-oko-hands = Комбінації ока від сильних до слабких
picture-best = найкраща
picture-worst = найгірша
picture-quartets = Карт на руках за кількістю гравців; зафарбовані можуть скласти четвірки

## kozyr suggest

suggest-for = Ходить { $name }
suggest-is = { $action } (рівень: { $level })
suggest-samples = { $samples ->
    [0] без перебору
    [one] { $samples } проба
    [few] { $samples } проби
   *[many] { $samples } проб
}
suggest-value = { $action }: { $value } ± { $error }
suggest-nobody = ходити нікому
suggest-both = --seconds і --samples: перебір обмежує щось одне

## Чому боти так ходять: око та обмін

reason-oko-open = Відкрита карта може лише поліпшити руку.
reason-oko-best = Кращої руки ні в кого бути не може.
reason-exchange-wins = Коли цю карту віддано, роздачу виграно.

## Чому так правильно: задачі «Віслюка»

reason-donkey-costly-beats = Цієї взятки вже ніхто не відбере: дорога карта б’є зараз, і її очки цілі. Потім вона може пропасти.
reason-donkey-take-bank = Карти на столі можна взяти, і ніщо потім стільки не варте.
reason-donkey-lead-order = У такому порядку карти беруть найбільше, хоч би що було в інших.
reason-donkey-let-go = Карта, яка могла б узяти цю взятку, принесе більше в решті взяток.
reason-donkey-keep-strong = Цю взятку втрачено. Карта, яка ще може взяти, лишається в руці, навіть якщо йде дорога.
reason-donkey-spare-points = Цю взятку втрачено: іде карта, за яку найменше очок.
reason-donkey-under-partner = Цю взятку бере партнер: очки — туди.
reason-donkey-quartet-wait = Три карти одного рангу тримаються разом: четверта ще може прийти, а з чотирьох ходять одразу, і побити їх не можна.

## Чому боти так ходять: «Віслюк», коли перебрано все, що може бути в інших

reason-donkey-all-yours = Хоч би що було в інших, усі взятки, що лишилися, можуть бути вашими.
reason-donkey-all-ours = Хоч би що було в інших, ваша сторона може взяти всі взятки, що лишилися.
reason-donkey-takes-last = Після вас ніхто не кладе: взятка ваша. Хоч би що було в інших, нічого надійнішого немає, і більше ніщо принести не може.
reason-donkey-unbeaten = Побити це ніхто не може, хоч би що було в інших; нічого надійнішого немає, і більше ніщо принести не може.
reason-donkey-partner-takes = Цю взятку візьме партнер, хоч би що було в інших; нічого надійнішого немає, і більше ніщо принести не може.
reason-donkey-side-takes = Цю взятку візьме ваша сторона, хоч би що було в інших; нічого надійнішого немає, і більше ніщо принести не може.
reason-donkey-lost-least = Цю взятку втрачено, хоч би що покласти: іде те, за що найменше очок.
reason-donkey-lost = Цю взятку втрачено, хоч би що покласти. Хоч би що було в інших, нічого надійнішого немає, і більше ніщо принести не може.
reason-donkey-left = Цю взятку можна взяти, та краще віддати: хоч би що було в інших, нічого надійнішого немає, і більше ніщо принести не може.
reason-donkey-never-worse = Хоч би що було в інших і хоч би як вони зіграли, ніщо інше не принесе більше.
reason-donkey-safest = Хоч би що було в інших, нічого надійнішого немає, і більше ніщо принести не може.

## kozyr review

review-of = { $game } · рівень: { $level } · проб на кожне рішення: { $samples }
review-progress = Ходів: { $done } із { $total }, лишилося { $left }
review-seat = { $name }: { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
   *[many] { $count } рішень
}, втрачено { $lost }
review-where = роздача { $deal }{ $kind ->
    [trick] , взятка { $number }
    [exchange] , обмін { $number }
    [round] , коло { $number }
   *[none] {""}
}
review-mistake = { $where }: { $played }; краще: { $best } (втрата { $lost })
review-none = явних помилок немає
review-amount = { $value } ± { $error } { $unit ->
    [points] очка
    [banki] банки
    [chips] фішки
    [wins] виграної роздачі
   *[other] {""}
}
review-luck = Карта і гра, { $unit }:
review-col-score = рахунок
review-col-usual = звичайно
review-col-cards = карта
review-col-play = гра
review-about = Звичайно: скільки надійні гравці дістають на цьому місці за будь-якого розкладу. Карта: наскільки більше за того, що випав. Гра: решта, тобто що всі з нього зробили. Після ± стоїть стандартна похибка.

## Оцінка ходів партії

web-review = Оцінка ходів
web-review-about = Бот, що думає, переглядає кожне рішення партії, знаючи лише те, що тоді міг знати гравець: скільки воно коштувало і що вирішила сама карта. Це триватиме хвилину-другу.
web-review-begin = Оцінити ходи
web-review-waits = Оцінка ось-ось почнеться.
web-review-progress = Переглянуто: { $done } із { $of }
web-review-done = Оцінка готова.
web-review-failed = Оцінити не вдалося.
web-review-busy = Зараз оцінюють забагато партій. Спробуйте за хвилину.
web-review-here = Оцінка: найкраще { $best }; втрата { $lost }

## Чому боти так ходять: Одеса

reason-odessa-all-needed = Потрібні всі взятки, що лишилися ({ $tricks }), і { $higher ->
    [0] старшої карти цієї масті немає ні в кого
    [one] старша в цій масті { $higher } карта
    [few] старші в цій масті { $higher } карти
   *[many] старших у цій масті { $higher } карт
}: хоч би що було в інших, кращого ходу немає.
reason-odessa-some-needed = Потрібно взяток: { $needed } із { $tricks }, що лишилися; хоч би що було в інших, кращого ходу немає.
reason-odessa-none-needed = Замовлення виконано: хоч би що було в інших, надійніше його не зберегти.
reason-odessa-out-of-reach = Замовлення вже не виконати: хоч би що було в інших, більше очок не здобути.
reason-odessa-others = Інший вибір дав би більше очок самому, але цей дорожче обійдеться решті.
