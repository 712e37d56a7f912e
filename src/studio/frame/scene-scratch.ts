import { PICTURES } from '../catalogue/pictures';
import { FIELDS } from '../games/scratch';
import { wait } from './dom';
import { listIn, type MakeScene, type RoundView } from './scene';
import { picture, svg } from './woven';

const SIZE = 80;
const GAP = 10;
const SIDE = 3;
/** Delay between two fields, ms; nine of them take about `ANIMATION_MS`. */
const NEXT = 210;

const placeOf = (field: number) => ({
  x: GAP + (field % SIDE) * (SIZE + GAP),
  y: GAP + Math.floor(field / SIDE) * (SIZE + GAP),
});
const pictureOf = (value: unknown) => PICTURES.find((candidate) => candidate === value) ?? 'fish';

/** Draws an unscratched field: diagonal threads. */
function cover(field: number): SVGGElement {
  const { x, y } = placeOf(field);
  const threads = Array.from({ length: 9 }, (_, index) => `M${x + 8} ${y + 8 + index * 8}h64`).join('');
  return svg(
    'g',
    { class: 'cover' },
    svg('rect', { x, y, width: SIZE, height: SIZE, class: 'cover-ground' }),
    svg('path', { d: threads, class: 'cover-threads' }),
  );
}

export const scratchScene: MakeScene = (texts) => {
  const card = svg('g');
  const edge = SIDE * (SIZE + GAP) + GAP;
  const covers = () => Array.from({ length: FIELDS }, (_, field) => cover(field));
  const laid = (view: RoundView) =>
    listIn(view, 'fields').map((entry, field) => {
      const { x, y } = placeOf(field);
      const isWinning = entry === view.winner;
      const frame = svg('rect', { x, y, width: SIZE, height: SIZE, class: 'winning' });
      return svg('g', {}, picture(pictureOf(entry), { x, y, size: SIZE }), ...(isWinning ? [frame] : []));
    });
  card.replaceChildren(...covers());
  return {
    picture: svg('svg', { viewBox: `0 0 ${edge} ${edge}`, class: 'scene scene-square', 'aria-hidden': 'true' }, card),
    choice: null,
    act: () => ({ act: 'scratch' }),
    async show(view, still) {
      const below = covers();
      card.replaceChildren(...laid({ ...view, winner: null }), ...below);
      for (const element of below) {
        if (!still) await wait(NEXT);
        element.remove();
      }
      card.replaceChildren(...laid(view));
    },
    words: ({ winner }) =>
      winner === null ? texts.word('shown.none') : texts.word('shown.lab-scratch', texts.word(pictureOf(winner))),
    resultOf: (name) =>
      name === 'lost' ? texts.word('odds.lost') : texts.word('odds.three', texts.word(pictureOf(name))),
    notes: ['odds.scratch'],
  };
};
