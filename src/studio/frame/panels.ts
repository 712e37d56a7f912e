import type { View } from './api';
import { h } from './dom';
import { decimal } from './scene';
import type { Say, WordId } from './words';

/** What each result pays and how likely it is, as it is published. */
export function oddsPanel(view: View, say: Say): HTMLElement {
  const { game, odds } = view;
  const shown =
    game === 'lab-dice'
      ? odds.filter(({ choice }) => [2, 10, 25, 50, 75, 90, 95].includes(Number(choice.target)))
      : odds;
  const rows = shown.flatMap(({ choice, results }) =>
    results
      .filter(({ pays }) => pays !== '0' || (game !== 'lab-dice' && game !== 'lab-hilo'))
      .map(({ name, ways, of, pays }) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, resultName(view, say, name, choice)),
          h('td', {}, `${say.number(Number(ways))} / ${say.number(Number(of))}`),
          h('td', {}, pays === '0' ? '–' : `× ${say.number(decimal(pays))}`),
        ),
      ),
  );
  const head = h(
    'tr',
    {},
    ...(['result', 'chanceOf', 'pays'] as const).map((id) => h('th', { scope: 'col' }, say.word(id))),
  );
  const backs = shown.map(({ back }) => Number(back) * 100);
  const [least, most] = [Math.min(...backs), Math.max(...backs)].map((one) => say.number(one));
  const returns = h('p', {}, say.word('returns', least === most ? String(least) : `${least}–${most}`));
  const notes = game === 'lab-hilo' ? [h('p', {}, say.word('odds.hilo')), h('p', {}, say.word('rounded'))] : [];
  return h(
    'details',
    {},
    h('summary', {}, say.word('odds')),
    returns,
    ...notes,
    h('table', {}, h('thead', {}, head), h('tbody', {}, ...rows)),
  );
}

function resultName({ game }: View, say: Say, name: string, choice: Readonly<Record<string, unknown>>): string {
  if (game === 'lab-wheel') return `× ${say.number(Number(name.slice(1)))}`;
  if (game === 'lab-dice') return say.word('target', Number(choice.target));
  if (game === 'lab-hilo')
    return `${say.word('card', Number(choice.card))} · ${say.word(choice.guessed === 'higher' ? 'higher' : 'lower')}`;
  if (game === 'lab-net') return say.word('odds.caught', Number(name));
  if (name === 'lost' || name === 'twoFish') return say.word(`odds.${name}` satisfies WordId);
  const figure = (['kite', 'owl', 'drum', 'boat', 'lily', 'fish'] as const).find((one) => one === name) ?? 'fish';
  return say.word('odds.three', say.word(figure));
}

/** The seeds and the player's words; `choose` is what the form does. */
export function fairPanel(say: Say, choose: (words: string) => Promise<string>) {
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
  const said = h('p', { role: 'status' });
  const submit = async (event: Event) => {
    event.preventDefault();
    said.textContent = await choose(input.value);
  };
  const form = h(
    'form',
    { onsubmit: (event) => void submit(event), novalidate: true },
    h('label', { for: 'words' }, say.word('fair.words')),
    input,
    h('p', { id: 'words-hint', class: 'hint' }, say.word('fair.hint')),
    h('button', { class: 'button button-2' }, say.word('fair.change')),
    said,
  );
  const facts = (['fair.now', 'fair.next', 'fair.bets'] as const).map((id, at) => [
    h('dt', {}, say.word(id)),
    h('dd', {}, [now, next, bets][at] ?? ''),
  ]);
  const verify = h('p', {}, h('a', { href: '/verify', target: '_blank', rel: 'noopener' }, say.word('fair.verify')));
  const element = h(
    'details',
    {},
    h('summary', {}, say.word('fair')),
    h('p', {}, say.word('fair.text')),
    h('dl', {}, ...facts.flat()),
    form,
    verify,
  );
  const draw = ({ seeds }: View) => {
    now.textContent = seeds.commitment;
    next.textContent = seeds.next;
    bets.textContent = say.number(seeds.bets);
    input.value = seeds.clientSeed ?? '';
  };
  return { element, draw };
}

/** The last rounds, with the proof of each whose seed is revealed. */
export function latestPanel(say: Say) {
  const list = h('ol', { class: 'latest' });
  const element = h('details', {}, h('summary', {}, say.word('latest')), list);
  const draw = ({ latest }: View) => {
    const rows = latest.map(({ nonce, stake, payout, proof }) => {
      const told = `${say.word('latest.round', nonce)}: ${say.amount(stake)} → ${say.amount(payout)}`;
      const inside = proof
        ? h(
            'details',
            {},
            h('summary', {}, say.word('latest.proof')),
            h('pre', { tabindex: 0 }, JSON.stringify(proof, null, 1)),
          )
        : h('p', { class: 'hint' }, say.word('latest.sealed'));
      return h('li', {}, told, inside);
    });
    list.replaceChildren(...(rows.length > 0 ? rows : [h('li', {}, say.word('latest.none'))]));
  };
  return { element, draw };
}
