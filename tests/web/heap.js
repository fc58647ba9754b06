// Lays a finished trick of donkey on the table that is shown: `each` cards stand, `beaten` sets were beaten. Read by geometry.py.
async ([each, beaten, name]) => {
    const [{ middle }, { Pen }, { render }] = await Promise.all(
        ['games/donkey.js', 'table/pen.js', 'vendor/lit.js'].map(file => import(`/web/${file}`)));
    const cards = seat => [...'6789'].slice(0, each).map(rank => rank + 'CDHS'[seat]);
    const laid = Array.from({ length: beaten + 1 }, (_, seat) => ({ seat, cards: cards(seat), kind: seat === 0 ? 'lead' : 'beat' }));
    const deal = { phase: 'play', form: 'ffa', soloist: null, stock: 12, talon: 0, tricks: [{ laid, taker: beaten }] };
    const chairs = laid.map(() => ({ name }));
    const scene = { rest: { deal: 0, trick: 0 }, view: { public: { deals: [], deal } }, pen: new Pen(chairs, null) };
    const ring = document.querySelector('.ring');
    document.querySelector('#heap')?.remove();
    for (const node of ring.querySelectorAll('.heap, .stock')) node.style.display = 'none';
    const place = ring.appendChild(document.createElement('div'));
    place.id = 'heap';
    place.style.display = 'contents';
    render(middle(scene), place);
}
