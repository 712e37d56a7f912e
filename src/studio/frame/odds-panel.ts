import type { View } from './api';
import { h } from './dom';
import { decimal, type Scene } from './scene';
import type { Say } from './words';

/** Parts of a scene that describe the published table. */
export type OddsScene = Pick<Scene, 'resultOf' | 'isListed' | 'notes' | 'paytable'>;

/** Creates the published table: chance and payout of each result. */
export function oddsPanel({ odds }: View, scene: OddsScene, say: Say): HTMLElement {
  const listed = odds.flatMap(({ choice, back, results }) => {
    const lines = results.filter(({ pays }) => scene.isListed?.(choice, pays) ?? true);
    return lines.length > 0 ? [{ choice, back, lines }] : [];
  });
  const rows = listed.flatMap(({ choice, lines }) =>
    lines.map(({ name, ways, of, pays }) =>
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, scene.resultOf(name, choice)),
        h('td', {}, chanceOf(say, ways, of)),
        h('td', {}, pays === '0' ? '–' : `× ${say.number(decimal(pays))}`),
      ),
    ),
  );
  const head = h(
    'tr',
    {},
    ...(['result', 'chanceOf', 'pays'] as const).map((id) => h('th', { scope: 'col' }, say.word(id))),
  );
  const backs = listed.map(({ back }) => Number(back) * 100);
  const [least, most] = [Math.min(...backs), Math.max(...backs)].map((one) => say.number(one));
  return h(
    'details',
    {},
    h('summary', {}, say.word('odds')),
    h('p', {}, say.word('returns', least === most ? String(least) : `${least}–${most}`)),
    ...(scene.notes ?? []).map((id) => h('p', {}, say.word(id))),
    scene.paytable?.() ?? null,
    h('table', {}, h('thead', {}, head), h('tbody', {}, ...rows)),
  );
}

/** Number of equally likely results from which a chance is displayed as one in a number. */
const MANY = 10 ** 9;

function chanceOf(say: Say, ways: string, of: string): string {
  if (Number(of) < MANY) return `${say.number(Number(ways))} / ${say.number(Number(of))}`;
  return say.word('oneIn', Number(of) / Number(ways));
}
