import type { View } from './api';
import { h } from './dom';
import { decimal, type Scene } from './scene';
import type { Texts } from './words';

/** Parts of a scene that describe the published table. */
export type OddsScene = Pick<Scene, 'resultOf' | 'isListed' | 'notes' | 'paytable'>;

/** Creates the published table: chance and payout of each result. */
export function oddsPanel({ odds }: View, scene: OddsScene, texts: Texts): HTMLElement {
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
        h('td', {}, chanceOf(texts, ways, of)),
        h('td', {}, pays === '0' ? '–' : `× ${texts.number(decimal(pays))}`),
      ),
    ),
  );
  const head = h(
    'tr',
    {},
    ...(['result', 'chanceOf', 'pays'] as const).map((id) => h('th', { scope: 'col' }, texts.word(id))),
  );
  const backs = listed.map(({ back }) => Number(back) * 100);
  const [least, most] = [Math.min(...backs), Math.max(...backs)].map((number) => texts.number(number));
  return h(
    'details',
    {},
    h('summary', {}, texts.word('odds')),
    h('p', {}, texts.word('returns', least === most ? String(least) : `${least}–${most}`)),
    ...(scene.notes ?? []).map((id) => h('p', {}, texts.word(id))),
    scene.paytable?.() ?? null,
    h('table', {}, h('thead', {}, head), h('tbody', {}, ...rows)),
  );
}

/** Number of equally likely results from which a chance is displayed as one in a number. */
const MANY = 10 ** 9;

function chanceOf(texts: Texts, ways: string, of: string): string {
  if (Number(of) < MANY) return `${texts.number(Number(ways))} / ${texts.number(Number(of))}`;
  return texts.word('oneIn', Number(of) / Number(ways));
}
