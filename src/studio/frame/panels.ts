import type { View } from './api';
import { h } from './dom';
import { Problem } from './problem';
import type { RoundView } from './scene';
import type { Texts } from './words';

/** Creates the panel with the seeds and the player's words; `choose` changes them, or throws a `Problem`. */
export function fairPanel(texts: Texts, choose: (words: string) => Promise<void>) {
  const now = h('code');
  const next = h('code');
  const bets = h('span');
  const input = h('input', {
    id: 'words',
    name: 'words',
    maxlength: 64,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'words-hint',
  });
  const statusLine = h('p', { role: 'status' });
  const submit = async (event: Event) => {
    event.preventDefault();
    try {
      await choose(input.value);
      statusLine.textContent = texts.word('fair.changed');
    } catch (error) {
      statusLine.textContent = texts.problem(error instanceof Problem ? error.code : 'unknown');
    }
  };
  const form = h(
    'form',
    { onsubmit: (event) => void submit(event), novalidate: true },
    h('label', { for: 'words' }, texts.word('fair.words')),
    input,
    h('p', { id: 'words-hint', class: 'hint' }, texts.word('fair.hint')),
    h('button', { class: 'button button-2' }, texts.word('fair.change')),
    statusLine,
  );
  const facts = (['fair.now', 'fair.next', 'fair.bets'] as const).map((id, at) => [
    h('dt', {}, texts.word(id)),
    h('dd', {}, [now, next, bets][at] ?? ''),
  ]);
  const verify = h('p', {}, h('a', { href: '/verify', target: '_blank', rel: 'noopener' }, texts.word('fair.verify')));
  const element = h(
    'details',
    {},
    h('summary', {}, texts.word('fair')),
    h('p', {}, texts.word('fair.text')),
    h('dl', {}, ...facts.flat()),
    form,
    verify,
  );
  const draw = ({ seeds }: View) => {
    now.textContent = seeds.commitment;
    next.textContent = seeds.next;
    bets.textContent = texts.number(seeds.bets);
    input.value = seeds.clientSeed ?? '';
  };
  return { element, draw };
}

/** Parts of the list of rounds that depend on the game. */
type LatestLabels = {
  /** Label of a round, by its nonce. */
  round?(nonce: number): string;
  /** Stake and result at a table, as text. */
  result?(view: RoundView): string;
};

/** Creates the list of the last rounds, with proofs of those whose seed is revealed. */
export function latestPanel(texts: Texts, labels: LatestLabels = {}) {
  const list = h('ol', { class: 'latest' });
  const element = h('details', {}, h('summary', {}, texts.word('latest')), list);
  const labelOf = (nonce: number) => labels.round?.(nonce) ?? texts.word('latest.round', nonce);
  const draw = ({ latest }: View) => {
    const rows = latest.map(({ nonce, stake, payout, proof, shown }) => {
      const roundText = `${labelOf(nonce)}: ${texts.amount(stake)} → ${texts.amount(payout)}`;
      const inside = proof
        ? h(
            'details',
            {},
            h('summary', {}, texts.word('latest.proof')),
            h('pre', { tabindex: 0 }, JSON.stringify(proof, null, 1)),
          )
        : h('p', { class: 'hint' }, texts.word('latest.sealed'));
      const result = shown && labels.result ? h('p', { class: 'hint' }, labels.result(shown)) : null;
      return h('li', {}, roundText, result, inside);
    });
    list.replaceChildren(...(rows.length > 0 ? rows : [h('li', {}, texts.word('latest.none'))]));
  };
  return { element, draw };
}
