# «Козырь» по-русски. О переменных и тестах сказано в en.ftl.
# $case: nom, gen или dat. Сдача, сдатчик, взятка, заказ, кон, банка, банк, прикуп, одиночка, снос: как в правилах.

## Карты и места

# Десятка, валет, дама, король, туз.
ranks = 10 В Д К Т
and = { $first } и { $last }
you = { $case ->
    [gen] вас
    [dat] вам
   *[nom] вы
}
seat-number = { $case ->
    [gen] места
    [dat] месту
   *[nom] место
} { $number }
bot-1 = { $case ->
    [gen] Марты
    [dat] Марте
   *[nom] Марта
}
bot-2 = { $case ->
    [gen] Ивана
    [dat] Ивану
   *[nom] Иван
}
bot-3 = { $case ->
    [gen] Зои
    [dat] Зое
   *[nom] Зоя
}
bot-4 = { $case ->
    [gen] Тараса
    [dat] Тарасу
   *[nom] Тарас
}
bot-5 = { $case ->
    [gen] Оксаны
    [dat] Оксане
   *[nom] Оксана
}
bot-6 = { $case ->
    [gen] Остапа
    [dat] Остапу
   *[nom] Остап
}
bot-7 = { $case ->
    [gen] Лиды
    [dat] Лиде
   *[nom] Лида
}
bot-8 = { $case ->
    [gen] Игната
    [dat] Игнату
   *[nom] Игнат
}
bot-9 = { $case ->
    [gen] Марины
    [dat] Марине
   *[nom] Марина
}
bot-10 = { $case ->
    [gen] Льва
    [dat] Льву
   *[nom] Лев
}
bot-11 = { $case ->
    [gen] Дарьи
    [dat] Дарье
   *[nom] Дарья
}
bot-12 = { $case ->
    [gen] Олеся
    [dat] Олесю
   *[nom] Олесь
}
bot-13 = { $case ->
    [gen] Веры
    [dat] Вере
   *[nom] Вера
}
a-card = карту
led-suits = { $led ->
    [C] с треф
    [D] с бубен
    [H] с червей
   *[S] с пик
}
suits = { $suit ->
    [C] трефы
    [D] бубны
    [H] черви
   *[S] пики
}
one-of-suit = { $suit ->
    [C] трефу
    [D] бубну
    [H] черву
   *[S] пику
}

## Игры

game-exchange = Обмен
game-donkey = Осёл
game-odessa = Одесская
game-oko = Око
about-exchange = меняться картами с соседом и собирать четвёрки; от 2 до 13 игроков
about-donkey = бить или сбрасывать, набирать очки, не набрать десяти банок; от 2 до 4 игроков
about-odessa = заказать ровно столько взяток, сколько возьмёте; от 2 до 6 игроков
about-oko = торговаться на двух, трёх и четырёх картах; от 2 до 6 игроков

## Стол

yes = да
no = нет
deal-of = сдача { $number } из { $of }
deal-number = сдача { $number }
mark-dealer = (сдатчик)
col-cards = карт
col-total = всего
col-deal = сдача
is-out = вне игры
on-the-table = На столе: { $cards }
your-cards = Ваши карты:  { $cards }
leads = { $who ->
    [you] Вы ходите { $cards }
   *[other] { $name } ходит { $cards }
}
lays = { $who ->
    [you] Вы кладёте { $cards }
   *[other] { $name } кладёт { $cards }
}
takes-trick = { $who ->
    [you] Взятку берёте вы
   *[other] Взятку берёт { $name }
}
ask-lead = Ваш ход. Выбирайте:
ask-lay = Ваша очередь. Можно положить:
ask-action = Ваша очередь. Выбирайте:
deal-ends = Сдача { $number } окончена.
total-is = всего { $total }
thrown-in-short = снова
score-of = Счёт, { $unit }:
totals-in = Итог, { $unit }:
unit-points = очки
unit-banki = банки (чем меньше, тем лучше)
unit-chips = фишки
unit-wins = выигранные сдачи
match-ends = Партия окончена.
nobody-won = Победителя нет.
has-won = { $who ->
    [you] Победа за вами.
   *[other] Победитель: { $name }.
}
have-won = Победу делят { $names }.
settles = в расчёте { $amount }
settlement-why = OD-DOUBLE: итог ниже нуля считается вдвойне.
refused = Так нельзя. { $why }
no-last = Пока ничего нет.
no-log = Пока ничего не произошло.
waits-for-deck = В записи нет зерна, и как сдать дальше, неизвестно. Здесь она кончается.
youre-out = Вы вне игры. Остальные доигрывают партию.

## Что печатать

typed-nothing = Напечатайте номер из списка или слово «помощь».
typed-unknown = «{ $word }» здесь ничего не значит. Напечатайте номер из списка или слово «помощь».
typed-no-number = Номера { $number } в списке нет, последний { $count }.
typed-no-card = Карты с номером { $number } нет: ваши карты пронумерованы от 1 до { $count }.
typed-no-cards-now = Сейчас дело не в картах. Напечатайте номер из списка.
typed-no-amount = Это не целое число фишек.
ask-amount = Сколько фишек?
help-actions-exchange = Напечатайте номер карты или саму карту: 7ч, 7♥, 7h, дать 7♥. Другие слова:
help-actions-donkey = Напечатайте номер хода или сами карты: 7ч 8ч, 7♥ 8♥, 7h 8h. Другие слова:
help-actions-odessa = Напечатайте номер из списка или сам ход: заказ 2, 7ч, 7♥, 7h. Другие слова:
help-actions-oko = Напечатайте номер из списка или сам ход: пас, ответить, ставка 12, открыть, стоять. Другие слова:
word-help = помощь, п, ?
help-help = эта подсказка
word-table = стол
help-table = стол и вопрос ещё раз
word-last = взятка, последняя
help-last = последняя взятка или банк; в «Обмене» ваш последний обмен, в «Оке» прошлый результат
word-score = счёт, счет
help-score = счёт по сдачам
word-log = журнал, история
help-log = вся эта сдача, сколько вам можно знать; «журнал 2»: сдача 2
word-rules = правила, правило
help-rules = правила коротко; «правила» и имя правила: одно правило
word-hint = совет, подсказка
help-hint = как с вашими картами поступил бы сильный бот и почему
word-save = записать, сохранить
help-save = где лежит запись партии; «сохранить ФАЙЛ»: её копия
word-quit = выход, конец
help-quit = сохранить партию и уйти
verb-give = дать, отдать
verb-return = вернуть
verb-play = положить, класть, ход, ходить
verb-solo = один, играю
verb-pass = пас, пасую
verb-talon = прикуп
verb-bury = снос, снести
verb-gift = подарок
verb-bid = заказ, заказываю
verb-bet = ставка, ставлю, поднять
verb-call = ответить, отвечаю
verb-open = открыть, открываю
verb-stand = стоять, стою
do-give = отдать { $cards }
do-return = вернуть { $cards }
do-play = положить { $cards }
do-solo = играть один против всех
do-pass = пас
do-talon-gift = взять прикуп и раздать подарки
do-talon-bury = снести и взять прикуп
do-bury = снести { $cards }
do-bid = { $number ->
    [0] пас, то есть заказ 0
   *[other] заказать { $number }
}
do-bet = поставить { $number }
do-call = ответить
do-open = открыть карту
do-stand = стоять
no-such-rule = Правила { $id } нет.
rules-more = Одно правило: слово «правила» и его имя.
hint-thinks = Дайте подумать… (в первый раз после установки — до минуты)
hint-is = Совет (бот: { $level }): { $action }. (Печатать: { $typed })
kept-in = Запись партии: { $file }
saved-in = Сохранено: { $file }
file-tells-all = В файле карты всех игроков: пока играете, не заглядывайте.
wont-overwrite = { $file } уже есть, и это не запись этой партии; файл остался как был.
cant-write = { $file } не записать: { $why }
not-kept = Эта партия не сохранена: { $file } не записать ({ $why }).
not-kept-how = «сохранить ФАЙЛ» сохранит её в другом файле; ещё раз «выход»: уйти без записи.
not-kept-end = «сохранить ФАЙЛ» сохранит её в другом файле; Enter: уйти без записи.
kept-aside = { $file } тем временем записан за другим столом. Эта партия теперь хранится в { $other }
no-such-folder = такой папки нет
cant-keep = Запись партии не сохраняется, { $file }: { $why }. Игра идёт дальше без неё.

## Перед партией

ask-game = Во что играем?
settings-of = { $game }: настройка партии
settings-how = Enter начинает партию; номер меняет строку (там «-» значит «по умолчанию», Enter ничего не меняет); «правила» и имя показывают правило; «выход» уводит.
set-seats = игроков
set-me = ваше место
set-bots = соперники
level-random = лёгкий
level-steady = клубный
level-strong = сильный
level-master = мастер
about-random = ходит как попало, но по правилам
about-steady = играет разумно и знает только то, что видно с его места
about-strong = продумывает сдачу вперёд, как бы ни лежали невидимые карты
about-master = то же самое, но думает дольше
ask-levels = { $count ->
    [one] Какой?
    [few] Один на всех или по одному на каждого из { $count }:
   *[many] Один на всех или по одному на каждого из { $count }:
}
from-to = от { $low } до { $high }
option-names = Имена для -o ИМЯ=ЗНАЧЕНИЕ, начиная с 4: { $names }.
help-menu = Напечатайте номер игры или её название. «Правила» рассказывают об общем для всех игр, «правила» и название игры о ней коротко, «правила» и имя правила о нём; «выход» уводит.
needs = Здесь возможно: { $what }.
needs-levels = { $count ->
    [one] Нужен один уровень.
    [few] Нужен один уровень на всех или { $count } уровня.
   *[many] Нужен один уровень на всех или { $count } уровней.
}
value-none = лесенка
option-exchange-target = сколько четвёрок выигрывает
option-exchange-max-exchanges = предел обменов в сдаче (0: без предела)
option-exchange-deals = сдач в партии
option-donkey-form = форма игры
option-donkey-trump = козыри
option-donkey-trump-suits = козырные масти
option-donkey-beating = что бьёт в масть
option-donkey-must-beat = кто может побить, должен
option-donkey-redeal = когда пересдавать
option-donkey-talon = как берут прикуп
option-donkey-limit = банок до вылета
option-odessa-max-deals = сдач по шесть карт
option-odessa-blind-deals = слепых сдач в конце
option-odessa-sizes = размеры сдач
option-odessa-zero-bonus = очков за сыгранный пас
option-odessa-revoke = карта не в масть
option-oko-stack = фишек у каждого
option-oko-ante = начальная ставка
option-oko-min-bet = наименьшая первая ставка
option-oko-reraise = снова поднимать после подъёма
option-oko-deals = сдач в партии (0: до конца)
option-oko-showdown-at-two = когда остались двое, вскрыть
value-form-ffa = каждый за себя
value-form-pairs = двое на двое
value-form-two-vs-one = двое на одного
value-form-three-vs-one = трое на одного
value-trump-own = у каждого свой
value-trump-none = без козырей
value-trump-one = один на всех
value-trump-two = два на всех
value-trump-ranked = ♦ младшие, ♠ старшие
value-beating-next-lower = на одну ступень младше
value-beating-any-lower = любая младшая
value-beating-any-higher = любая старшая
value-redeal-one-hand = Т К Д 10 ♠ в одной руке
value-redeal-literal = если они не в одной руке
value-redeal-never = никогда
value-talon-gift = подарок
value-talon-bury = снос
value-talon-choice = решает одиночка
value-revoke-forbid = не принимается
value-revoke-penalty = стоит 50
value-showdown-at-two-all = все карты
value-showdown-at-two-opened = открытые карты
value-showdown-at-two-off = играть дальше
list-of-sizes = размеры от 1 до 6, например 1 2 3; - : лесенка
list-of-trump-suits = масти, например C D H S или ♣ ♦ ♥ ♠, все разные

## Одесская

od-size = { $count ->
    [one] по { $count } карте
    [few] по { $count } карты
   *[many] по { $count } карт
}
od-blind-size = { $count ->
    [one] по { $count } карте, вслепую
    [few] по { $count } карты, вслепую
   *[many] по { $count } карт, вслепую
}
od-trump-is = козырь { $sign } (открыта { $card })
od-col-bid = заказ
od-col-taken = взято
od-fined = { $count ->
    [one] (−50)
    [few] (−100)
   *[many] (−100)
}
od-deals = { $who ->
    [you] Сдаёте вы
   *[other] Сдаёт { $name }
}, { $count ->
    [one] по { $count } карте
    [few] по { $count } карты
   *[many] по { $count } карт
}. Открыта { $card }, козыри { suits }.
od-deals-blind = { $who ->
    [you] Сдаёте вы
   *[other] Сдаёт { $name }
}, вслепую { $count ->
    [one] по { $count } карте
    [few] по { $count } карты
   *[many] по { $count } карт
}. Открыта { $card }, козыри { suits }.
od-bids = { $who ->
    [you] Вы { $count ->
        [0] говорите «пас»
        [one] заказываете { $count } взятку
        [few] заказываете { $count } взятки
       *[many] заказываете { $count } взяток
    }
   *[other] { $name } { $count ->
        [0] говорит «пас»
        [one] заказывает { $count } взятку
        [few] заказывает { $count } взятки
       *[many] заказывает { $count } взяток
    }
}
od-revokes = { $who ->
    [you] Ваша карта не в масть: −50, розыгрыш начинается заново
   *[other] { $name } кладёт не в масть: −50, розыгрыш начинается заново
}
od-blind-now = Слепая сдача: карты увидите, когда закажут все.
od-note-penalty = Карту не в масть за сдачу можно положить дважды; она стоит 50, и розыгрыш начинается заново (OD-REVOKE).
od-ask-bid = Сколько взяток закажете?
od-choice = { $count ->
    [0] пас
    [one] { $count } взятка
    [few] { $count } взятки
   *[many] { $count } взяток
}
od-note-hook = Нельзя { $number }: { $sum } = { $size }, а вы говорите последним: сумма не должна равняться числу карт (OD-HOOK).
od-worth = { $how ->
    [pass] пас, взяток нет
    [made] заказ { $bid }, взято { $taken }: по 10 за взятку
    [more] заказ { $bid }, взято { $taken }: по 1 за взятку
   *[fewer] заказ { $bid }, взято { $taken }, не хватило { $missing }: по −10
}
od-worth-fines = { $count ->
    [one] −50 за карту не в масть
    [few] −100 за карты не в масть
   *[many] −100 за карты не в масть
}

## Обмен

ex-number = обмен { $number }
ex-target = { $count ->
    [one] выигрывает { $count } четвёрка
    [few] выигрывают { $count } четвёрки
   *[many] выигрывают { $count } четвёрок
}
ex-order = Каждый отдаёт следующему: { $names }
ex-has-won = { $count ->
    [one] (выиграна { $count } сдача)
    [few] (выиграны { $count } сдачи)
   *[many] (выиграно { $count } сдач)
}
ex-has-given = { $who ->
    [you] Вы отдали { $to } { $card }.
   *[other] { $name } отдаёт { $to } { $card }.
}
ex-quartets = Четвёрок: { $count } из { $target }
ex-deals = { $who ->
    [you] Сдаёте вы
   *[other] Сдаёт { $name }
}
ex-exchanged = Обменялись картами: { $names }
ex-gives = { $who ->
    [you] Вы отдаёте { $to } { $card }
   *[other] { $name } отдаёт { $to } { $card }
}
ex-returns = { $who ->
    [you] Вы возвращаете { $to } { $card }
   *[other] { $name } возвращает { $to } { $card }
}
ex-ask-give = Какую карту отдадите { $to }?
ex-ask-return = Какую карту вернёте { $to } за { $card }?
ex-note-return = Саму { $card } вернуть нельзя (EX-GIVE).
ex-stalled = { $count ->
    [one] За { $count } обмен никто не набрал нужного: победителя нет (EX-STALL).
    [few] За { $count } обмена никто не набрал нужного: победителя нет (EX-STALL).
   *[many] За { $count } обменов никто не набрал нужного: победителя нет (EX-STALL).
}
ex-wins = { $who ->
    [you] Сдача ваша
   *[other] Сдачу выигрывает { $name }
}: { $count ->
    [one] { $count } четвёрка
    [few] { $count } четвёрки
   *[many] { $count } четвёрок
}, { $cards }

## Осёл

dk-stock = в колоде { $count }
dk-talon = прикуп { $count }
dk-trumps-own = у каждого свой козырь
dk-trumps-none = без козырей
dk-trumps-one = козырь { $suits }
dk-trumps-two = козыри { $suits }
dk-trumps-ranked = козыри: ♦ младшие, ♠ старшие
dk-col-trump = козырь
dk-col-took = взято
dk-col-points = очки
dk-col-banki = банки
dk-col-side = сторона
dk-col-by-table = по таблице
dk-col-extra = сверх
dk-mark-solo = (один)
dk-mark-partner = (партнёр)
dk-mark-eggs = («яйца»)
dk-to-beat = Надо бить: { $cards } ({ $name })
dk-you-buried = Вы снесли { $cards }
dk-you-took-talon = Из прикупа вам пришло { $cards }
dk-you-got = Вы получили { $card } от { $name }
gift-to = { $card } { $name }
dk-you-gave = Вы отдали { $gifts }
dk-choice-solo = играть один против остальных
dk-choice-pass = пас
dk-ask-auction = Играете один?
dk-note-auction = Торги заканчивает первый, кто играет один (DK-S-AUCTION).
dk-choice-gift = подарок: взять { $talon ->
    [one] { $talon } карту прикупа
    [few] { $talon } карты прикупа
   *[many] { $talon } карт прикупа
}, потом отдать каждому сопернику по карте
dk-choice-bury = снос: сначала отложить себе { $talon ->
    [one] { $talon } карту
    [few] { $talon } карты
   *[many] { $talon } карт
}, потом взять прикуп
dk-ask-talon = Как возьмёте прикуп?
dk-ask-return = Какую карту вернёте { $name }?
dk-note-return = Возвращают самую старшую карту своей старшей группы (DK-S-SWAP).
dk-ask-bury = { $count ->
    [one] Какую { $count } карту снесёте?
    [few] Какие { $count } карты снесёте?
   *[many] Какие { $count } карт снесёте?
}
dk-note-bury = Напечатайте номера карт. Они пойдут в ваш счёт, и никто их не увидит (DK-S-TALON).
dk-ask-give = { $count ->
    [one] Какую { $count } карту отдадите?
    [few] Какие { $count } карты отдадите, по одной каждому?
   *[many] Какие { $count } карт отдадите, по одной каждому?
}
dk-ask-swap = { $count ->
    [one] Обмен: какую { $count } карту отдадите?
    [few] Обмен: какие { $count } карты отдадите, по одной каждому?
   *[many] Обмен: какие { $count } карт отдадите, по одной каждому?
}
dk-note-give = Напечатайте номера карт в таком порядке: { $names }.
dk-note-swap = Потом каждый вернёт самую старшую карту своей старшей группы (DK-S-SWAP).
dk-ask-answer = { $count ->
    [one] Ваша очередь. Можно положить { $count } карту:
    [few] Ваша очередь. Можно положить { $count } карты:
   *[many] Ваша очередь. Можно положить { $count } карт:
}
dk-beat = бьёт
dk-discard = сброс
dk-deals = { $who ->
    [you] Сдаёте вы
   *[other] Сдаёт { $name }
}
dk-says-solo = { $who ->
    [you] Вы играете один
   *[other] { $name } играет против всех
}
dk-says-pass = { $who ->
    [you] Вы пасуете
   *[other] { $name } пасует
}
dk-takes-gift = { $who ->
    [you] Вы берёте прикуп и отдаёте каждому сопернику по карте
   *[other] { $name } берёт прикуп и отдаёт каждому сопернику по карте
}
dk-takes-bury = { $who ->
    [you] Вы сносите столько карт, сколько в прикупе, и берёте его
   *[other] { $name } сносит столько карт, сколько в прикупе, и берёт его
}
dk-nobody-solo = Никто не играет один: каждый берёт по карте прикупа и играет за себя (DK-S-NOBODY)
dk-leads-quartet = { $who ->
    [you] Вы ходите четвёркой { $cards }
   *[other] { $name } ходит четвёркой { $cards }
}
dk-beats = { $who ->
    [you] Вы бьёте: { $cards }
   *[other] { $name } бьёт: { $cards }
}
dk-discards = { $who ->
    [you] Вы сбрасываете { $cards }
   *[other] { $name } сбрасывает { $cards }
}
dk-takes-bank = { $who ->
    [you] Банк берёте вы
   *[other] Банк берёт { $name }
}: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
dk-thrown-in = Сдача { $number } отменена: { $rule ->
    [literal] четыре старших козыря не в одной руке
   *[one_hand] четыре старших козыря в одной руке
}. Тот же сдатчик сдаёт снова (DK-S-REDEAL).
dk-by-table = Банки по таблице { $table ->
    [2] для двух сторон (DK-TABLE-2)
    [3] на троих (DK-TABLE-3)
   *[4] на четверых (DK-TABLE-4)
}.
dk-extra-why = Сверх таблицы: { $why ->
    [sevens] победитель ходил четырьмя семёрками (DK-SEVENS)
    [eggs] «яйца» прошлой сдачи (DK-EGGS)
   *[both] «яйца» прошлой сдачи (DK-EGGS) или четыре семёрки (DK-SEVENS)
}.
dk-eggs-now = «Яйца», они сыграют в следующей сдаче: { $names } (DK-EGGS).
dk-goes-out = { $who ->
    [you] Вы выбываете, { $total ->
        [one] { $total } банка
        [few] { $total } банки
       *[many] { $total } банок
    } (DK-OUT).
   *[other] { $name } выбывает, { $total ->
        [one] { $total } банка
        [few] { $total } банки
       *[many] { $total } банок
    } (DK-OUT).
}

## Око

ok-stage-bet = { $cards ->
    [one] торг, { $cards } карта
    [few] торг, { $cards } карты
   *[many] торг, { $cards } карт
}
ok-stage-open = { $cards ->
    [3] третья карта
   *[4] четвёртая карта
}
ok-pot = кон { $chips }
ok-col-chips = фишки
ok-col-round = в круге
ok-col-paid = всего
ok-col-opened = карт
ok-passed = пас
ok-all-in = всё на кону
ok-stands = { $who ->
    [you] Вы стоите { $cards ->
        [2] на двух картах
        [3] на трёх картах
       *[4] на четырёх картах
    }
   *[other] { $name } стоит { $cards ->
        [2] на двух картах
        [3] на трёх картах
       *[4] на четырёх картах
    }
}
ok-state-stands = { $cards ->
    [2] стоит на двух
    [3] стоит на трёх
   *[4] стоит на четырёх
}
ok-worth = Рука: { $worth }
kind-high = старшая карта, { $value }
kind-two-suit = две одной масти, { $value }
kind-three-suit = три одной масти, { $value }
kind-three-rank = три одного достоинства, { $rank }
kind-four-suit = нарош, четыре одной масти, { $value }
kind-four-rank = четыре одного достоинства, { $rank }
ok-deals = { $who ->
    [you] Сдаёте вы
   *[other] Сдаёт { $name }
}. Начальная ставка { $ante }.
ok-opens = { $who ->
    [you] Вы открываете { $cards ->
        [2] третью карту
       *[3] четвёртую карту
    }
   *[other] { $name } открывает { $cards ->
        [2] третью карту
       *[3] четвёртую карту
    }
}
ok-passes = { $who ->
    [you] Вы пасуете
   *[other] { $name } пасует
}
ok-calls = { $who ->
    [you] Вы отвечаете
   *[other] { $name } отвечает
}
ok-bets = { $who ->
    [you] Вы ставите { $chips }
   *[other] { $name } ставит { $chips }
}
ok-raises = { $who ->
    [you] Вы поднимаете до { $chips }
   *[other] { $name } поднимает до { $chips }
}
ok-choice-open = { $card ->
    [3] открыть третью карту; увидите её только вы
   *[4] открыть четвёртую карту; увидите её только вы
}
ok-choice-stand = { $cards ->
    [2] стоять на двух картах и больше не открывать
    [3] стоять на трёх картах и больше не открывать
   *[4] стоять на четырёх картах и больше не открывать
}
ok-ask-open = { $card ->
    [3] Откроете третью карту?
   *[4] Откроете четвёртую карту?
}
ok-choice-pass = пас: выйти из сдачи
ok-choice-call = ответить { $chips }
ok-choice-call-all = ответить всем, что есть: { $chips }
ok-choice-bet = ставить (от { $low } до { $high })
ok-choice-raise = поднять до (от { $low } до { $high })
ok-note-two = Остались двое: торг закрыт (OK-TWO).
ok-note-amount = Можно сразу: ставка { $amount }. Одно число больше { $count } тоже ставка.
ok-ask-answer = Ставка есть. Что делаете?
ok-ask-bet = Ставки ещё нет: ставьте или пасуйте.
ok-pot-was = Кон без непокрытых ставок: { $chips }
ok-no-showdown = Остальные пасовали: карты не показывают (OK-LAST).
ok-two-left = Остались двое: карты вскрывают (OK-TWO).
ok-shared = Кон поделён: { $why ->
    [equal] равные руки (OK-SPLIT)
    [parts] у каждого своя часть (OK-POTS)
   *[both] на части (OK-POTS), одна из них при равных руках (OK-SPLIT)
}.
ok-takes = берёт { $chips }
ok-now = теперь { $chips }

## Отказы

unknown-verb = «{ $word }»: такого хода в этой игре нет.
nothing-follows = После «{ $word }» ничего не пишут.
card-needed = После «{ $word }» нужна одна карта.
cards-needed = После «{ $word }» нужны карты.
one-word-needed = После «{ $word }» нужно одно слово или число.
unknown-word = «{ $word }» здесь не подходит.
not-in-pack = { $word }: такой карты в колоде этой игры нет.
unknown-card = «{ $word }» не карта.
unknown-number = «{ $word }» не число.
control-character = В записи хода не может быть переводов строки и других управляющих знаков.
no-seat = Ход начинается с места, а не с «{ $word }».
not-your-turn = Сейчас ходит { $seat }.
match-over = Партия окончена.
deal-over = Сдача окончена.
no-deal = Сейчас ничего не сдано.
not-held = { $card } не на руках.
named-twice = { $card } названа дважды.
od-bid-first = Сначала заказы: назовите число взяток.
od-bids-are-made = Заказы сделаны: кладите карту.
od-bid-too-high = { $number } слишком много: в этой сдаче всего { $size ->
    [one] { $size } взятка
    [few] { $size } взятки
   *[many] { $size } взяток
}.
od-hook = Другие заказали { $others }, с вашими { $number } выйдет { $size }, сколько и карт: последний заказ не должен давать такую сумму.
od-follow = Ходили { led-suits }, и { $count ->
    [one] такая карта у вас есть
    [few] такие карты у вас есть
   *[many] такие карты у вас есть
}: кладите { one-of-suit }, а не { $card }.
od-trump = Ходили { led-suits }, этой масти у вас нет, но { $count ->
    [one] есть козырь
    [few] есть козыри
   *[many] есть козыри
}: кладите { one-of-suit }, а не { $card }.
od-follow-again = Две карты не в масть в этой сдаче уже были, третью не принимают. { od-follow }
od-trump-again = Две карты не в масть в этой сдаче уже были, третью не принимают. { od-trump }
ex-nothing-to-return = Отвечать не на что: ваша очередь отдавать.
ex-return-first = Вам дали карту ({ $seat }): сначала верните одну.
ex-just-received = { $card } вам только что дали ({ $seat }): верните карту, которая у вас уже была.
dk-auction-on = Идут торги: играть одному (solo) или пас.
dk-talon-first = Сначала скажите, как берёте прикуп: подарок или снос.
dk-bury-first = Сначала снесите столько карт, сколько в прикупе.
dk-gift-first = Сначала отдайте каждому сопернику по карте.
dk-swap-first = Сначала обмен: отдайте каждому сопернику по карте.
dk-return-first = Сначала верните карту одиночке.
dk-lead-due = Пора ходить: кладите карты.
dk-answer-due = Пора отвечать: кладите карты.
dk-quartet = У вас четыре карты одного достоинства, ими и надо ходить: { $cards }.
dk-lead = Вместе так не ходят: ход — карты одной масти либо три или четыре карты одного достоинства.
dk-answer-number = { $needed ->
    [one] Ходили { $needed } картой: столько же и кладите
    [few] Ходили { $needed } картами: столько же и кладите
   *[many] Ходили { $needed } картами: столько же и кладите
}, а не { $number }.
dk-must-beat = Кто может побить, тот должен, а вы можете побить { $standing }{ $count ->
    [one] : кладите { $cards }.
    [few] , например { $cards }.
   *[many] , например { $cards }.
}
dk-bury-number = { $needed ->
    [one] Снести надо { $needed } карту, а не { $number }.
    [few] Снести надо { $needed } карты, а не { $number }.
   *[many] Снести надо { $needed } карт, а не { $number }.
}
dk-give-number = { $needed ->
    [one] Отдать надо { $needed } карту, а не { $number }.
    [few] Отдать надо { $needed } карты, по одной каждому, а не { $number }.
   *[many] Отдать надо { $needed } карт, по одной каждому, а не { $number }.
}
dk-one-card = Здесь кладут одну карту, а не { $number }.
dk-return-received = { $card } вам только что дали; верните карту, которая у вас уже была.
dk-return-highest = { $group ->
    [senior] Ваша старшая группа ♠
    [junior] Ваша старшая группа ♦
   *[ordinary] У вас только ♥ и ♣
}, возвращают самую старшую из неё: { $cards }.
dk-s-answer = { $led ->
    [senior] Ходили ♠, и они у вас есть: кладите ♠
    [junior] Ходили ♦, и они у вас есть: кладите ♦
   *[ordinary] Ходили обычной картой, и ♥ или ♣ у вас есть: кладите их
}{ $beating ->
    [0] . Побить { $standing } вам нечем.
   *[other] { " " }либо карту, которая бьёт { $standing }.
} { $card } не подходит.
ok-opening = Сейчас не торг: { $number ->
    [3] откройте третью карту или стойте.
   *[other] откройте четвёртую карту или стойте.
}
ok-betting = Идёт торг: ставьте от { $low } до { $high } или пасуйте.
ok-betting-owed = Идёт торг, и ставка { $highest }: ответьте { $owed } или пасуйте.
ok-no-bet = Отвечать не на что, ставки ещё нет: ставьте от { $low } до { $high } или пасуйте.
ok-bet-low = { $number } мало: первая ставка не меньше { $low }.
ok-bet-high = { $number } больше, чем у вас есть: не больше { $high }.
ok-closed = Остались двое, поднимать больше нельзя: ответьте { $owed } или пасуйте.
ok-raised-since = Вы в этом круге уже говорили, и после вас подняли: ответьте { $owed } или пасуйте.
ok-nobody-to-raise = Фишек больше ни у кого не осталось, поднимать не против кого: ответьте { $owed } или пасуйте.
ok-short = Поднять выше { $highest } вам не хватит: ответьте, добавив { $owed }, или пасуйте.
ok-equal = Ставка и так { $number }: ответьте или поднимите хотя бы до { $low }.
ok-raise-low = { $number } меньше ставки { $highest }: поднимите хотя бы до { $low }, ответьте { $owed } или пасуйте.
ok-raise-high = { $number } больше, чем у вас есть: поднять можно не выше { $high }.

## Команды

play-begins = { $game }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}. Чтобы ходить, печатайте номер из списка; «помощь» скажет остальное.
play-goes-on = Партия из { $file } продолжается.
stopped = Запись партии: { $file }
go-on-with = Продолжить: { $command }
resume-over = Партия в { $file } уже окончена.
resume-broken = { $file } не продолжить: { $why }
resume-flags = У партии, которая продолжается, настройки прежние: с --resume не нужно { $flags }.
resume-nothing = Неоконченных партий нет, папка { $folder }
record-refused = Сдача { $deal }, ход { $action } («{ $text }»): { $why }
no-such-game = Игры «{ $name }» нет, есть { $games }.
no-such-level = Уровня «{ $name }» нет, есть { $levels }.
bot-fault = { $name }: { $why }. За него ходит клубный бот.
bot-fault-last = { $name }: { $why }. Дальше вместо него играет клубный бот.
bot-fault-start = программа не запустилась
bot-fault-ended = программа завершилась
bot-fault-time = нет ответа вовремя
bot-fault-flood = ответ без конца
bot-fault-garbage = пришло нечто, что не ответ
bot-fault-illegal = недопустимый ход
bot-fault-error = программа ответила ошибкой
program-no-file = { $file }: такого файла нет.
program-not-executable = { $file } не запустить: сделайте файл исполняемым (chmod +x).
program-unreadable = { $file } не прочитать: { $why }
program-headless = В { $file } нужна первая строка вроде #!/usr/bin/env python3.
resume-programs = { $names }: программы, названные в файле, не запускаются, за них играет клубный бот. С --bots exec:PATH они играют дальше.
no-letters = Этот вывод не показывает { $language }: дальше по-английски.
no-such-language = Языка «{ $name }» нет, есть { $languages }.
no-such-seat = Места { $seat } нет: места от { $low } до { $high }.
no-such-seats = Игроков может быть { $range }, а не { $seats }.
no-such-option = Параметра { $name } нет, есть { $options }.
option-needs = { $name } не может быть { $value }. Возможно: { $what }.
option-form = Параметр пишут как ИМЯ=ЗНАЧЕНИЕ, а не «{ $text }».
bad-seed = Зерно пишут шестнадцатерично, чётным числом цифр, а не «{ $seed }».
bad-deal = Сдачи { $deal } не бывает.
file-exists = { $file } уже есть.
replay-of = { $game }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
options-are = Параметры:
to-act-is = { $who ->
    [you] Ваш ход
   *[other] Ходит { $name }
}. Можно:
deck-is = Колода:
dealer-is = Первый сдатчик по жребию: { $name }
verdict-verified = Проверено: тасовка сходится с зерном.
verdict-false = Не сходится.
verdict-unchecked = Проверить нечего.
verify-commit-secret = отпечаток — SHA-256 секрета
verify-commit-not-secret = отпечаток — не SHA-256 секрета
verify-commit-seed = отпечаток — SHA-256 зерна
verify-commit-not-seed = отпечаток — не SHA-256 зерна, а секрет не указан
verify-commit-alone = нет ни секрета, ни зерна, сравнить отпечаток не с чем
verify-seed-secret = зерно следует из секрета и чисел игроков
verify-seed-not-secret = зерно не следует из секрета и чисел игроков
verify-dealer-lot = жребий даёт место { $dealer }
verify-dealer-not-lot = в записи место { $dealer }, а жребий дал бы { $lot }
verify-deck-seed = колода следует из зерна
verify-deck-not-seed = колода не следует из зерна: карта { $place } — { $given }, а не { $expected }
verify-deck-length = колода не следует из зерна: в ней { $given } карт, а не { $expected }
verify-nothing = в записи нет ничего, что можно проверить

## Сервер

serve-how = Откройте этот адрес в браузере. Ctrl+C остановит сервер, столы сохранятся.

## Арена

arena-deals = { $game }: { $count ->
    [one] { $count } сдача
    [few] { $count } сдачи
   *[many] { $count } сдач
}, каждая сыграна { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}
arena-matches = { $game }: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}, каждая сыграна { $times ->
    [one] { $times } раз
    [few] { $times } раза
   *[many] { $times } раз
}
arena-bot = бот
arena-mean = среднее
arena-field = против остальных
arena-first = против { $name }
arena-won = побед
arena-move = мс на ход
arena-p95 = p95
arena-unit = Счёт одного места, { $unit }; ± до границ 95-процентного интервала.
arena-faults = { $name }: { $count ->
    [one] { $count } ход сделан
    [few] { $count } хода сделаны
   *[many] { $count } ходов сделаны
} за него клубным ботом ({ $why }).
arena-progress = Сдач: { $done } из { $total }, осталось { $left }
arena-stopped = Остановлено, ничего не сохранено. С --state FILE арену можно продолжить.
arena-stopped-kept = Остановлено. Сыгранное хранит { $file }: та же команда продолжит.
arena-killed = Рабочий процесс был убит, возможно, не хватило памяти.

## Веб: страницы

web-name = Козырь
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
    [H] червей
   *[S] пик
}

# Первая страница.
web-home-title = Четыре карточные игры за одним столом
web-home-intro = Без учётной записи. Свободные места займут боты, друзья войдут по ссылке.
web-you-are = Вы: { $name }
web-name-yourself = Назовите себя
web-language = Язык
web-theme-toggle = Светлая или тёмная тема
web-game-about-exchange = Меняйтесь с соседом по одной карте, пока не соберёте условленное число четвёрок.
web-game-about-donkey = У каждого свой козырь. Бейте, берите банк и не наберите десять штрафных банок.
web-game-about-odessa = Закажите взятки и возьмите ровно столько. Сдающему одно число запрещено.
web-game-about-oko = Две карты, ставка, третья, ставка, четвёртая. Можно и не открывать.
web-game-size = 2–{ $seats } { $seats ->
    [one] место
    [few] места
   *[many] мест
} · { $cards } { $cards ->
    [one] карта
    [few] карты
   *[many] карт
}
web-play = Играть
web-friends = С друзьями
web-making = Готовим стол…
web-go-back = Вернуться
web-running = { $game }: идёт игра
web-waiting = { $game }: ждём игроков
web-taken-of = { $seats ->
    [one] занято { $taken } из { $seats } места
    [few] занято { $taken } из { $seats } мест
   *[many] занято { $taken } из { $seats } мест
}
web-my-tables = Мои столы
web-open-tables = Открытые столы
web-no-open-tables = Открытых столов сейчас нет. Создайте свой: «С друзьями», потом «Открытый».
web-no-my-tables = Здесь будут столы, за которыми вы играете.
web-free-seats = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
   *[many] { $count } мест свободно
}
web-only-bots = боты
web-over = партия окончена
web-sit-down = Сесть
web-look = Итог
web-fair = Тасовку можно проверить: до первой сдачи стол показывает отпечаток своего секрета.
web-how-it-works = Как это устроено
web-you = Вы
web-your-name = Ваше имя за столом
web-name-rule = от 1 до 20 знаков
web-name-bad = Такое имя не подходит: нужно от 1 до 20 букв, цифр или знаков.
web-save = Сохранить
web-saved = Сохранено
web-guest = Гость { $word }
web-guest-words = Калина, Верба, Рябина, Ольха, Липа, Мята, Осина, Черёмуха, Берёза, Малина, Ромашка, Полынь
web-theme = Тема
web-theme-auto = как в системе
web-theme-light = светлая
web-theme-dark = тёмная
web-suits = Масти
web-suits-4 = 4 цвета
web-suits-2 = 2 цвета
web-move = Перейти на другое устройство
web-move-why = По ссылке другое устройство станет вашим: то же имя, те же столы. Она действует десять минут; другим её не показывайте.
web-move-make = Сделать ссылку
web-move-title = Тот же гость на этом устройстве
web-move-ask = Здесь будут то же имя, те же столы и те же карты, что на устройстве, с которого ссылка. Соглашайтесь, только если ссылка ваша: тот, кто её дал, увидит ваши карты.
web-move-warning = { $count ->
    [one] На этом устройстве вы — { $name }, и у вас { $count } стол. Если вы станете гостем по ссылке, отсюда к нему уже не вернуться.
    [few] На этом устройстве вы — { $name }, и у вас { $count } стола. Если вы станете гостем по ссылке, отсюда к ним уже не вернуться.
   *[many] На этом устройстве вы — { $name }, и у вас { $count } столов. Если вы станете гостем по ссылке, отсюда к ним уже не вернуться.
}
web-move-stay = Остаться: { $name }
web-move-take = Стать гостем по ссылке
web-move-old = Эта ссылка устарела. Сделайте новую на другом устройстве.
web-copy = Скопировать
web-copied = Скопировано
web-share = Поделиться
web-link-here = Эта ссылка открывается только на этом компьютере. Для других запустите сервер с --lan: тогда ссылку (и код QR) откроют телефоны в той же сети. Или разместите его в сети.
web-qr = Ссылка в виде QR
web-no-server = Нет связи с сервером.
web-try-again = Ещё раз
web-lost-title = Здесь ничего нет
web-lost-text = Такой страницы нет, или стола уже нет.
web-home = К столам
web-close = Закрыть
web-loading = Минуту…
web-no-rule = Правила сейчас не открываются.

# Новый стол.
web-new-title = Новый стол: { $game }
web-new-presets = Набор правил
web-preset-written = Как написано
web-preset-short = Коротко
web-preset-house = Домашние
web-preset-own = свои правила
web-preset-about-exchange-written = По старому листку, одна сдача.
web-preset-about-exchange-short = Выигрывает одна четвёрка.
web-preset-about-exchange-house = Пять сдач; побеждает тот, кто выиграл больше.
web-preset-about-donkey-written = По старому листку: бьёт на одну младше, у каждого свой козырь, десять банок — вылет.
web-preset-about-donkey-short = Как написано, но вылет на трёх банках.
web-preset-about-donkey-house = Как в привычных играх: старшая бьёт, козырь один на всех.
web-preset-about-odessa-written = Лесенка до шести карт и обратно, потом сдача вслепую.
web-preset-about-odessa-short = Шесть сдач: 1, 2, 3, 4, 5 и 6 карт.
web-preset-about-odessa-house = Сыгранный пас стоит 5; карту не в масть положить можно, но это −50.
web-preset-about-oko-written = По 100 фишек, пока все не соберёт один.
web-preset-about-oko-short = По 50 фишек, десять сдач.
web-preset-about-oko-house = После чужого подъёма можно поднять снова.
web-seats = Места
web-seat-you = Вы
web-seat-bot = Бот
web-seat-friend = Друг по ссылке
web-bot-steady = клубный бот
web-bot-random = лёгкий бот
web-bot-strong = сильный бот
web-bot-master = бот-мастер
web-bot-named = бот «{ $name }»
web-bot-owed = Бот «{ $name }» не дал хода, за него сыграл клубный.
web-seat-anyone = Кто угодно
web-seat-who = Кто сидит на месте { $number }
web-person = человек
web-seat-add = Добавить место
web-seat-remove = Убрать место
web-seats-range = { $low }–{ $high } { $high ->
    [one] место
    [few] места
   *[many] мест
}
web-seats-only = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[many] { $count } мест
}
web-who-sees = Кто видит стол
web-private = По ссылке
web-private-why = стол видят только приглашённые
web-open = Открытый
web-open-why = стол есть в списке, сесть может любой
web-watch-tables = Столы, где можно посмотреть
web-watch = Смотреть
web-watching = Вы зритель: видите то, что видят все за столом. Хозяин стола видит ваше имя.
web-watch-allow = Можно смотреть
web-watch-why-private = Смотреть партию может любой, у кого есть ссылка. Зритель видит то, что видят все, чужих карт не видит и ничего сделать не может.
web-watch-why-open = Смотреть партию может любой. Зритель видит то, что видят все, чужих карт не видит и ничего сделать не может.
web-watch-on = За этим столом можно смотреть: зрители видят то, что видят все, но не карты в руках.
web-tally = Все партии за этим столом
web-tally-played = сыграно
web-tally-won = побед
web-sheet-host = Хозяин стола
web-host-pause = Поставить на паузу
web-host-resume = Продолжить
web-host-later = Места, игру и правила можно менять между партиями: в партии карты в руке закреплены за местом.
web-host-next-title = Следующая партия: { $game }
web-host-next = Следующая партия
web-host-next-about = Выберите игру и правила. Всех, кто сидит за столом, спросят, согласны ли они.
web-host-close = Закрыть стол
web-host-close-about = Играть здесь больше никто не сможет. Сыгранные партии можно смотреть и дальше.
web-host-close-match = Партия будет брошена. Играть здесь больше никто не сможет.
web-host-close-sure = Закрыть навсегда
web-host-fill = Посадить бота
web-host-move = Поменять местами со следующим
web-host-remove = Убрать
web-host-onlookers = Смотрят: { $count }
web-host-unseated = Здесь, но без места за столом: { $count }
web-host-removed = Убраны из-за стола
web-host-admit = Впустить снова
web-news-admitted = { $name } снова может войти.
web-host-propose = Предложить
web-held-host = Хозяин стола поставил партию на паузу
web-held-about = Часы стоят, ходить нельзя.
web-paused = пауза
web-held-about-none = Пока пауза, ходить нельзя.
web-for-it = Я за
web-wait-agree = Начнётся, когда согласятся все.
web-news-changed = Хозяин стола предлагает другую партию.
web-news-released = Партия продолжается.
web-news-removed = Хозяин освободил место.
web-held = { $who ->
    [you] Вы поставили партию на паузу
   *[other] { $name } ставит партию на паузу
}
web-clock = Время на ход
web-clock-none = без часов
web-clock-relaxed = спокойно, 60 с
web-clock-brisk = живо, 20 с
web-clock-why-none = Пока вы на связи, думайте сколько угодно. За того, кого нет минуту, ходит бот.
web-clock-why-relaxed = 60 секунд на ход. Кто думает дольше, тратит запас: три минуты на всю партию. Когда кончится и он, ходит бот; место возвращается одним касанием.
web-clock-why-brisk = 20 секунд на ход. Кто думает дольше, тратит запас: минута на всю партию. Когда кончится и он, ходит бот; место возвращается одним касанием.
web-clock-spare = запас
web-clock-about = Время на этот ход + ваш запас на всю партию
web-pause = Между сдачами
web-pause-none = без паузы
web-pause-seconds = { $count } с
web-pause-minutes = { $count } мин
web-pause-all = пока не готовы все
web-pause-is = между сдачами: { $pause }
web-pause-why-none = Следующая сдача начинается сразу; итог прошлой можно прочесть и во время игры.
web-pause-why = Видно, чем кончилась сдача. Следующая начнётся, когда будут готовы все, но не позже чем через { $length }. Боты готовы всегда.
web-why-so = Почему так: толкование правил
web-rule-link = Правило { $rule }
web-less = Меньше
web-more = Больше
web-make-table = Создать стол
web-cant-make = Такого стола быть не может: { $message }
web-too-many = Слишком много столов сразу. Подождите немного.

# Параметры простыми словами.
web-option-target = Сколько четвёрок выигрывает
web-option-max-exchanges = Предел обменов в сдаче
web-option-max-exchanges-note = 0: без предела
web-option-deals = Сдач в партии
web-option-deals-note-oko = 0: пока все фишки не соберёт один
web-option-form = Как играем
web-option-trump = Козыри
web-option-trump-suits = Козырные масти
web-option-beating = Что бьёт карту той же масти
web-option-must-beat = Надо ли бить
web-option-redeal = Когда пересдавать
web-option-talon = Что одиночка делает с прикупом
web-option-limit = До скольких банок
web-option-max-deals = Сдач по шесть карт
web-option-blind-deals = Сдач вслепую в конце
web-option-sizes = Сколько карт сдают
web-option-zero-bonus = Сыгранный пас стоит
web-option-zero-bonus-note = очков
web-option-revoke = Карта не в масть
web-option-stack = Фишек у каждого
web-option-ante = Начальная ставка
web-option-min-bet = Наименьшая первая ставка
web-option-reraise = Если после вас подняли
web-option-showdown-at-two = Когда остались двое
web-value-form-ffa = Каждый за себя
web-value-form-pairs = Двое на двое
web-value-form-two-vs-one = Двое на одного
web-value-form-three-vs-one = Трое на одного
web-value-trump-own = У каждого свой
web-value-trump-none = Без козырей
web-value-trump-one = Один на всех
web-value-trump-two = Два на всех
web-value-trump-ranked = Младший ♦ и старший ♠
web-value-beating-next-lower = Ровно на одну младше
web-value-beating-any-lower = Любая младшая
web-value-beating-any-higher = Любая старшая
web-value-must-beat-false = Сбросить можно всегда
web-value-must-beat-true = Кто может побить, должен
web-value-redeal-one-hand = Т К Д 10 ♠ в одной руке
web-value-redeal-literal = Если они не в одной руке
web-value-redeal-never = Никогда
web-value-talon-gift = Берёт и отдаёт каждому по карте
web-value-talon-bury = Сносит столько же, потом берёт
web-value-talon-choice = Говорит сам, что из двух
web-value-sizes-ladder = Лесенка
web-value-sizes-own = Свой список
web-value-revoke-forbid = Не принимается
web-value-revoke-penalty = Стоит 50 очков
web-value-reraise-false = Ответить или пас
web-value-reraise-true = Можно поднять снова
web-value-showdown-at-two-all = Открываются все карты
web-value-showdown-at-two-opened = Решают открытые карты
web-value-showdown-at-two-off = Сдача идёт дальше
web-why-form-ffa = 2–4 места
web-why-form-pairs = 4 места, партнёры напротив
web-why-form-two-vs-one = 3 места, торги и прикуп
web-why-form-three-vs-one = 4 места, торги и обмен
web-why-trump-own = самый частый способ; масть выбирают, садясь за стол
web-why-trump-two = обычные карты козырей не бьют
web-why-trump-ranked = ♥ и ♣ обычные
web-why-beating-any-higher = как в привычных играх
web-why-redeal-literal = почти каждую сдачу
web-why-sizes-ladder = от 1 до 5 карт, шестёрки, от 5 до 1
web-why-sizes-own = в сдаче от 1 до 6 карт, например 1 2 3
web-why-revoke-penalty = и розыгрыш начинается заново
web-why-reraise-false = один подъём на каждого в круге
web-sizes-bad = Размеры: числа от 1 до 6, не больше ста.

# Когда стол готов.
web-invite-join = Садитесь играть: { $game }

## Web: table

web-deal = Сдача
web-deal-number = Сдача { $number }
web-trick = взятка { $number }
web-trick-of = { $number } из { $of }
web-trump = козырь
web-your-turn = Ваш ход
web-to-act = ходит сейчас
web-your-hand = Ваши карты
web-card-closed = закрытая карта
web-cards = { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}
web-dealer = Сдаёт
web-dealer-letter = С
web-anticlockwise = против часовой
web-anticlockwise-about = Ходят против часовой стрелки
web-ask-lead = Ваш ход: выбирайте
web-ask-card = Ваш ход: кладите карту
web-choose-more = Ещё { $count }
web-choose-card = Выберите карту
web-clear = Отмена
web-confirm = Подтвердите ход
web-onward = Дальше
web-rest-ready = Ждём
web-rest-is-ready = ждёт следующей сдачи
web-rest-count = Готовы: { $ready } из { $of }
web-rest-for = ждём: { $names }
web-rest-next = следующая сдача через
web-news-ready = { $who ->
    [you] Вы ждёте следующей сдачи.
   *[other] { $name } ждёт следующей сдачи.
}
web-out = Для вас эта партия окончена
web-out-about = Можно досмотреть до конца; вас никто не ждёт.
web-out-leave = Уйти
web-column = Счёт и ход игры
web-here = здесь
web-not-connected = нет связи
web-bot-plays = за это место играет бот
web-bot-plays-you = За вас играет бот
web-sheet-last = Последняя взятка
web-sheet-score = Счёт
web-sheet-log = Ход игры
web-sheet-rules = Правила
web-sheet-settings = Настройки
web-sheet-menu = Меню
web-earlier = Раньше
web-later = Позже
web-this-deal = Эта сдача
web-whole-match = Вся партия
web-set-suits = Масти
web-set-cards = Карты
web-cards-normal = обычные
web-cards-large = крупные
web-set-confirm = Ход двумя касаниями
web-set-confirm-about = первое выбирает, второе кладёт
web-set-motion = Движение карт
web-set-motion-about = выключено, если так просит система
web-set-sound = Звук, когда мой ход
web-set-vibrate = Вибрация, когда мой ход
web-hint = Подсказка
web-hint-is = { $level ->
    [steady] Подсказка клубного бота: { $action }.
   *[other] Подсказка: { $action }.
}
web-hint-thinks = Думаю…
web-hint-only = Другого выбора нет.
web-hint-worth = В среднем { $value } за эту сдачу.
web-hint-others = Иначе: { $others }.
web-hint-other = { $action } ({ $value })
web-hints-allow = Подсказки
web-hints-why = На своём ходу можно спросить, как с теми же картами поступил бы сильный бот. Для тренировки с ботами; с людьми честнее без подсказок.
web-hints-on = с подсказками
web-bots-level = Уровень ботов
web-guide = Подсказки новичку
web-guide-about = пара слов в нужный момент
web-guide-close = Понятно
web-mute = Не показывать реплики
web-phrases = Сказать
web-phrase-0 = Здравствуйте
web-phrase-1 = Удачи
web-phrase-2 = Хорошо сыграно
web-phrase-3 = Спасибо
web-phrase-4 = Извините
web-phrase-5 = Минуту
web-phrase-6 = Думаю
web-phrase-7 = Ваш ход
web-phrase-8 = Ха
web-phrase-9 = Ой
web-phrase-10 = Ещё партию?
web-phrase-11 = До свидания
web-leave = Встать из-за стола
web-leave-about = За вас доиграет бот. Вернуться можно в любой момент.
web-news-lost = Нет связи
web-news-retry = пробуем снова
web-news-elsewhere = Стол открыт в другой вкладке
web-news-elsewhere-about = здесь он только показан
web-play-here = Играть здесь?
web-play-here-why = Ходить можно только в одной вкладке, чтобы ход не ушёл дважды.
web-play-here-do = Играть здесь
web-offline = Место остаётся вашим
web-offline-about = Карты не пропадут. Если связи долго не будет, за вас сыграет бот; вернётесь — место снова ваше.
web-missed = { $count ->
    [0] За вас играет бот
    [one] Бот сделал за вас { $count } ход
    [few] Бот сделал за вас { $count } хода
   *[many] Бот сделал за вас { $count } ходов
}
web-missed-about = Сыгранное не отменить.
web-back = Вернуть место
web-news-away = { $who ->
    [you] За вас теперь играет бот.
   *[other] { $name }: теперь играет бот.
}
web-news-back = { $who ->
    [you] Вы снова за столом.
   *[other] { $name } снова за столом.
}
web-table-closed = Этот стол закрыт.
web-table-refused-none = Такого стола нет.
web-table-refused-full = За этим столом нет свободных мест.
web-table-refused-no = Этот стол только для тех, у кого есть ссылка.
web-table-refused-many = Слишком много сразу. Подождите и откройте страницу снова.
web-table-refused-down = Сервер не отвечает.
web-wait-for = { $count ->
    [one] Не хватает { $count } игрока
    [few] Не хватает { $count } игроков
   *[many] Не хватает { $count } игроков
}
web-wait-begins = Партия начинается
web-wait-bots = { $count ->
    [one] Посадить { $count } бота и начать
    [few] Посадить { $count } ботов и начать
   *[many] Посадить { $count } ботов и начать
}
web-sit-as = Сесть за стол
web-name-trump = Ваш козырь
web-trump-given = Вы не выбрали козырь и получили первую свободную масть: { suits }.
web-trump-first = Козырь у каждого свой. Выберите масть и нажмите «Сесть». Кто не выбирает, получает первую свободную: { suits }.
web-seat-free = свободно
web-stand-up = Встать
web-invite = Ссылка для друзей
web-invite-open = Стол открыт: сесть может любой. По ссылке друзья попадут прямо сюда.
web-invite-private = Стол видят только те, у кого есть эта ссылка.
web-commit = Отпечаток тасовки:
web-standing = Итог
web-settled-why = OD-DOUBLE: итог ниже нуля при подсчёте партии засчитывается вдвойне.
web-settled = в зачёт { $amount }
web-end-after = { $count ->
    [one] Партия окончена, { $count } сдача
    [few] Партия окончена, { $count } сдачи
   *[many] Партия окончена, { $count } сдач
}
web-last-deal = Последняя сдача
web-record = Запись
web-rematch = Ещё партия
web-rematch-waiting = Ждём остальных
web-ready = играет
web-left = место свободно
web-and-you = вы?
web-thinks = думает
web-od-phase-bid = заказы
web-od-phase-play = взятка { $number }/{ $of }
web-od-blind = слепая
web-od-bid = заказ
web-od-pass = пас
web-od-taken = взято { $taken } из { $bid }
web-od-dealers-card = карта сдатчика
web-od-ask-blind = Заказ вслепую: сколько взяток?
web-od-bid-no = { $count ->
    [0] пас: сейчас нельзя
   *[other] { $count } заказать нельзя
}
web-od-hook = Ваш заказ последний: сумма не должна равняться числу карт.
web-od-cards = { $count ->
    [one] В этой сдаче { $count } взятка.
    [few] В этой сдаче { $count } взятки.
   *[many] В этой сдаче { $count } взяток.
}
web-od-deals = Сдачи
web-od-ladder = Высота: карт на руках.
web-od-ladder-blind = Высота: карт на руках. Пунктир: слепая сдача.
web-od-score = Как заказано: 10 за взятку. Больше: 1 за взятку. Меньше: −10 за недостающую. OD-SCORE
web-guide-od-bid = Скажите, сколько взяток возьмёте. Ровно столько — по 10 очков, больше — по 1, за каждую недостающую −10.
web-guide-od-lead = Ходите вы, любой картой. Берёт старшая карта этой масти, если никто не положит козырь.
web-guide-od-follow = Кладите масть, с которой пошли. Нет её — козырь, нет и козыря — любую карту. Что можно положить, поднято.
web-dk-phase-auction = торги
web-dk-phase-talon = прикуп
web-dk-phase-bury = снос
web-dk-phase-give = подарки
web-dk-phase-swap = обмен
web-dk-phase-return = возврат
web-dk-own-trump = { $suit ->
    [C] свой козырь: трефы
    [D] свой козырь: бубны
    [H] свой козырь: черви
   *[S] свой козырь: пики
}
web-dk-said-pass = пас
web-dk-said-solo = один
web-dk-asked = решает
web-dk-unasked = ждёт
web-dk-solo = один
web-dk-others = против
web-dk-partner = с вами
web-dk-stock = колода
web-dk-beaten = бито
web-dk-discarded = сброшено
web-dk-led = { $who ->
    [you] Ваш ход
   *[other] Ходит { $name }
}
web-dk-beat = { $who ->
    [you] Бьёте вы
   *[other] Бьёт { $name }
}
web-dk-takes = { $who ->
    [you] Банк берёте вы
   *[other] Банк берёт { $name }
}
web-dk-takes-bank = { $who ->
    [you] Банк берёте вы
   *[other] Банк берёт { $name }
}{ $count ->
    [one] , { $count } карта
    [few] , { $count } карты
   *[many] , { $count } карт
}
web-dk-ordinary = простые
web-dk-junior = младшие
web-dk-senior = старшие
web-dk-banki = Банки, вылет на { $limit }
web-dk-score = Чем меньше банок, тем лучше; кто набрал { $limit }, вылетает. DK-OUT
web-dk-form-now = Остальные играют дальше: { $form } (DK-OUT).
web-dk-ask-answer = { $count ->
    [1] Бейте или сбросьте карту
    [one] Бейте или сбросьте { $count } карту
    [few] Бейте или сбросьте { $count } карты
   *[many] Бейте или сбросьте { $count } карт
}
web-dk-ask-beat = { $count ->
    [1] Бейте: выберите карту
    [one] Бейте: выберите { $count } карту
    [few] Бейте: выберите { $count } карты
   *[many] Бейте: выберите { $count } карт
}
web-dk-ask-discard = { $count ->
    [1] Бить нечем: сбросьте карту
    [one] Бить нечем: сбросьте { $count } карту
    [few] Бить нечем: сбросьте { $count } карты
   *[many] Бить нечем: сбросьте { $count } карт
}
web-dk-ask-give = { $count ->
    [one] Карту сопернику
    [few] По карте каждому
   *[many] По карте каждому
}
web-dk-pass = Пас
web-dk-play-solo = Играю один
web-dk-gift = Подарок
web-dk-gift-how = { $count ->
    [one] взять { $count } карту, потом дать каждому по одной
    [few] взять { $count } карты, потом дать каждому по одной
   *[many] взять { $count } карт, потом дать каждому по одной
}
web-dk-bury = Снос
web-dk-bury-how = { $count ->
    [one] сначала отложить { $count } карту, потом взять прикуп
    [few] сначала отложить { $count } карты, потом взять прикуп
   *[many] сначала отложить { $count } карт, потом взять прикуп
}
web-dk-do-bury = Снести
web-dk-do-give = Отдать
web-dk-do-return = Вернуть
web-dk-do-lay = { $count ->
    [1] Положить карту
    [one] Положить { $count } карту
    [few] Положить { $count } карты
   *[many] Положить { $count } карт
}
web-dk-do-beat = { $count ->
    [1] Бить этой картой
    [one] Бить { $count } картой
    [few] Бить { $count } картами
   *[many] Бить { $count } картами
}
web-dk-do-discard = { $count ->
    [1] Сбросить эту карту
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
   *[many] Сбросить { $count } карт
}
web-dk-lead = { $count ->
    [1] Пойти этой картой
    [one] Пойти { $count } картой
    [few] Пойти { $count } картами
   *[many] Пойти { $count } картами
}
web-dk-this-beats = { $count ->
    [one] Ваша карта бьёт
    [few] Ваши { $count } карты бьют
   *[many] Ваши { $count } карт бьют
}
web-dk-this-discards = { $count ->
    [one] Это сброс
    [few] Это сброс, { $count } карты
   *[many] Это сброс, { $count } карт
}
web-dk-by-rank = такая же
web-dk-by-trump = козырь
web-dk-by-special = { $rank } в масть
web-dk-by-lower = младшая
web-dk-by-higher = старшая
web-dk-note-lead = Ходят картами одной масти или тремя-четырьмя одного достоинства. DK-LEAD
web-dk-note-lead-one = Ходят одной картой, любой. DK-S-LEAD
web-dk-note-answer = Выбирайте карты: до хода будет видно, бьют ли они. DK-ANSWER
web-dk-note-bury = Их никто не увидит; их очки ваши. DK-S-TALON
web-dk-nothing = ничем
web-dk-any = все
web-dk-what-beats = Чем это бьётся
web-guide-dk-lead = Ходите вы. Выберите карту, и будет видно, чем её бьют. Чьи карты не побьют, тот берёт всё; чем больше очков, тем меньше банок.
web-guide-dk-answer = { $count ->
    [1] Положите карту: она бьёт, или это сброс. Чью карту не побьют, тот берёт всё положенное.
    [one] Положите { $count } карту: она бьёт, или это сброс. Чью карту не побьют, тот берёт всё положенное.
    [few] Положите { $count } карты: бьют карта карту, или все идут в сброс. Чьи карты не побьют, тот берёт всё положенное.
   *[many] Положите { $count } карт: бьют карта карту, или все идут в сброс. Чьи карты не побьют, тот берёт всё положенное.
}
web-guide-dk-s-answer = Положите карту, которая бьёт, или любую из той же группы: ♥ и ♣ — одна группа, ♦ и ♠ — каждая своя. Нет такой — кладите любую.
web-guide-dk-lower = Здесь младшие бьют старших: ваша { $card } бьёт { $standing }.
web-guide-dk-higher = Здесь бьют старшей картой: ваша { $card } бьёт { $standing }.
web-guide-dk-special = 6 и 8 бьют почти всю свою масть (6 — кроме 8 и Д, 8 — кроме К и Д): ваша { $card } бьёт { $standing }.
web-guide-dk-rank = Карты одного достоинства бьют друг друга: ваша { $card } бьёт { $standing }.
web-guide-dk-trump = Козырь бьёт другие масти: ваша { $card } бьёт { $standing }.
web-guide-dk-solo = Кто играет один, играет против всех остальных вместе. ♠ бьют ♦, а ♦ бьют ♥ и ♣.
web-ok-passed = пас
web-ok-all-in = ва-банк
web-ok-opened = { $count ->
    [one] открыта { $count } карта
    [few] открыто { $count } карты
   *[many] открыто { $count } карт
}
web-ok-pot = кон
web-ok-pot-title = Кон
web-ok-in = ставка { $count }
web-ok-ask-bet = Ставите или пас?
web-ok-ask-raise = Ответить { $count } или поднять?
web-ok-ask-call = Ответить { $count } или пас?
web-ok-note-stand = Кто стоит, играет на открытых картах и больше не открывает. Это видно всем; сама закрытая карта остаётся неизвестной и вам.
web-ok-stand = { $count ->
    [one] Стоять на { $count }
    [few] Стоять на { $count }
   *[many] Стоять на { $count }
}
web-ok-open = Открыть карту
web-ok-pass = Пас
web-ok-call = Ответить { $count }
web-ok-call-all = Ответить, ва-банк: { $count }
web-ok-bet = Поставить { $count }
web-ok-raise = Поднять до { $count }
web-ok-up-to = до { $count }
web-ok-range = От { $low } до { $high }.
web-ok-amount = Сколько фишек
web-ok-slider = Ставка от { $low } до { $high }
web-ok-less = на { $count } меньше
web-ok-more = на { $count } больше
web-ok-min = мин.
web-ok-half = полкона
web-ok-all = всё
web-ok-wins = { $who ->
    [you] Вы берёте { $count }
   *[other] { $name } берёт { $count }
}
web-ok-not-shown = не показано
web-ok-chips-note = Фишки игровые, не деньги.
web-ok-two-note = Останутся двое: торг закроется (OK-TWO).
web-ok-strengths = От слабой к сильной
web-ok-yours = у вас: { $worth }
web-ok-kind-high = Старшая карта
web-ok-kind-two-suit = Две одной масти
web-ok-kind-three-suit = Три одной масти
web-ok-kind-three-rank = Три одного достоинства
web-ok-kind-four-suit = Нарош: четыре одной масти
web-ok-kind-four-rank = Четыре одного достоинства
web-ok-about-high = Т 11, К Д В 10 по 10, 9
web-ok-about-two-suit = сумма; два туза всегда 22
web-ok-about-three-suit = сумма
web-ok-about-three-rank = старше достоинство
web-ok-about-four-suit = сумма
web-ok-about-four-rank = сильнее всего
web-ok-score = Фишки игровые, не деньги. OK-MATCH
web-guide-ok-bet = Вы видите две свои карты из четырёх. Если они того стоят, ставьте; кто пасует, выходит из сдачи.
web-guide-ok-call = Ставка сделана: ответьте, поднимите или пасуйте и выйдите из сдачи.
web-guide-ok-open = Ещё одна карта хуже не сделает. А кто стоит, даёт остальным знак: ему хватает своих.
web-ex-gave = отдаёт
web-ex-waits = ждёт
web-ex-wins = побед { $count }
web-ex-giving = отдаёте вы
web-ex-answering = отвечаете вы
web-ex-quartet = четвёрка
web-ex-group = { $count } из 4
web-ex-between = Меняются: { $first } и { $second }
web-ex-has-given = { $who ->
    [you] отдали вы
   *[other] отдаёт { $name }
}
web-ex-you-give = вы отдаёте
web-ex-you-return = вы вернёте
web-ex-note-give = { $name } увидит карту и вернёт одну из своих.
web-ex-mine = Что отдано и получено
web-ex-exchange = обмен
web-ex-given = отдано
web-ex-got = получено
web-ex-seen = Это видите только вы и тот, с кем менялись. EX-SEEN
web-ex-score = { $count ->
    [one] Сдачу выигрывает { $count } четвёрка. EX-WIN
    [few] Сдачу выигрывают { $count } четвёрки. EX-WIN
   *[many] Сдачу выигрывают { $count } четвёрок. EX-WIN
}
web-guide-ex-give = { $count ->
    [one] Собирайте { $count } четвёрку: четыре карты одного достоинства. Отдайте ненужную, взамен придёт другая.
    [few] Собирайте { $count } четвёрки: по четыре карты одного достоинства. Отдайте ненужную, взамен придёт другая.
   *[many] Собирайте { $count } четвёрок: по четыре карты одного достоинства. Отдайте ненужную, взамен придёт другая.
}
web-guide-ex-return = Пришла карта. Верните одну из прежних, не её саму.

## Web: честно ли, и разбор

web-fair-title = Честная тасовка
web-fair-before = Прежде чем кто-нибудь сядет, стол показывает отпечаток своего секрета. Устройство каждого игрока добавляет своё число. После партии всё это открывается, и проверка считает колоды заново.
web-fair-given-up = Стол закрыт, поэтому секрет открыт: по нему больше ничего не сдадут.
web-fair-verify = Проверить тасовку
web-fair-verdict-verified = Всё сходится: карты никто не мог подобрать.
web-fair-verdict-false = Не сходится.
web-fair-verdict-unchecked = Проверять здесь нечего.
web-fair-verified = Верно:
web-fair-false = Неверно:
web-fair-note = Заметка:
web-fair-commit-secret = Отпечаток снят с этого секрета.
web-fair-commit-not-secret = Отпечаток снят не с этого секрета: изменили что-то одно из двух.
web-fair-commit-seed = Отпечаток снят с этого зерна.
web-fair-commit-not-seed = Отпечаток снят не с этого зерна, а секрета в записи нет.
web-fair-commit-alone = Отпечаток есть, но сравнить его не с чем: нет ни секрета, ни зерна.
web-fair-seed-secret = Зерно следует из секрета и чисел игроков.
web-fair-seed-not-secret = Зерно не следует из секрета и чисел игроков: что-то из них изменили или переставили.
web-fair-dealer-lot = По жребию первым сдаёт { $dealer }.
web-fair-dealer-not-lot = Первым сдаёт { $dealer } по уговору; жребий указал бы: { $lot }.
web-fair-decks = { $count ->
    [one] Колода { $count } сдачи следует из зерна.
    [few] Колоды { $count } сдач следуют из зерна.
   *[many] Колоды { $count } сдач следуют из зерна.
}
web-fair-deck-not-seed = Сдача { $deal }: колода не следует из зерна. Карта номер { $place } — { $given }, а была бы { $expected }.
web-fair-deck-length = Сдача { $deal }: колода не следует из зерна. Карт в ней { $given }, а не { $expected }.
web-fair-nothing = В записи нет ни зерна, ни секрета.
web-fair-unreadable = Запись не читается: { $path }.
web-fair-seen-commit = Именно этот отпечаток это устройство видело до партии.
web-fair-seen-not-commit = До партии это устройство видело другой отпечаток.
web-fair-seen-nonce = Число, которое добавило это устройство, среди чисел игроков есть.
web-fair-seen-not-nonce = Числа, которое добавило это устройство, среди чисел игроков нет.
web-fair-here = Посчитано на этом устройстве, без сервера.
web-fair-numbers = Сами числа
web-fair-commit = Отпечаток
web-fair-secret = Секрет
web-fair-nonce = Число: { $name }
web-fair-seed = Зерно
web-fair-none = нет
web-fair-formula = Отпечаток: SHA-256 секрета. Зерно: SHA-256 секрета и чисел игроков в порядке мест. То же дадут «sha256sum» и «kozyr verify».
web-fair-deck = Колода сдачи { $number }, верхняя карта первая
web-replay-look = Разбор
web-replay-title = Разбор: { $game }
web-replay-unfinished = Партия не доиграна.
web-replay-table = Стол в этот момент
web-replay-player = Проигрыватель
web-replay-about = Об этом моменте
web-replay-back = Шаг назад
web-replay-on = Шаг вперёд
web-replay-play = Пуск
web-replay-stop = Стоп
web-replay-speed = Скорость: { $speed }
web-replay-speed-slow = медленно
web-replay-speed-normal = обычно
web-replay-speed-fast = быстро
web-replay-moment = Перейти
web-replay-step = Шаг сдачи
web-replay-eyes = Что видно
web-replay-all = Все руки
web-replay-one = Глазами одного места
web-replay-seat = Место внизу
web-replay-hand-of = Рука: { $name }
web-replay-closed = Закрытая карта: { $card }
web-replay-hidden = Ходит { $name }; с этого места хода не видно.
web-replay-legal = Что можно: { $name }
web-replay-not-seen = Ходит другое место. Что ему можно, отсюда не видно.
web-replay-chosen = Выбрано:
web-replay-bets = поставить от { $low } до { $high }
web-replay-more = { $count ->
    [one] и ещё { $count }
    [few] и ещё { $count }
   *[many] и ещё { $count }
}
web-replay-redealt = Сдача отменена: сдаёт снова тот же.
web-replay-watch = По шагам
web-replay-steps = Шаги
web-replay-no-steps = В этой сдаче никому не пришлось ходить.
web-replay-download = Скачать
web-replay-open = Открыть запись
web-replay-matches = Партии этого стола
web-replay-empty = Откройте запись партии или перетащите её файл на эту страницу.
web-replay-drop = Отпустите, и запись откроется
web-replay-drop-hint = Запись — небольшой файл «.toml». Она проигрывается здесь и нигде не хранится.
web-replay-missing = Такой партии нет, или она ещё не окончена. Разобрать можно оконченную.
web-replay-fault = Эту запись не проиграть: { $path }: { $message }
web-replay-refused = Эту запись не проиграть. Сдача { $deal }, действие { $action }: { $why }
web-replay-too-long = Для записи этот файл слишком велик.
web-replay-share = Поделиться моментом
web-replay-share-about = Кто откроет ссылку, увидит партию на этом самом шаге.

## Web: what the table refuses

web-denied-closed = Этот стол закрыт.
web-denied-not-begun = Партия ещё не началась.
web-denied-match-on = Партия уже идёт.
web-denied-not-over = Партия ещё не окончена.
web-denied-not-ready = Стол готовит следующую партию. Попробуйте ещё раз.
web-denied-not-seated = У вас здесь нет места.
web-denied-seated-already = Вы уже сидите за этим столом.
web-denied-seat-taken = Это место занято.
web-denied-no-seat = Места { $number } нет.
web-denied-not-a-bot = { $seat }: это не бот.
web-denied-bot-plays = За вас сейчас играет бот. Сначала верните своё место.
web-denied-back-once = Этот ход делает бот. Верните место после него.
web-denied-no-trump = Здесь игроки не выбирают козыри.
web-denied-bad-trump = Козырь — одна из четырёх мастей.
web-denied-trump-taken = Этот козырь занят: { suits }.
web-denied-not-host = Это может только хозяин стола.
web-denied-not-all-want = Ещё не все согласны на новую партию.
web-denied-no-person = Сначала кто-нибудь должен сесть.
web-denied-too-fast = Подождите немного.
web-denied-no-phrase = Такой фразы нет: { $number }.
web-denied-bad-id = Сообщение не удалось прочесть.
web-denied-bad-nonce = Сообщение не удалось прочесть.
web-denied-bad-secret = Сообщение не удалось прочесть.
web-denied-no-hint = Подсказка бывает только на вашем ходу.
web-denied-hints-off = За этим столом подсказок нет.
web-denied-held = Хозяин стола поставил партию на паузу.
web-denied-not-yourself = Себя убрать нельзя: просто встаньте из-за стола.
web-denied-removed = Хозяин убрал вас из-за этого стола.
web-denied-seats-taken = На месте, которого не станет, кто-то сидит. Сначала пересадите его.

# Уроки и задачи

web-learn = Научиться
web-learn-about = Короткий урок по каждой игре, шаг за шагом, и задачи с доказанными ответами.
web-lesson-of = { $game }: урок
web-lesson-step = Шаг { $number } из { $of }
web-lesson-steps = Шаг за шагом
web-lesson-next = Дальше
web-lesson-back = Назад
web-lesson-other = Правила это разрешают. Но в этом уроке нужно { $action }.
web-lesson-odessa-aim = Скажите, сколько взяток возьмёте
web-lesson-odessa-aim-text = У всех по три карты, и каждый по очереди заказывает взятки. Взяли ровно столько — по 10 очков за каждую. В этом вся игра.
web-lesson-odessa-trump = Одна масть — козырь
web-lesson-odessa-trump-text = После сдачи открыли В♠, значит, козырь — пики: любая пика бьёт все другие масти. Ваш Т♠ среди них старший.
web-lesson-odessa-bid = Вы сдатчик и говорите последним
web-lesson-odessa-bid-text = Двое других заказали по 1. Почему вам так нельзя, сказано ниже. Т♠ возьмёт наверняка, К♥ — скорее всего: скажите 2.
web-lesson-odessa-follow = Кладите в масть
web-lesson-odessa-follow-text = Первый ход — Д♥, за ней легла 9♥. У вас есть черва, её и надо класть. Попробуйте другую карту: стол объяснит, почему нельзя. Потом положите К♥.
web-lesson-odessa-took = Берёт старшая
web-lesson-odessa-took-text = Козырей никто не клал, значит, берёт старшая черва: ваш К♥. Одна из двух. Кто взял, тот и ходит.
web-lesson-odessa-lead = Верная взятка
web-lesson-odessa-lead-text = Ходить можно с любой карты. Козырного туза не побить ничем: ходите Т♠.
web-lesson-odessa-drawn = Им пришлось отдать козыри
web-lesson-odessa-drawn-text = У обоих была пика, её и пришлось положить: ход с козыря вытягивает чужие козыри. Две из двух. Больше вам не надо.
web-lesson-odessa-lose = А теперь отдайте
web-lesson-odessa-lose-text = Третья взятка превратила бы 20 очков в 3. Ходите 7♦: карта маленькая, кто-нибудь её возьмёт.
web-lesson-odessa-trumped = Нет бубён? Тогда козырь
web-lesson-odessa-trumped-text = 10♦ легла в масть. { bot-3 } без бубён, и нужен козырь: 8♠ берёт. У кого нет ни масти, ни козыря, кладёт что угодно.
web-lesson-odessa-score = Что это дало
web-lesson-odessa-score-text = Как заказано: 10 за взятку. Больше: всего 1 за взятку. Меньше: −10 за каждую недостающую.
web-lesson-odessa-match = Вся партия
web-lesson-odessa-match-text = Сдачи растут от одной карты до шести и снова убывают; последняя — вслепую. Побеждает больший итог. Теперь играйте или решайте задачи с главной страницы.
web-lesson-exchange-aim = Четыре одинаковых
web-lesson-exchange-aim-text = Сдают все карты. Четыре карты одного достоинства — четвёрка. В этой короткой игре побеждают две четвёрки.
web-lesson-exchange-hand = Что вы собираете
web-lesson-exchange-hand-text = Рука разложена по достоинствам. У вас три семёрки и три короля: не хватает только 7♥ и К♥.
web-lesson-exchange-give = Карту отдал — карту получил
web-lesson-exchange-give-text = Начинаете вы. Сосед получает вашу карту и отвечает своей. Двойки вам ни к чему: отдайте 2♣.
web-lesson-exchange-got = Что пришло
web-lesson-exchange-got-text = Пришла 9♥. Сначала сосед посмотрел на вашу карту, потом выбрал ответ. Теперь он меняется со своим соседом, и так по кругу.
web-lesson-exchange-secret = Чего не видно
web-lesson-exchange-secret-text = Два обмена прошли без вас. Какие это были карты, знают только те двое; вы видите лишь, что обмен был.
web-lesson-exchange-return = Теперь отвечаете вы
web-lesson-exchange-return-text = { bot-4 } отдаёт вам 7♥, четвёртую семёрку! Верните карту взамен, но не её саму: попробуйте и увидите. Потом верните 10♥.
web-lesson-exchange-quartet = Первая четвёрка
web-lesson-exchange-quartet-text = Семёрки собраны. Кто победил, смотрят после каждого полного обмена, когда перешли обе карты.
web-lesson-exchange-again = Снова ваш ход
web-lesson-exchange-again-text = Вы снова отдаёте первым, и не хватает только К♥. Отдайте 2♦.
web-lesson-exchange-won = Две четвёрки
web-lesson-exchange-won-text = Пришёл К♥, и сдача тут же кончается. Четвёрки победителя показывают, остальные карты так и остаются тайной.
web-lesson-exchange-feed = Что делают мастера
web-lesson-exchange-feed-text = Не кормите соседа: что он однажды оставил, то и собирает. Помните, что отдали и что пришло. Если очень долго никто не собрал, сдача кончается без победителя.
web-lesson-donkey-aim = Берите очки, иначе платите
web-lesson-donkey-aim-text = Мало очков за сдачу — получаете банки, десять банок — вы вне игры. Туз стоит 12, десятка 10, король 5, дама 3, валет 1, а шестёрка отнимает 1.
web-lesson-donkey-order = Младшая бьёт старшую
web-lesson-donkey-order-text = От слабых к сильным: Т 10 К Д В 9 8 7 6. Каждая бьёт в масть свою соседку слева. И у каждого свой козырь: ваш ♣, чужие видны на табличках.
web-lesson-donkey-beat = Побейте даму
web-lesson-donkey-beat-text = { bot-3 } ходит Д♥. На одну ступень ниже валет, и он у вас: выберите В♥ и положите. Любая другая карта была бы просто сбросом.
web-lesson-donkey-took = Банк ваш
web-lesson-donkey-took-text = 7♥ не бьёт В♥: побила бы соседка 9♥, или 8, 6, валет, козырь. Все три карты ваши. Каждый добирает до четырёх, ходит взявший.
web-lesson-donkey-pair = Сразу две
web-lesson-donkey-pair-text = Ходить можно несколькими картами одной масти. Две побить труднее, чем одну: выберите 10♠ и К♠, 15 очков, и положите вместе.
web-lesson-donkey-answers = Две на две
web-lesson-donkey-answers-text = В ответ кладут столько же, и каждая должна побить одну из ваших. Никто не смог, карты сбросили, и к вашим 15 очкам прибавилось ещё 9.
web-lesson-donkey-nine = Пустая карта
web-lesson-donkey-nine-text = Теперь отдайте ход подешевле: ходите 9♦, очков в ней нет.
web-lesson-donkey-eight = Восьмёрки и шестёрки
web-lesson-donkey-eight-text = 8♦ побила 9♦. Восьмёрка бьёт всю масть, кроме К и Д, шестёрка — всю масть, кроме 8 и Д: поэтому 6♦ здесь не помогла.
web-lesson-donkey-same = Равная тоже бьёт
web-lesson-donkey-same-text = { bot-2 } ходит 10♥. Равная бьёт, какой бы ни была масть: положите 10♦ и возьмите обе десятки. Ваши козыри тоже бьют, но дают меньше.
web-lesson-donkey-ace = Рискните
web-lesson-donkey-ace-text = Туз дороже всех и слабее всех. Ходите Т♥ и посмотрите, побьёт ли его кто-нибудь.
web-lesson-donkey-trumped = Чужой козырь
web-lesson-donkey-trumped-text = ♦ — козырь только у одного игрока, и он кладёт В♦: свой козырь бьёт любую карту другой масти. Туза больше нет.
web-lesson-donkey-mine = Теперь ваш
web-lesson-donkey-mine-text = Ход 9♥. Ваш козырь — трефы, значит, 7♣ её бьёт. Положите.
web-lesson-donkey-banki = Очки и банки
web-lesson-donkey-banki-text = Так идёт, пока не разобраны все карты. Втроём 41 очко и больше — без банок, от 30 до 39 — одна банка, меньше — дороже; десять банок выводят из игры. Побеждает последний.
web-lesson-oko-aim = Четыре закрытые карты
web-lesson-oko-aim-text = Колода от девятки до туза. Каждый платит 1 фишку, получает четыре закрытые карты и смотрит две. Играют на фишки на кону.
web-lesson-oko-worth = Сколько стоят две карты
web-lesson-oko-worth-text = Туз — 11, девятка — 9, остальные — 10. Две карты одной масти складывают: Т♠ К♠ дают 21. Лучше только два туза, 22.
web-lesson-oko-raise = Ответить, поднять или пас
web-lesson-oko-raise-text = Ставка 2, и на неё уже ответили. Кто пасует, выходит из сдачи, а его фишки остаются. 21 — сильно: поднимите до 4.
web-lesson-oko-called = По одному разу
web-lesson-oko-called-text = Оба доплатили: на кону 15 фишек. Кто ставил и кого подняли, может только ответить или пасовать, так что круг короткий.
web-lesson-oko-open = Открыть третью или стоять
web-lesson-oko-open-text = Теперь каждый открывает себе третью карту или остаётся при двух. Лишняя карта руку не портит. Откройте.
web-lesson-oko-three = Три одной масти
web-lesson-oko-three-text = 10♠: три пики, 31 очко, сильнее любых двух. Другие видят только, что вы открыли карту.
web-lesson-oko-call = Осталось двое
web-lesson-oko-call-text = Ставка 4, один спасовал. Когда осталось двое, поднимать нельзя: ответьте, и оба откроют все карты.
web-lesson-oko-showdown = Карты на стол
web-lesson-oko-showdown-text = Четвёртая карта, 9♦, ничего не изменила. Три пики сильнее двух бубён: кон ваш.
web-lesson-oko-kinds = От слабых к сильным
web-lesson-oko-kinds-text = Одна карта, две одной масти, три одной масти, три одного достоинства, четыре одной масти, четыре одного достоинства. Внутри вида решает сумма или достоинство.
web-lesson-oko-chips = Только своё
web-lesson-oko-chips-text = Больше, чем у вас есть, платить не заставят: поставив всё, вы играете за ту часть кона, которую оплатили. Смотрите, кто открывает, а кто стоит: больше о чужих картах ничего не видно.
web-puzzles = Задачи
web-puzzle-number = Задача { $number } из { $of }
web-puzzle-task = { $bid ->
    [0] Вы спасовали, взято { $taken }. Какую карту?
   *[other] Заказ { $bid }, взято { $taken }. Какую карту?
}
web-puzzle-or = { $first } или { $last }
web-puzzle-right = Верно!
web-puzzle-wrong = { $card } может подвести. Если { $holds }, выйдет { $bad }, а с верной картой { $good }.
web-puzzle-holds = { $name } держит { $cards }
web-puzzle-answer = Ответ: { $cards }.
web-puzzle-show = Показать
web-puzzle-next = Дальше
web-puzzle-before = Предыдущая задача
web-puzzle-played = Вышли:
web-puzzle-none-played = Первая взятка: ещё ничего не вышло.
web-puzzles-solved = Решено: { $count } из { $of }
web-puzzle-done = Задача { $number }, решена
web-puzzle-open = Задача { $number }
web-puzzles-proven = Одесская, конец сдачи. Каждый ответ проверен на всех руках, какие могут быть у других: он никогда не хуже, а иногда лучше.
web-puzzle-why-take-now = Упускать взятки нельзя: каждая недостающая стоит 10. { $right } берёт, а { $wrong } нет.
web-puzzle-why-cheap = Взять можно и так и так. Берите через { $right }, а { $wrong } сильнее и пригодится для следующей нужной взятки.
web-puzzle-why-keep-strong = Нужны все взятки, но эту не взять. Спасайте что можно: отдайте { $right } и оставьте { $wrong } на следующую.
web-puzzle-why-short = Заказ уже не сыграть, но каждая взятка уменьшает потерю на 10. Эту не взять: отдайте { $right }, оставьте { $wrong }.
web-puzzle-why-keep-one = Эту взятку не взять, а заказ ещё не набран. Отдайте { $right }: взять скорее поможет { $wrong }.
web-puzzle-why-spend-high = Нужна эта взятка и больше ни одной. Берите через { $right }: потом её труднее отдать, а { $wrong } могут побить.
web-puzzle-why-draw-trumps = Нужны все взятки. Сначала { $right }: у кого есть козырь, тот его сейчас отдаст и уже не побьёт { $wrong }.
web-puzzle-why-high-first = Нужны все взятки. Начинайте сверху, { $right }: у других выйдут карты этой масти, и { $wrong } может стать старшей.
web-puzzle-why-sure-waits = { $wrong } возьмёт когда угодно и может подождать. Ходите { $right } сейчас, пока её могут побить: нужна только одна взятка.
web-puzzle-why-duck-sure = { $wrong } всё равно возьмёт следующую, а нужна всего одна. Эту отдайте: { $right }.
web-puzzle-why-cash = Нужна ещё одна. Вернее всего взять на { $right } сейчас, пока ход ваш; потом { $wrong } не жаль отдать.
web-puzzle-why-trump-last = Сначала { $right }. Козырь { $wrong } вернее возьмёт потом, когда у других останется меньше карт, чтобы его побить.
web-puzzle-why-low-first = Нужна одна взятка, не две. Сначала младшая, { $right }, пока её есть чем побить; { $wrong } останется для нужной взятки.
web-puzzle-why-lead-low = Заказ взят; ещё одна взятка — и каждая стоит 1 вместо 10. { $right } сейчас легче побить, а { $wrong } можно будет сбросить под чужую карту.
web-puzzle-why-unload = Заказ взят. Эту взятку забирает другой, самое время избавиться от карты { $right }: с { $wrong } меньше опасность взять следующую.
web-puzzle-why-over-lead = Заказ уже перебран, и каждая взятка — ещё очко. Ходите старшей, { $right }: кто взял, ходит снова, и { $wrong } тоже может взять.
web-puzzle-why-over-keep = Заказ уже перебран, и каждая взятка — ещё очко. Эту не взять: отдайте { $right }, а { $wrong } оставьте на следующую.
web-puzzle-why-passed-lead = Сыгранный пас не даёт ничего, а взятка даёт очко. Берите что можно: сначала { $right }, шансов больше и ход останется за вами.
web-puzzle-why-passed-keep = Сыгранный пас не даёт ничего, а взятка даёт очко. Эту не взять: отдайте { $right }, а { $wrong } оставьте на следующую.
web-puzzle-why-passed-take = Сыгранный пас не даёт ничего, а взятка даёт очко. { $right } берёт: зачем отказываться?
web-puzzle-why-every-cheap = Теперь каждая взятка — очко. Эту берут обе карты: потратьте { $right }, а { $wrong } сильнее, её оставьте.

## Как посчитана сдача

web-sheet-deal = Как посчитано
web-count-why = Почему?
web-count-deal = Эта сдача
web-count-so = Засчитано
web-count-course = Ход партии
web-od-count-bid = Заказ
web-od-count-taken = Взято
web-od-count-fines = Штраф
web-ex-count-quartet = Четвёрка
web-ex-count-others = У остальных столько четвёрок нет; их карты не показывают.
web-dk-count-points = { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-dk-count-side = Со всей стороной: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} DK-SIDE
web-dk-count-next = «яйца» на следующую сдачу
web-dk-count-table = Таблица
web-dk-count-below = меньше 0
web-dk-count-none = { $count ->
    [0] 0 очков и ни одной пары карт
    [one] 0 очков и { $count } пара карт
    [few] 0 очков и { $count } пары карт
   *[many] 0 очков и { $count } пар карт
}
web-dk-count-more = { $points ->
    [one] { $points } очко и больше
    [few] { $points } очка и больше
   *[many] { $points } очков и больше
}
web-dk-count-just = { $points ->
    [one] ровно { $points } очко
    [few] ровно { $points } очка
   *[many] ровно { $points } очков
}
web-dk-count-from = очки от { $low } до { $high }
web-dk-count-eggs = «Яйца»
web-dk-count-eggs-why = с прошлой сдачи
web-dk-count-sevens = Семёрки
web-dk-count-sevens-why = { $who ->
    [you] вы ходили четырьмя семёрками и выиграли сдачу
   *[other] четырьмя семёрками ходит и выигрывает сдачу { $name }
}
web-ok-count-paid = Внесено
web-ok-count-back = Назад
web-ok-count-back-why = ставку никто не покрыл
web-ok-count-pot = Часть { $number }
web-ok-count-pots = Кон и его части
web-ok-count-level = до { $level } с каждого
web-ok-count-matched = кто покрыл
web-ok-count-last = остальные спасовали
web-ok-count-alone = больше никто не покрыл
web-ok-count-equal = поделено: руки равны
web-ok-count-best = лучшая рука из тех, кто покрыл
web-ok-count-note = Фишки тех, кто спасовал, остаются на кону. Кто взял часть, выделен.

## Without a network

web-away-title = Нет связи
web-away-about = Сервер сейчас недоступен. Страница откроется сама, как только он ответит. Место за столом остаётся вашим.

## Конец сдачи, в которой всё ясно

web-claim = Всё ясно: закончить сдачу
web-claim-asks = { $who ->
    [you] Вы предлагаете закончить сдачу
   *[other] { $name }: всё ясно. Закончить сдачу?
}
web-claim-about = Если согласны все, это проверят: остаток разыграют сразу, только если итог уже не изменить.
web-claim-agree = Согласиться
web-claim-play = Доиграть
web-claim-waits = Вы предлагаете закончить сдачу. Спрашиваем остальных.
web-claim-open = Ещё не всё ясно: сдача продолжается.
web-claim-against = { $who ->
    [you] Вы доигрываете.
   *[other] { $name } хочет доиграть.
}
web-claim-done = Итог уже был ясен, остаток разыгран сразу.
web-denied-claim = Сейчас это не предложить: только когда карт мало и один раз за сдачу.

## Статистика

stats-records = { $count ->
    [one] { $count } запись, из них доиграно { $finished }
    [few] { $count } записи, из них доиграно { $finished }
   *[many] { $count } записей, из них доиграно { $finished }
}
stats-bad = { $count ->
    [one] { $count } запись с ошибкой не учтена.
    [few] { $count } записи с ошибками не учтены.
   *[many] { $count } записей с ошибками не учтены.
}
stats-seats = выигрыши по местам за столом
stats-places = выигрыши по очереди после сдатчика
stats-odessa-bids = { game-odessa }: сделанные заказы
stats-donkey-ranks = { game-donkey }: очки по достоинству карт
stats-donkey-leads = { game-donkey }: как часто ход бьют
stats-oko-hands = { game-oko }: карты при вскрытии
stats-exchange-deals = { game-exchange }: чем кончаются сдачи
stats-col-game = игра
stats-col-seats = игроков
stats-col-seat = место
stats-col-place = по счёту
stats-col-matches = партий
stats-col-wins = побед
stats-col-win-share = побед, %
stats-col-mean-total = средний итог
stats-col-deals = сдач
stats-col-mean-score = в среднем за сдачу
stats-col-size = карт
stats-col-bid = заказ
stats-col-bids = заказов
stats-col-exact = ровно
stats-col-over = перебор
stats-col-under = недобор
stats-col-exact-share = ровно, %
stats-col-over-share = перебор, %
stats-col-under-share = недобор, %
stats-col-mean-tricks = взяток в среднем
stats-col-rank = карта
stats-col-points = очки
stats-col-laid = сыграно
stats-col-kept = себе
stats-col-lost = другим
stats-col-kept-share = себе, %
stats-col-points-kept = очков себе
stats-col-points-lost = очков другим
stats-col-form = форма
stats-col-trump = козыри
stats-col-beating = бьёт в масть
stats-col-must-beat = бить обязательно
stats-col-cards = карт
stats-col-leads = ходов
stats-col-beaten = побито
stats-col-beaten-share = побито, %
stats-col-kind = комбинация
stats-col-shown = открыта
stats-col-won = выиграла
stats-col-target = четвёрок
stats-col-mean-exchanges = обменов в среднем
stats-kind-high = старшая карта
stats-kind-two-suit = две одной масти
stats-kind-three-suit = три одной масти
stats-kind-three-rank = три одного достоинства
stats-kind-four-suit = нарош
stats-kind-four-rank = четыре одного достоинства
selfplay-game-needed = Для --seats, --bots и --option нужно назвать игру (GAME).
selfplay-done = { $count ->
    [one] { $count } запись лежит в { $folder }.
    [few] { $count } записи лежат в { $folder }.
   *[many] { $count } записей лежат в { $folder }.
}
folder-exists = { $folder } уже есть; назовите новую папку.

## Рисунки к правилам

picture-beats = Что бьёт в масть: карта слева бьёт карту сверху там, где клетка закрашена
picture-trumps = Сколько карт колоды бьют каждую карту
picture-sides = { $count ->
    [one] { $count } сторона
    [few] { $count } стороны
   *[many] { $count } сторон
}
picture-banki = Банки по очкам
picture-odessa-tricks = Зашли с 9♥, козыри пики: отмеченные карты её бьют
picture-odessa-scores = Очки за сдачу по заказу и взяткам
picture-tricks-taken = взято взяток
picture-oko-hands = Комбинации ока от сильных к слабым
picture-best = лучшая
picture-worst = худшая
picture-quartets = Карт на руках по числу игроков; закрашенные могут составить четвёрки

## kozyr suggest

suggest-for = Ходит { $name }
suggest-is = { $action } (уровень: { $level })
suggest-samples = { $samples ->
    [0] без перебора
    [one] { $samples } проба
    [few] { $samples } пробы
   *[many] { $samples } проб
}
suggest-value = { $action }: { $value } ± { $error }
suggest-nobody = ходить некому
suggest-both = --seconds и --samples: перебор ограничивает что-то одно

## Почему боты так ходят: око и обмен

reason-oko-open = Открытая карта может только улучшить руку.
reason-oko-best = Лучшей руки ни у кого быть не может.
reason-exchange-wins = Когда эта карта отдана, сдача выиграна.

## Почему так правильно: задачи «Осла»

reason-donkey-costly-beats = Эту взятку никто уже не отберёт: дорогая карта бьёт сейчас, и её очки целы. Потом она может пропасть.
reason-donkey-take-bank = Карты на столе можно взять, и ничто потом столько не стоит.
reason-donkey-lead-order = В таком порядке карты берут больше всего, что бы ни было у других.
reason-donkey-let-go = Карта, которая могла бы взять эту взятку, принесёт больше в оставшихся.
reason-donkey-keep-strong = Эта взятка потеряна. Карта, которая ещё может взять, остаётся на руке, даже если уходит дорогая.
reason-donkey-spare-points = Эта взятка потеряна: уходит карта, за которую меньше всего очков.
reason-donkey-under-partner = Эту взятку берёт партнёр: очки — туда.
reason-donkey-quartet-wait = Три карты одного достоинства держатся вместе: четвёртая ещё может прийти, а с четырьмя ходят сразу, и побить их нельзя.

## Почему боты так ходят: «Осёл», если перебрано всё, что может быть у других

reason-donkey-all-yours = Что бы ни было у других, все оставшиеся взятки могут быть вашими.
reason-donkey-all-ours = Что бы ни было у других, ваша сторона может взять все оставшиеся взятки.
reason-donkey-takes-last = После вас никто не кладёт: взятка ваша. Что бы ни было у других, ничего надёжнее нет, и больше ничто принести не может.
reason-donkey-unbeaten = Побить это никто не может, что бы ни было у других; ничего надёжнее нет, и больше ничто принести не может.
reason-donkey-partner-takes = Эту взятку возьмёт партнёр, что бы ни было у других; ничего надёжнее нет, и больше ничто принести не может.
reason-donkey-side-takes = Эту взятку возьмёт ваша сторона, что бы ни было у других; ничего надёжнее нет, и больше ничто принести не может.
reason-donkey-lost-least = Эта взятка потеряна, что ни положи: уходит то, за что меньше всего очков.
reason-donkey-lost = Эта взятка потеряна, что ни положи. Что бы ни было у других, ничего надёжнее нет, и больше ничто принести не может.
reason-donkey-left = Эту взятку можно взять, но лучше отдать: что бы ни было у других, ничего надёжнее нет, и больше ничто принести не может.
reason-donkey-never-worse = Что бы ни было у других и как бы они ни сыграли, ничто другое больше не принесёт.
reason-donkey-safest = Что бы ни было у других, ничего надёжнее нет, и больше ничто принести не может.

## kozyr review

review-of = { $game } · уровень: { $level } · проб на каждое решение: { $samples }
review-progress = Ходов: { $done } из { $total }, осталось { $left }
review-seat = { $name }: { $count ->
    [one] { $count } решение
    [few] { $count } решения
   *[many] { $count } решений
}, потеряно { $lost }
review-where = сдача { $deal }{ $kind ->
    [trick] , взятка { $number }
    [exchange] , обмен { $number }
    [round] , круг { $number }
   *[none] {""}
}
review-mistake = { $where }: { $played }; лучше: { $best } (потеря { $lost })
review-none = явных ошибок нет
review-amount = { $value } ± { $error } { $unit ->
    [points] очка
    [banki] банки
    [chips] фишки
    [wins] выигранной сдачи
   *[other] {""}
}
review-luck = Карта и игра, { $unit }:
review-col-score = счёт
review-col-usual = обычно
review-col-cards = карта
review-col-play = игра
review-about = Обычно: сколько надёжные игроки получают на этом месте при любой раскладке. Карта: насколько больше при той, что выпала. Игра: остальное, то есть что все из неё сделали. После ± стоит стандартная ошибка.

## Оценка ходов партии

web-review = Оценка ходов
web-review-about = Думающий бот просматривает каждое решение партии, зная лишь то, что тогда мог знать игрок: сколько оно стоило и что решила одна карта. Это займёт минуту-другую.
web-review-begin = Оценить ходы
web-review-waits = Оценка вот-вот начнётся.
web-review-progress = Просмотрено: { $done } из { $of }
web-review-done = Оценка готова.
web-review-failed = Оценить не удалось.
web-review-busy = Сейчас оценивают слишком много партий. Попробуйте через минуту.
web-review-here = Оценка: лучше всего { $best }; потеря { $lost }

## Почему боты так ходят: Одесса

reason-odessa-all-needed = Нужны все оставшиеся взятки ({ $tricks }), и { $higher ->
    [0] старше в этой масти ни у кого ничего нет
    [one] старше в этой масти { $higher } карта
    [few] старше в этой масти { $higher } карты
   *[many] старше в этой масти { $higher } карт
}: что бы ни было у остальных, лучше хода нет.
reason-odessa-some-needed = Нужно взяток: { $needed } из { $tricks } оставшихся; что бы ни было у остальных, лучше хода нет.
reason-odessa-none-needed = Заказ выполнен: что бы ни было у остальных, надёжнее его не сохранить.
reason-odessa-out-of-reach = Заказ уже не выполнить: что бы ни было у остальных, больше очков не получить.
reason-odessa-others = Другой выбор принёс бы больше очков самому, но этот дороже обойдётся остальным.
