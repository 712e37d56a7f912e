import { entryIn } from '../catalogue/entry';
import { WHEELS, type WheelEntry } from '../catalogue/wheels';
import { wait } from './dom';
import { ANIMATION_MS, decimal, type MakeScene, numberIn } from './scene';
import { picture, svg } from './woven';

const MIDDLE = 160;
const OUTER = 150;
/** Least payouts of the three dyes, in hundredths of the stake. */
const DYES = [1, 200, 300];
const dyeOf = (hundredths: number) => `field field-${DYES.filter((from) => hundredths >= from).length}`;

const at = (degrees: number, radius: number) => {
  const turn = ((degrees - 90) * Math.PI) / 180;
  return `${(MIDDLE + radius * Math.cos(turn)).toFixed(2)} ${(MIDDLE + radius * Math.sin(turn)).toFixed(2)}`;
};

export const wheelScene: MakeScene = (texts, game) => {
  const { fields: payouts } = entryIn<WheelEntry>(WHEELS, game);
  const step = 360 / payouts.length;
  const fields = payouts.flatMap((hundredths, index) => {
    const from = (index - 0.5) * step;
    const to = (index + 0.5) * step;
    const d = `M${MIDDLE} ${MIDDLE}L${at(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${at(to, OUTER)}z`;
    const [x = '', y = ''] = at(index * step, 126).split(' ');
    const label = svg('text', {
      x,
      y,
      class: hundredths === 0 ? 'label label-0' : 'label',
      transform: `rotate(${index * step} ${x} ${y})`,
    });
    label.textContent = hundredths === 0 ? '–' : texts.number(hundredths / 100);
    return [svg('path', { d, class: dyeOf(hundredths) }), label];
  });
  const wheel = svg('g', { class: 'wheel' }, ...fields);
  const hub = svg('circle', { cx: MIDDLE, cy: MIDDLE, r: 62, class: 'hub' });
  const pointer = svg('path', { d: `M${MIDDLE - 12} 0h24l-12 26z`, class: 'pointer' });
  const flower = picture('lily', { x: MIDDLE - 40, y: MIDDLE - 40, bare: true });
  let turns = 0;
  return {
    picture: svg(
      'svg',
      { viewBox: '0 0 320 320', class: 'scene scene-square', 'aria-hidden': 'true' },
      wheel,
      hub,
      flower,
      pointer,
    ),
    choice: null,
    act: () => ({ act: 'spin' }),
    async show(view, still) {
      turns += still ? 0 : 3;
      wheel.classList.toggle('still', still);
      wheel.style.transform = `rotate(${turns * 360 - numberIn(view, 'field') * step}deg)`;
      if (!still) await wait(ANIMATION_MS);
    },
    words: (view) => texts.word('shown.lab-wheel', decimal(String(view.pays))),
    resultOf: (name) => `× ${texts.number(Number(name.slice(1)))}`,
  };
};
