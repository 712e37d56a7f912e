import { type Api, Problem, type Round, type View } from './api';
import { h, isStill, wait } from './dom';
import { randomWords, uuid } from './fresh';
import { fairPanel, latestPanel, oddsPanel } from './panels';
import { tell } from './parent';
import { decimal } from './scene';
import { SCENES } from './scenes';
import type { Say } from './words';

/** From one round to the next at least, ms: the studio holds it too. */
const REST = 2_500;

/** The game: what it shows, what can be pressed, and what is said of it. */
export async function startGame(place: Element, api: Api, say: Say): Promise<void> {
  let state: View & { balance: string | null } = await api.state();
  if (state.seeds.clientSeed === null) state = { ...state, ...(await api.choose(randomWords())) };
  const { game } = state;
  const scene = SCENES[game](say);
  let round: Round | null = state.round;
  let isBusy = false;
  let rested: Promise<void> = Promise.resolve();

  const balance = h('dd', { class: 'sum' });
  const net = h('dd', { class: 'sum' });
  const said = h('p', { class: 'said', role: 'status', 'aria-live': 'polite' });
  const stakes = state.stakes.map((stake, at) =>
    h(
      'label',
      { class: 'chip' },
      h('input', { type: 'radio', name: 'stake', value: stake, checked: at === 0 }),
      h('span', {}, say.stake(stake)),
    ),
  );
  const form = h('form', {}, h('fieldset', {}, h('legend', {}, say.word('stake')), ...stakes));
  const play = h(
    'button',
    { class: 'button button-1', type: 'button', onclick: () => void start() },
    say.word(`play.${game}`),
  );
  const guesses = (['higher', 'lower', 'take'] as const).map((act) => ({
    act,
    button: h('button', {
      class: `button button-${act === 'take' ? '2' : '1'}`,
      type: 'button',
      onclick: () => void guess(act),
    }),
  }));
  const acts = h('div', { class: 'acts' });
  const fair = fairPanel(say, choose);
  const latest = latestPanel(say);
  const begin = h('div', { class: 'begin' }, form, scene.choice);
  const exit = h(
    'button',
    { class: 'button button-quiet', type: 'button', onclick: () => tell({ type: 'exit' }) },
    say.word('exit'),
  );

  function draw() {
    balance.textContent = state.balance === null ? '–' : say.amount(state.balance);
    net.textContent = say.amount(state.net);
    const isOpen = round?.state === 'open';
    begin.hidden = isOpen;
    play.setAttribute('aria-disabled', String(isBusy));
    play.textContent = isBusy ? say.word('playing') : say.word(`play.${game}`);
    if (round && isOpen) drawGuesses(round);
    acts.replaceChildren(
      ...(isOpen ? guesses.filter(({ button }) => !button.hidden).map(({ button }) => button) : [play]),
    );
    fair.draw(state);
    latest.draw(state);
  }

  function drawGuesses({ shown, stake }: Round) {
    const worth = decimal(String(shown?.worth ?? '0'));
    for (const { act, button } of guesses) {
      const ways = Number(shown?.[act] ?? 0);
      button.hidden = act === 'take' ? Number(shown?.right ?? 0) === 0 : ways === 0;
      button.setAttribute('aria-disabled', String(isBusy));
      if (act === 'take')
        button.textContent = say.word('take', say.amount(worthOf(stake, String(shown?.worth ?? '0'))));
      else
        button.replaceChildren(
          h('strong', {}, say.word(act)),
          h('small', {}, say.word('chance', ways, 13, Math.floor((worth * 1_300) / ways) / 100)),
        );
    }
  }

  /** One press, one round: nothing plays by itself. */
  async function start() {
    if (isBusy) return;
    const stake = new FormData(form).get('stake')?.toString() ?? '';
    await act(() => api.bet({ key: uuid(), game, stake, act: scene.act() }), true);
    if (round?.state === 'open') guesses.find(({ button }) => !button.hidden)?.button.focus();
  }

  async function guess(name: string) {
    if (isBusy || !round) return;
    const { id, acts: at } = round;
    await act(() => api.step({ id, at, act: { act: name } }), false);
    const next = round?.state === 'open' ? guesses.find(({ button }) => !button.hidden)?.button : play;
    next?.focus();
  }

  async function act(ask: () => ReturnType<Api['bet']>, begins: boolean) {
    isBusy = true;
    said.textContent = say.word('playing');
    draw();
    const asked = ask();
    // From the answer on: by then the studio's own clock of it runs. What is open can be gone on with at once.
    if (begins) rested = asked.catch(() => undefined).then(() => wait(REST));
    try {
      const told = await asked;
      if (begins) tell({ type: 'round.started', roundId: told.round.id });
      if (told.round.shown) await scene.show(told.round.shown, isStill());
      round = told.round;
      state = { ...state, net: told.net, balance: told.balance };
      said.textContent = wordsOf(round);
      said.classList.toggle('said-won', Number(round.payout) > Number(round.stake));
      if (round.state !== 'open') await ended(round.id);
    } catch (error) {
      said.textContent = say.problem(error instanceof Problem ? error.code : 'unknown');
      if (error instanceof Problem && error.code === 'sitting.over') tell({ type: 'error', code: error.code });
    }
    if (round?.state !== 'open') {
      draw();
      await rested;
    }
    isBusy = false;
    draw();
  }

  async function ended(id: string) {
    tell({ type: 'round.ended', roundId: id });
    tell({ type: 'balance.hint' });
    round = null;
    const { latest: rounds, seeds } = await api.state();
    state = { ...state, latest: rounds, seeds };
  }

  /** What came of it: a loss is told as one, also where something comes back. */
  function wordsOf({ state: stands, shown, stake, payout, code, most }: Round): string {
    if (stands === 'refused' || stands === 'cancelled' || !shown)
      return say.problem(code ?? 'unknown', ...(most === null ? [] : [say.amount(most)]));
    const seen = scene.words(shown);
    if (stands === 'open') return `${seen} ${say.word('open', say.amount(worthOf(stake, String(shown.worth ?? '0'))))}`;
    const paid = payout ?? '0.00';
    if (Number(paid) > Number(stake)) return `${seen} ${say.word('won', say.amount(paid))}`;
    if (Number(paid) > 0)
      return `${seen} ${say.word('back', ...(say.language === 'bn' ? [say.amount(stake), say.amount(paid)] : [say.amount(paid), say.amount(stake)]))}`;
    return `${seen} ${say.word('lost', say.amount(stake))}`;
  }

  async function choose(words: string): Promise<string> {
    try {
      state = { ...state, ...(await api.choose(words)) };
      draw();
      return say.word('fair.changed');
    } catch (error) {
      return say.problem(error instanceof Problem ? error.code : 'unknown');
    }
  }

  const sums = h(
    'dl',
    { class: 'sums' },
    h('div', {}, h('dt', {}, say.word('balance')), balance),
    h('div', {}, h('dt', {}, say.word('net')), net),
  );
  place.replaceChildren(
    h('header', { class: 'head' }, h('h1', {}, say.word(`game.${game}`)), exit, sums),
    ...(state.mode === 'fun' ? [h('p', { class: 'fun' }, say.word('fun'))] : []),
    h('div', { class: 'board' }, scene.picture, said),
    begin,
    acts,
    oddsPanel(state, say),
    fair.element,
    latest.element,
  );
  if (round?.shown) {
    await scene.show(round.shown, true);
    said.textContent = say.word('goOn');
    tell({ type: 'round.started', roundId: round.id });
  }
  draw();
  tell({ type: 'ready' });
}

/** What a stake is worth so many times, rounded down to the minor unit, as the studio pays it. */
function worthOf(stake: string, fraction: string): string {
  const [over = '0', under = '1'] = fraction.split('/');
  const minor = (BigInt(stake.replace('.', '')) * BigInt(over)) / BigInt(under);
  return `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
}
