import type { FishKind } from '../games/fish';
import { entersAt, isSwimming, PLACES, SWIM_MS } from '../pond/swim';
import type { Swimmer } from './api';
import { type Figure, picture, svg } from './woven';

const WIDTH = 320;
const LANES = 4;
/** Height of a lane, and width of a fish including the touch area. */
const LANE = 48;
const FISH = 60;
/** Centre of a fish in its lane, above its label. */
const CENTRE = { x: FISH / 2, y: 20 };
/** Time for which a result stays on a fish, ms. */
const RESULT_MS = 900;

type Look = { figure: Figure; size: 40 | 60; dyes: readonly [string, string, string] };
const LOOKS: Readonly<Record<FishKind, Look>> = {
  puti: { figure: 'fish', size: 40, dyes: ['', '#e6f2f9', '#b7cbd8'] },
  koi: { figure: 'fish', size: 40, dyes: ['', '#c9a06a', '#8a6a3a'] },
  rui: { figure: 'fish', size: 40, dyes: ['', '#f2a07c', '#d0702f'] },
  katla: { figure: 'fish', size: 60, dyes: ['', '#a9b4c9', '#6f7d99'] },
  ilish: { figure: 'fish', size: 60, dyes: ['', '#f3f8f3', '#f0b429'] },
  boal: { figure: 'boal', size: 60, dyes: ['', '#c9d3b2', '#8a9a66'] },
  chital: { figure: 'chital', size: 60, dyes: ['', '#e3e6ee', '#f6c75a'] },
  kumir: { figure: 'kumir', size: 60, dyes: ['', '#a8c48a', '#5f8a4a'] },
};

const THREADS = [6, 18, 30].flatMap((x) => [`M${x} 2v36`, `M${CENTRE.x + x - 6} 2v36`, `M2 ${x}h56`]).join('');

const laneOf = (number: number) => number % LANES;
/** Returns whether a fish swims to the left, like those of odd lanes. */
const isLeftward = (number: number) => laneOf(number) % 2 === 1;

/** Returns the left edge of a fish: its swimming position, or its fixed place. */
function leftOf(number: number, now: number, isStill: boolean): number {
  if (isStill) {
    const columns = PLACES / LANES;
    return ((Math.floor(number / LANES) % columns) + 0.5) * (WIDTH / columns) - FISH / 2;
  }
  const swum = ((now - entersAt(number)) / SWIM_MS) * (WIDTH + FISH);
  return isLeftward(number) ? WIDTH - swum : swum - FISH;
}

function swimmerElement({ number, kind }: Swimmer, label: string): SVGGElement {
  const { figure, size, dyes } = LOOKS[kind];
  const art = picture(figure, { x: CENTRE.x - size / 2, y: CENTRE.y - size / 2, size, bare: true, dyes });
  if (isLeftward(number)) art.setAttribute('transform', `matrix(-1 0 0 1 ${FISH} 0)`);
  return svg(
    'g',
    { class: 'swimmer', 'data-fish': number },
    svg('rect', { width: FISH, height: LANE, class: 'swimmer-room' }),
    art,
    svg('path', { d: THREADS, class: 'swimmer-net' }),
    svg('circle', { cx: CENTRE.x, cy: CENTRE.y, r: 22, class: 'swimmer-ring' }),
    svg('text', { x: CENTRE.x, y: LANE - 3, class: 'swimmer-label' }, label),
  );
}

/** Creates the pond that all players share. `aim` receives the pressed fish, `labelOf` returns the label of a kind. */
export function pondScene(labelOf: (kind: FishKind) => string, aim: (fish: Swimmer) => void) {
  const swimmers = new Map<number, { fish: Swimmer; element: SVGGElement }>();
  const water = svg('rect', { width: WIDTH, height: LANES * LANE, class: 'water' });
  const element = svg(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${LANES * LANE}`, class: 'scene scene-pond', 'aria-hidden': 'true' },
    water,
  );
  element.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('[data-fish]') : null;
    const swimmer = swimmers.get(Number(pressed?.getAttribute('data-fish')));
    if (swimmer) aim(swimmer.fish);
  });
  /** Fish that the player's net is cast at. */
  let aimed: number | null = null;

  function add(fish: Swimmer) {
    const swimmer = { fish, element: swimmerElement(fish, labelOf(fish.kind)) };
    swimmers.set(fish.number, swimmer);
    element.append(swimmer.element);
  }

  /** Removes a fish from the pond; a caught one fades under a net. */
  function remove(number: number, isCaught: boolean) {
    const swimmer = swimmers.get(number)?.element;
    swimmers.delete(number);
    if (!isCaught) return swimmer?.remove();
    swimmer?.classList.add('swimmer-caught');
    setTimeout(() => swimmer?.remove(), RESULT_MS);
  }

  return {
    element,
    /** Draws the fish of a state; one that disappears before its time was caught by another player. */
    draw(fish: readonly Swimmer[], now: number) {
      const numbers = new Set(fish.map(({ number }) => number));
      for (const item of fish) if (!swimmers.has(item.number)) add(item);
      for (const number of [...swimmers.keys()])
        if (!numbers.has(number) && number !== aimed) remove(number, isSwimming(number, now));
    },
    /** Moves the fish to their positions at a time of the server. */
    move(now: number, isStill: boolean) {
      for (const { fish, element: swimmer } of swimmers.values()) {
        const y = laneOf(fish.number) * LANE;
        swimmer.style.transform = `translate(${leftOf(fish.number, now, isStill).toFixed(1)}px, ${y}px)`;
        swimmer.classList.toggle('swimmer-seen', isSwimming(fish.number, now));
      }
    },
    /** Returns the fish of a kind that stays longest. */
    latest: (kind: FishKind, now: number): Swimmer | null =>
      [...swimmers.values()]
        .map(({ fish }) => fish)
        .filter((fish) => fish.kind === kind && isSwimming(fish.number, now))
        .reduce<Swimmer | null>((last, fish) => (last && last.number > fish.number ? last : fish), null),
    cast({ number }: Swimmer) {
      aimed = number;
      swimmers.get(number)?.element.classList.add('swimmer-aimed');
    },
    /** Ends the cast. `caught` is null if no shot was made. */
    reveal({ number }: Swimmer, caught: boolean | null) {
      const swimmer = swimmers.get(number)?.element;
      aimed = null;
      swimmer?.classList.remove('swimmer-aimed');
      if (caught === null) return;
      if (caught) return remove(number, true);
      swimmer?.classList.add('swimmer-missed');
      setTimeout(() => swimmer?.classList.remove('swimmer-missed'), RESULT_MS);
    },
  };
}
