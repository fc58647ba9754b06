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
word-log = ход, журнал
help-log = вся эта сдача, сколько вам можно знать; «журнал 2»: сдача 2
word-rules = правила, правило
help-rules = правила коротко; «правила» и имя правила: одно правило
word-hint = совет, подсказка
help-hint = как с вашими картами поступил бы надёжный бот
word-save = записать, сохранить
help-save = где лежит запись партии; «сохранить ФАЙЛ»: её копия
word-quit = выход, конец
help-quit = сохранить партию и уйти
verb-give = дать, отдать
verb-return = вернуть
verb-play = положить, класть, ходить
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
hint-is = Совет надёжного бота: { $action }. (Печатать: { $typed })
kept-in = Запись партии: { $file }
saved-in = Сохранено: { $file }
file-tells-all = В файле карты всех игроков: пока играете, не заглядывайте.
wont-overwrite = { $file } уже есть, и это не запись этой партии; файл остался как был.
cant-write = { $file } не записать: { $why }
cant-keep = Запись партии не сохраняется, { $file }: { $why }. Игра идёт дальше без неё.

## Перед партией

ask-game = Во что играем?
settings-of = { $game }: настройка партии
settings-how = Enter начинает партию; номер меняет строку (там «-» значит «по умолчанию», Enter ничего не меняет); «правила» и имя показывают правило; «выход» уводит.
set-seats = игроков
set-me = ваше место
set-bots = соперники
level-random = случайный
level-steady = надёжный
about-random = ходит как попало, но по правилам
about-steady = играет разумно и знает только то, что видно с его места
ask-levels = { $count ->
    [one] Какой?
    [few] Один на всех или по одному на каждого из { $count }:
   *[many] Один на всех или по одному на каждого из { $count }:
}
from-to = от { $low } до { $high }
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
    [one] (выиграна { $count })
    [few] (выиграны { $count })
   *[many] (выиграно { $count })
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
ex-exchanged = { $names } обменялись
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
}, { $ranks }

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
dk-note-auction = Первый, кто играет один, кончает торговлю (DK-S-AUCTION).
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
ok-note-amount = Можно сразу: ставка 12. Одно число больше { $count } тоже ставка.
ok-ask-answer = Ставка есть. Что делаете?
ok-ask-bet = Ставки ещё нет: ставьте или пасуйте.
ok-pot-was = Кон без непокрытых ставок: { $chips }
ok-no-showdown = Остальные пасовали: карты не показывают (OK-LAST).
ok-two-left = Остались двое: карты вскрывают (OK-TWO).
ok-shared = Кон поделён: равные руки (OK-SPLIT) или разные части (OK-POTS).
ok-takes = берёт { $chips }

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
dk-auction-on = Идёт торговля: играть одному (solo) или пас.
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
resume-nothing = Неоконченных партий нет, папка { $folder }
record-refused = Сдача { $deal }, ход { $action } («{ $text }»): { $why }
no-such-game = Игры «{ $name }» нет, есть { $games }.
no-such-level = Уровня «{ $name }» нет, есть { $levels }.
no-such-language = Языка «{ $name }» нет, есть { $languages }.
no-such-seat = Места { $seat } нет: места от { $low } до { $high }.
no-such-seats = Играть могут от { $low } до { $high }, а не { $seats }.
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
to-act-is = Ходит { $name }. Можно:
deck-is = Колода:
dealer-is = Первый сдатчик по жребию: { $name }
verdict-verified = Проверено: тасовка сходится с зерном.
verdict-false = Не сходится.
verdict-unchecked = Проверить нечего.
verify-commit-secret = отпечаток — SHA-256 секрета
verify-commit-not-secret = отпечаток — не SHA-256 секрета
verify-commit-seed = отпечаток — SHA-256 зерна
verify-commit-not-seed = отпечаток — не SHA-256 зерна
verify-commit-alone = нет ни секрета, ни зерна, сравнить отпечаток не с чем
verify-seed-secret = зерно следует из секрета и чисел игроков
verify-seed-not-secret = зерно не следует из секрета и чисел игроков
verify-dealer-lot = жребий даёт место { $dealer }
verify-dealer-not-lot = в записи место { $dealer }, а жребий дал бы { $lot }
verify-deck-seed = колода следует из зерна
verify-deck-not-seed = колода не следует из зерна: карта { $place } — { $given }, а не { $expected }
verify-deck-length = колода не следует из зерна: в ней { $given } карт, а не { $expected }
verify-nothing = в записи нет ничего, что можно проверить
