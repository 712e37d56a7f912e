import type { GameId } from '../catalogue/entries';
import type { Api, Round, State } from './api';
import { chips } from './chips';
import { bringIntoView, h, isStill, wait } from './dom';
import { randomWords, uuid } from './fresh';
import { header } from './header';
import { oddsPanel } from './odds-panel';
import { outcomeOf } from './outcome';
import { fairPanel, latestPanel } from './panels';
import { postToPortal } from './parent';
import { Problem } from './problem';
import { singleScene } from './scenes';
import type { Texts } from './words';

/** Minimum time between two rounds, ms; the studio enforces it too. */
const REST = 2_500;

/** The game: its display, its controls and its messages. */
export async function startGame(
  place: Element,
  api: Api,
  texts: Texts,
  opened: State & { game: GameId },
): Promise<void> {
  const { game } = opened;
  let state: State = opened;
  if (state.seeds.clientSeed === null) state = { ...state, ...(await api.choose(randomWords())) };
  const { scene, playLabel } = singleScene(texts, game);
  let round: Round | null = state.round;
  let isBusy = false;
  let rested: Promise<void> = Promise.resolve();

  const head = header(texts, game);
  const statusLine = h('p', { class: 'said', role: 'status', 'aria-live': 'polite' });
  const stakes = chips(
    'stake',
    texts.word('stake'),
    state.stakes.map((stake) => [stake, texts.stake(stake)]),
  );
  const play = h('button', { class: 'button button-1', type: 'button', onclick: () => void start() }, playLabel);
  const turns = scene.turns?.((item) => void next(item));
  const acts = h('div', { class: 'acts' });
  const fair = fairPanel(texts, choose);
  const latest = latestPanel(texts);
  const begin = h('div', { class: 'begin' }, stakes.element, scene.choice);
  const board = h('div', { class: 'board' }, scene.picture, statusLine);

  function draw() {
    head.draw(state);
    const isOpen = round?.state === 'open';
    begin.hidden = isOpen;
    play.setAttribute('aria-disabled', String(isBusy));
    play.textContent = isBusy ? texts.word('playing') : playLabel;
    turns?.draw(isOpen ? round : null, isBusy);
    acts.replaceChildren(...(isOpen && turns ? turns.buttons.filter(({ hidden }) => !hidden) : [play]));
    fair.draw(state);
    latest.draw(state);
  }

  /** Starts a single round per press: there is no automatic play. */
  async function start() {
    if (isBusy) return;
    const missing = scene.missing?.() ?? null;
    if (missing !== null) return void statusLine.replaceChildren(missing);
    const stake = stakes.chosen();
    await act(() => api.bet({ key: uuid(), game, stake, act: scene.act() }), true);
    if (round?.state === 'open') turns?.focus();
  }

  async function next(item: object) {
    if (isBusy || !round) return;
    const { id, acts: at } = round;
    await act(() => api.step({ id, at, act: item }), false);
    if (round?.state === 'open') turns?.focus();
    else play.focus();
  }

  async function act(ask: () => ReturnType<Api['bet']>, begins: boolean) {
    isBusy = true;
    statusLine.textContent = texts.word('playing');
    draw();
    bringIntoView(board);
    const pendingReply = ask();
    // Measured from the response, because the studio's clock runs from then. An open round can continue immediately.
    if (begins) rested = pendingReply.catch(() => undefined).then(() => wait(REST));
    try {
      const reply = await pendingReply;
      if (begins) postToPortal({ type: 'round.started', roundId: reply.round.id });
      if (reply.round.shown) await scene.show(reply.round.shown, isStill());
      round = reply.round;
      state = { ...state, net: reply.net, balance: reply.balance };
      statusLine.textContent = outcomeOf(texts, scene, round);
      statusLine.classList.toggle('said-won', Number(round.payout) > Number(round.stake));
      if (round.state !== 'open') await ended(round.id);
    } catch (error) {
      statusLine.textContent = texts.problem(error instanceof Problem ? error.code : 'unknown');
      if (error instanceof Problem && error.code === 'sitting.over') postToPortal({ type: 'error', code: error.code });
    }
    if (round?.state !== 'open') {
      draw();
      await rested;
    }
    isBusy = false;
    draw();
  }

  async function ended(id: string) {
    postToPortal({ type: 'round.ended', roundId: id });
    postToPortal({ type: 'balance.hint' });
    round = null;
    const { latest: rounds, seeds } = await api.state();
    state = { ...state, latest: rounds, seeds };
  }

  async function choose(words: string): Promise<void> {
    state = { ...state, ...(await api.choose(words)) };
    draw();
  }

  place.replaceChildren(
    head.element,
    ...(state.mode === 'fun' ? [h('p', { class: 'fun' }, texts.word('fun'))] : []),
    board,
    begin,
    acts,
    oddsPanel(state, scene, texts),
    fair.element,
    latest.element,
  );
  if (round?.shown) {
    await scene.show(round.shown, true);
    statusLine.textContent = texts.word('goOn');
    postToPortal({ type: 'round.started', roundId: round.id });
  }
  draw();
  postToPortal({ type: 'ready' });
}
