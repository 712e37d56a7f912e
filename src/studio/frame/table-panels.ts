import type { Table } from './api';
import { h } from './dom';
import type { TableScene } from './table-scene';
import type { Texts } from './words';

/** Creates the list of earlier results. */
export function historyList(texts: Texts, scene: TableScene) {
  const shape = scene.pastLines === undefined ? 'past' : 'past past-lines';
  const element = h('ol', { class: shape, 'aria-label': texts.word(scene.history) });
  const draw = ({ history }: Table) =>
    element.replaceChildren(
      ...history.slice(0, scene.pastLines).map(({ result }) => {
        const { text, isBright } = scene.past(result);
        return h('li', { class: isBright && 'past-bright' }, text);
      }),
    );
  return { element, draw };
}

/** Creates the panel of published facts for verifying rounds of a table. */
export function tableFairPanel(texts: Texts) {
  const chain = h('code');
  const round = h('code');
  const beacon = h('span');
  const facts = [
    ['fair.chain', chain],
    ['fair.round', round],
    ['fair.beacon', beacon],
  ] as const;
  const verify = h('p', {}, h('a', { href: '/verify', target: '_blank', rel: 'noopener' }, texts.word('fair.verify')));
  const element = h(
    'details',
    {},
    h('summary', {}, texts.word('fair')),
    h('p', {}, texts.word('fair.table')),
    h('dl', {}, ...facts.flatMap(([id, value]) => [h('dt', {}, texts.word(id)), h('dd', {}, value)])),
    verify,
  );
  const draw = (table: Table) => {
    chain.textContent = table.chain?.end ?? '';
    round.textContent = table.round?.commitment ?? '';
    beacon.textContent = table.round ? `${table.round.beacon.name}, ${texts.number(table.round.beacon.round)}` : '';
  };
  return { element, draw };
}
