import { SIDE } from '../games/net';
import { h, wait } from './dom';
import { ANIMATION_MS, listIn, type MakeScene, numberIn } from './scene';
import { picture, svg } from './woven';

const CELL = 80;
const EDGE = 10;
const NET = Array.from({ length: 9 }, (_, index) => index * 20).map((way) => `M${way} 0v160M0 ${way}h160`);

export const netScene: MakeScene = (texts) => {
  const net = svg(
    'g',
    { class: 'net' },
    svg('path', { d: NET.join('') }),
    svg('path', { d: 'M0 0h160v160H0z', class: 'net-edge' }),
  );
  const water = svg('g', { 'aria-hidden': 'true' });
  for (let place = 0; place < SIDE * SIDE; place++) {
    const x = EDGE + (place % SIDE) * CELL;
    const y = EDGE + Math.floor(place / SIDE) * CELL;
    water.append(svg('rect', { x, y, width: CELL - 4, height: CELL - 4, class: 'water' }));
  }
  const fish = svg('g');
  const chosen = () => new FormData(form).get('place')?.toString().split(' ').map(Number) ?? [1, 1];
  const draw = () => {
    const [column = 1, row = 1] = chosen();
    net.style.transform = `translate(${EDGE + column * CELL - 2}px, ${EDGE + row * CELL - 2}px)`;
    net.style.transformOrigin = '0 0';
  };
  const places = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const name = texts.word('placed', column + 1, row + 1);
      const input = h('input', {
        type: 'radio',
        name: 'place',
        value: `${column} ${row}`,
        'aria-label': name,
        checked: column === 1 && row === 1,
      });
      return h('label', { class: 'place' }, input, h('span'));
    }),
  );
  const form = h(
    'form',
    { class: 'choice', onchange: () => draw() },
    h('fieldset', { class: 'places' }, h('legend', {}, texts.word('place')), ...places),
  );
  draw();
  return {
    picture: svg(
      'svg',
      {
        viewBox: `0 0 ${SIDE * CELL + EDGE * 2 - 4} ${SIDE * CELL + EDGE * 2 - 4}`,
        class: 'scene scene-square',
        'aria-hidden': 'true',
      },
      water,
      fish,
      net,
    ),
    choice: form,
    act: () => {
      const [column, row] = chosen();
      return { act: 'cast', column, row };
    },
    async show(view, still) {
      fish.replaceChildren();
      if (!still) await wait(ANIMATION_MS);
      for (const place of listIn(view, 'fish')) {
        const x = EDGE + (Number(place) % SIDE) * CELL - 2;
        const y = EDGE + Math.floor(Number(place) / SIDE) * CELL - 2;
        fish.append(picture('fish', { x, y, bare: true }));
      }
    },
    words: (view) => texts.word('shown.lab-net', numberIn(view, 'caught')),
    resultOf: (name) => texts.word('odds.caught', Number(name)),
  };
};
