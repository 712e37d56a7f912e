import { MAX_TARGET, multipleAfter } from '../games/crash';
import { chips } from './chips';
import { PAST_RESULTS, pastTitle } from './past-results';
import { numberIn } from './scene';
import type { MakeTableScene } from './table-scene';
import { picture, svg } from './woven';

const WIDTH = 320;
const HEIGHT = 190;
/** Position of the player's hand, and size of the kite. */
const HAND = { x: 16, y: HEIGHT - 14 };
const KITE = 44;
/** Height of the kite's tail, above which the string is tied. */
const TAIL = 8;
/** Duration of flight in which the kite covers most of the width, ms. */
const SPAN_MS = 14_000;
/** Multiple from which an earlier flight is highlighted, in hundredths. */
const BRIGHT = 200;
const TARGETS = [150, 200, 300, 500, 1_000, 2_000];

/** Returns the position of the kite: to the right with time, and up with the multiple. */
function positionAfter(ms: number) {
  const multiple = multipleAfter(ms) / 100;
  return {
    x: HAND.x + 24 + (WIDTH - 110) * (1 - Math.exp(-ms / SPAN_MS)),
    y: HAND.y - 30 - (HEIGHT - 80) * (1 - 1 / multiple),
  };
}

/** Draws the kite: on the ground, in flight, and cut off. */
export const flightScene: MakeTableScene = (texts) => {
  const string = svg('path', { class: 'string' });
  const kite = svg('g', { class: 'kite' }, picture('kite', { x: 0, y: -KITE, size: KITE, bare: true }));
  const multiple = svg('text', { x: WIDTH / 2, y: 40, class: 'multiple' });
  const element = svg(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: 'scene scene-flight', 'aria-hidden': 'true' },
    string,
    kite,
    multiple,
  );
  const targets = chips('target', texts.word('crash.target'), [
    [String(MAX_TARGET), texts.word('crash.noTarget')],
    ...TARGETS.map((target) => [String(target), texts.word('crash.at', target / 100)] as const),
  ]);
  const put = (ms: number) => {
    const { x, y } = positionAfter(ms);
    kite.style.transform = `translate(${x}px, ${y}px)`;
    string.setAttribute('d', `M${HAND.x} ${HAND.y}Q${x} ${HAND.y} ${x + KITE / 2} ${y - TAIL}`);
  };
  const write = (hundredths: number) => {
    multiple.textContent = `× ${texts.places(hundredths / 100)}`;
  };
  const cut = (isCut: boolean) => element.classList.toggle('cut', isCut);
  const wait = () => {
    cut(false);
    put(0);
    multiple.textContent = '';
  };
  wait();
  return {
    picture: element,
    choice: targets.element,
    act: () => ({ act: 'join', target: Number(targets.chosen()) }),
    messages: { betting: 'crash.betting', closed: 'crash.decides' },
    history: pastTitle('lab-crash'),
    past: (result) => ({
      text: PAST_RESULTS['lab-crash'](texts, result),
      isBright: numberIn(result, 'point') >= BRIGHT,
    }),
    staked: () => '',
    wait,
    fly(ms, still) {
      cut(false);
      if (!still) put(ms);
      write(multipleAfter(ms));
    },
    async show(view) {
      cut(true);
      write(numberIn(view, 'point'));
    },
    words: (view) =>
      'point' in view && view.won !== true
        ? texts.word('shown.lab-crash', numberIn(view, 'point') / 100)
        : texts.word('crash.took', numberIn(view, 'goal') / 100),
    resultOf: (_, { target }) => texts.word('odds.target', Number(target) / 100),
    isListed: (_, pays) => pays !== '0',
    notes: ['crash.note', 'rounded'],
  };
};
