import { DICE, type DiceEntry } from '../catalogue/dice';
import { entryIn } from '../catalogue/entry';
import { dicePays } from '../games/dice';
import { h, wait } from './dom';
import { ANIMATION_MS, type MakeScene, numberIn } from './scene';
import { picture, svg } from './woven';

const LEFT = 20;
const WIDTH = 440;
/** Maximum number of targets with odds on the page; with more, evenly spaced ones are listed. */
const MAX_LISTED = 7;
/** Number of sides up to which each has a label below the bar; with more, the first one and each quarter. */
const MAX_TICKS = 10;
function ticksOf(sides: number): number[] {
  if (sides <= MAX_TICKS) return Array.from({ length: sides }, (_, index) => index + 1);
  return [1, ...[1, 2, 3, 4].map((quarter) => Math.round((sides * quarter) / 4))];
}

export const diceScene: MakeScene = (texts, game) => {
  const { sides, targets } = entryIn<DiceEntry>(DICE, game);
  const [lowest, highest] = targets;
  const placeOf = (number: number) => LEFT + ((number - 0.5) / sides) * WIDTH;
  const isListed = (number: number) => {
    const spacing = Math.ceil((highest - lowest + 1) / MAX_LISTED);
    return number === highest || (number - lowest) % spacing === 0;
  };
  const winning = svg('rect', { x: LEFT, y: 150, height: 24, class: 'dice-winning' });
  const marker = svg(
    'g',
    { class: 'marker' },
    svg('path', { d: 'M-10 128h20l-10 20z', class: 'pointer' }),
    svg('path', { d: 'M-1 148h2v28h-2z', class: 'pointer' }),
  );
  const rolled = svg('text', { x: 240, y: 100, class: 'figure' });
  const ends = ticksOf(sides).map((number) => {
    const text = svg('text', { x: placeOf(number), y: 200, class: 'tick' });
    text.textContent = texts.number(number);
    return text;
  });
  const input = h('input', {
    type: 'range',
    id: 'target',
    min: lowest,
    max: highest,
    step: 1,
    value: sides / 2,
    oninput: () => draw(),
  });
  const label = h('output', { for: 'target' });
  const target = () => Number(input.value);
  const draw = () => {
    winning.setAttribute('width', String((target() / sides) * WIDTH));
    const words = texts.word('target', target());
    const pays = texts.word('chance', target(), sides, dicePays(sides, target()) / 100);
    label.replaceChildren(h('strong', {}, words), h('span', {}, pays));
    input.setAttribute('aria-valuetext', `${words}. ${pays}`);
  };
  draw();
  const bar = svg('rect', { x: LEFT, y: 150, width: WIDTH, height: 24, class: 'dice-bar' });
  const art = [picture('drum', { x: 20, y: 20, bare: true }), picture('drum', { x: 380, y: 20, bare: true })];
  return {
    picture: svg(
      'svg',
      { viewBox: '0 0 480 214', class: 'scene', 'aria-hidden': 'true' },
      ...art,
      bar,
      winning,
      ...ends,
      marker,
      rolled,
    ),
    choice: h('div', { class: 'choice' }, h('label', { for: 'target' }, texts.word('targetLabel')), input, label),
    act: () => ({ act: 'roll', target: target() }),
    async show(view, still) {
      const number = numberIn(view, 'rolled');
      rolled.textContent = '';
      marker.classList.add('seen');
      marker.classList.toggle('still', still);
      marker.style.transform = `translateX(${placeOf(number)}px)`;
      if (!still) await wait(ANIMATION_MS);
      rolled.textContent = texts.number(number);
    },
    words: (view) => texts.word('shown.lab-dice', numberIn(view, 'rolled')),
    resultOf: (_, { target }) => texts.word('target', Number(target)),
    isListed: ({ target }, pays) => pays !== '0' && isListed(Number(target)),
  };
};
