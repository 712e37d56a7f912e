import { paysOf, RISKS, type Risk, ROWS } from '../games/plinko';
import { chips } from './chips';
import { wait } from './dom';
import { decimal, listIn, type MakeScene, type RoundView } from './scene';
import { picture, svg } from './woven';

const WIDTH = 316;
const STEP = 24;
const TOP = 34;
const FOOT = TOP + ROWS * STEP;
const SLOT = 36;
/** Delay between two pegs, ms; twelve of them and a pause take `ANIMATION_MS`. */
const FALL = 150;

const riskOf = (value: unknown): Risk => RISKS.find((risk) => risk === value) ?? 'low';
/** Position of the ball after some rows and a number of turns to the right. */
const xAt = (row: number, right: number) => WIDTH / 2 + (right - row / 2) * STEP;
const yAt = (row: number) => TOP + row * STEP;
const dyeOf = (hundredths: number) =>
  `slot slot-${hundredths === 0 ? 0 : hundredths < 300 ? 1 : hundredths < 1_000 ? 2 : 3}`;

export const plinkoScene: MakeScene = (say) => {
  const pegs = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: row + 1 }, (_one, index) =>
      svg('rect', { x: xAt(row, index) - 3, y: yAt(row) + 5, width: 6, height: 6, class: 'peg' }),
    ),
  ).flat();
  const slots = svg('g');
  const ball = svg('g', { class: 'ball' }, picture('lily', { x: -20, y: -20, size: 40, bare: true }));
  const put = (row: number, right: number) => {
    ball.style.transform = `translate(${xAt(row, right)}px, ${yAt(row) - 10}px)`;
  };
  const drawSlots = (risk: Risk, landed: number | null) => {
    const boxes = paysOf(risk).map((hundredths, slot) => {
      const x = xAt(ROWS, slot);
      const label = svg('text', { x, y: FOOT + 24, class: 'slot-label' });
      label.textContent = hundredths === 0 ? '–' : say.number(hundredths / 100);
      const landedClass = slot === landed ? ' slot-landed' : '';
      const box = svg('rect', {
        x: x - STEP / 2 + 1,
        y: FOOT + 6,
        width: STEP - 2,
        height: SLOT,
        class: dyeOf(hundredths) + landedClass,
      });
      return svg('g', {}, box, label);
    });
    slots.replaceChildren(...boxes);
  };
  const risks = chips(
    'risk',
    say.word('risk'),
    RISKS.map((risk) => [risk, say.word(`risk.${risk}`)]),
    'low',
  );
  const risk = () => riskOf(risks.chosen());
  risks.element.addEventListener('change', () => drawSlots(risk(), null));
  drawSlots('low', null);
  put(0, 0);
  const fall = async (turns: readonly number[]) => {
    put(0, 0);
    let right = 0;
    for (const [row, turn] of turns.entries()) {
      await wait(FALL);
      right += turn;
      put(row + 1, right);
    }
    await wait(FALL);
  };
  return {
    picture: svg(
      'svg',
      { viewBox: `0 0 ${WIDTH} ${FOOT + SLOT + 12}`, class: 'scene scene-square', 'aria-hidden': 'true' },
      ...pegs,
      slots,
      ball,
    ),
    choice: risks.element,
    act: () => ({ act: 'drop', risk: risk() }),
    async show(view: RoundView, still) {
      const turns = listIn(view, 'turns').map(Number);
      const slot = Number(view.slot ?? 0);
      drawSlots(riskOf(view.risk), null);
      ball.classList.toggle('still', still);
      if (still) put(ROWS, slot);
      else await fall(turns);
      drawSlots(riskOf(view.risk), slot);
    },
    words: (view) => say.word('shown.lab-plinko', decimal(String(view.pays ?? '0'))),
    resultOf: (edge, { risk: of }) =>
      `${say.word(`risk.${riskOf(of)}`)} · ${edge === String(ROWS / 2) ? say.word('odds.middle') : say.word('odds.edge', Number(edge) + 1)}`,
  };
};
