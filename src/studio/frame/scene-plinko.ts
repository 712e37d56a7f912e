import { entryIn } from '../catalogue/entry';
import { PLINKOS, type PlinkoEntry, RISKS, type Risk } from '../catalogue/plinkos';
import { paysOf } from '../games/plinko';
import { chips } from './chips';
import { wait } from './dom';
import { ANIMATION_MS, decimal, listIn, type MakeScene, type RoundView } from './scene';
import { picture, svg } from './woven';

const WIDTH = 316;
const TOP = 34;
const SLOT = 36;
/** Width of a slot from which its label is horizontal. */
const WIDE_STEP = 22;

const riskOf = (value: unknown): Risk => RISKS.find((risk) => risk === value) ?? 'low';
const dyeOf = (hundredths: number) =>
  `slot slot-${hundredths === 0 ? 0 : hundredths < 300 ? 1 : hundredths < 1_000 ? 2 : 3}`;

export const plinkoScene: MakeScene = (texts, game) => {
  const entry = entryIn<PlinkoEntry>(PLINKOS, game);
  const { rows } = entry;
  const step = Math.floor(WIDTH / (rows + 1));
  const foot = TOP + rows * step;
  /** Delay between two pegs, ms. */
  const fallMs = ANIMATION_MS / (rows + 1);
  /** Position of the ball after some rows and a number of turns to the right. */
  const xAt = (row: number, right: number) => WIDTH / 2 + (right - row / 2) * step;
  const yAt = (row: number) => TOP + row * step;
  const pegs = Array.from({ length: rows }, (_, row) =>
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
    const boxes = paysOf(entry, risk).map((hundredths, slot) => {
      const x = xAt(rows, slot);
      // Turned to the left about the middle of a narrow slot.
      const transform = `rotate(${step < WIDE_STEP ? -90 : 0} ${x} ${foot + 20})`;
      const label = svg('text', { x, y: foot + 24, class: 'slot-label', transform });
      label.textContent = hundredths === 0 ? '–' : texts.number(hundredths / 100);
      const landedClass = slot === landed ? ' slot-landed' : '';
      const box = svg('rect', {
        x: x - step / 2 + 1,
        y: foot + 6,
        width: step - 2,
        height: SLOT,
        class: dyeOf(hundredths) + landedClass,
      });
      return svg('g', {}, box, label);
    });
    slots.replaceChildren(...boxes);
  };
  const risks = chips(
    'risk',
    texts.word('risk'),
    RISKS.map((risk) => [risk, texts.word(`risk.${risk}`)]),
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
      await wait(fallMs);
      right += turn;
      put(row + 1, right);
    }
    await wait(fallMs);
  };
  return {
    picture: svg(
      'svg',
      { viewBox: `0 0 ${WIDTH} ${foot + SLOT + 12}`, class: 'scene scene-square', 'aria-hidden': 'true' },
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
      if (still) put(rows, slot);
      else await fall(turns);
      drawSlots(riskOf(view.risk), slot);
    },
    words: (view) => texts.word('shown.lab-plinko', decimal(String(view.pays ?? '0'))),
    resultOf: (edge, { risk: of }) =>
      `${texts.word(`risk.${riskOf(of)}`)} · ${edge === String(rows / 2) ? texts.word('odds.middle') : texts.word('odds.edge', Number(edge) + 1)}`,
  };
};
