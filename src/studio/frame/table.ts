import { MIN_TARGET, msUntil, multipleAfter } from '../games/crash';
import { type Api, followTable, Problem, type Round, type State, type Table } from './api';
import { chips } from './chips';
import { h, isStill } from './dom';
import { uuid } from './fresh';
import { header } from './header';
import { oddsPanel } from './odds-panel';
import { outcomeOf } from './outcome';
import { latestPanel } from './panels';
import { tell } from './parent';
import { worthOf } from './scene';
import { flightScene } from './scene-crash';
import { historyList, tableFairPanel } from './table-panels';
import type { Say, WordId } from './words';

/** Interval of the countdown to the close, ms. */
const TICK_MS = 250;

type Phase = NonNullable<Table['round']>['state'] | 'connecting';

/** Messages of phases without a stake of the player's own. */
const SAID: Readonly<Record<Phase, WordId | null>> = {
  connecting: 'crash.connecting',
  betting: 'crash.betting',
  closed: 'crash.decides',
  flying: 'crash.flying',
  crashed: null,
  over: null,
  void: 'error.table.void',
};

/** A game at a table: its rounds run by the studio's clock, and this page follows them. */
export async function startTable(place: Element, api: Api, say: Say, opened: State): Promise<void> {
  let state = opened;
  let table: Table | null = null;
  /** Server time less the browser's, ms. */
  let ahead = 0;
  let stake: Round | null = state.round;
  let isBusy = false;
  let phase: Phase = 'connecting';
  const { game } = state;

  const scene = flightScene(say);
  const head = header(say, game);
  const said = h('p', { class: 'said', role: 'status', 'aria-live': 'polite' });
  const timer = h('p', { class: 'table-timer', role: 'timer' });
  const players = h('p', { class: 'hint' });
  const stakes = chips(
    'stake',
    say.word('stake'),
    state.stakes.map((amount) => [amount, say.stake(amount)]),
  );
  const begin = h('div', { class: 'begin' }, stakes.element, scene.choice);
  const press = h('button', { class: 'button button-1', type: 'button', onclick: () => void pressed() });
  const history = historyList(say);
  const fair = tableFairPanel(say);
  const latest = latestPanel(say);

  const serverTime = () => Date.now() + ahead;
  const flownFor = () => Math.max(0, serverTime() - (table?.round?.startsAt ?? serverTime()));
  const worth = () => (stake ? worthOf(stake.stake, `${multipleAfter(flownFor())}/100`) : '0.00');
  const isMine = () => stake?.state === 'open';
  const canTake = () => phase === 'flying' && isMine() && flownFor() >= msUntil(MIN_TARGET);
  const canBet = () => phase === 'betting' && !isMine();

  function label(): string {
    if (isMine() && phase === 'flying') return say.word('take', say.amount(worth()));
    if (isMine()) return say.word('crash.placed');
    if (phase === 'betting') return say.word('play.lab-crash');
    return say.word(phase === 'closed' ? 'crash.closed' : 'crash.watch');
  }

  function draw() {
    head.draw(state);
    press.textContent = isBusy ? say.word('playing') : label();
    press.setAttribute('aria-disabled', String(isBusy || !(canBet() || canTake())));
    begin.hidden = isMine();
    const round = table?.round;
    players.textContent = round ? say.word('crash.players', round.players, round.taken) : '';
    if (table) history.draw(table);
    if (table) fair.draw(table);
    latest.draw(state);
    tick();
  }

  function tick() {
    const left = Math.max(0, Math.ceil(((table?.round?.closesAt ?? 0) - serverTime()) / 1_000));
    timer.textContent = phase === 'betting' ? say.word('crash.opens', left) : '';
  }

  function animate() {
    if (phase !== 'flying') return;
    scene.fly(flownFor(), isStill());
    if (isMine() && !isBusy) press.textContent = label();
    press.setAttribute('aria-disabled', String(isBusy || !canTake()));
    requestAnimationFrame(animate);
  }

  function enter(next: Phase) {
    if (next === phase) return;
    phase = next;
    const words = SAID[next];
    if (words !== null && !(next === 'void' && !isMine())) announce(say.word(words));
    if (next === 'betting') scene.wait();
    if (next === 'flying') animate();
    if (next === 'crashed') crash();
  }

  function crash() {
    const point = table?.round?.point ?? 100;
    void scene.show({ point }, isStill());
    if (!isMine()) announce(say.word('shown.lab-crash', point / 100));
  }

  function announce(words: string, isWon = false) {
    said.textContent = words;
    said.classList.toggle('said-won', isWon);
  }

  /** A stake may have been settled by the studio: at its target, or with the round. */
  const mayBeSettled = () => {
    const round = table?.round;
    if (!isMine() || !round) return false;
    const goal = Number(stake?.shown?.goal ?? 0);
    return (
      (round.state !== 'betting' && round.state !== 'closed' && round.state !== 'flying') ||
      multipleAfter(flownFor()) >= goal
    );
  };

  async function see(next: Table, now: number) {
    ahead = now - Date.now();
    table = next;
    enter(next.round?.state ?? 'connecting');
    draw();
    if (mayBeSettled() && !isBusy && stake) await act(api.round(stake.id));
  }

  async function pressed() {
    if (isBusy) return;
    if (canTake() && stake) await act(api.step({ id: stake.id, at: 1, act: { act: 'take' } }));
    else if (canBet()) await act(api.bet({ key: uuid(), game, stake: stakes.chosen(), act: scene.act() }));
  }

  async function act(asked: ReturnType<Api['round']>) {
    isBusy = true;
    draw();
    try {
      const told = await asked;
      const isNew = stake === null;
      stake = told.round;
      state = { ...state, net: told.net, balance: told.balance };
      if (isNew && isMine()) joined(stake);
      if (!isMine()) await ended(stake);
    } catch (error) {
      const code = error instanceof Problem ? error.code : 'unknown';
      announce(say.problem(code));
      if (code === 'sitting.over') tell({ type: 'error', code });
    }
    isBusy = false;
    draw();
  }

  function joined(round: Round) {
    tell({ type: 'round.started', roundId: round.id });
    tell({ type: 'balance.hint' });
    announce(say.word('crash.joined', say.amount(round.stake)));
  }

  async function ended(round: Round) {
    stake = null;
    announce(outcomeOf(say, scene, round), Number(round.payout) > Number(round.stake));
    tell({ type: 'round.ended', roundId: round.id });
    tell({ type: 'balance.hint' });
    state = { ...state, latest: (await api.state()).latest };
  }

  place.replaceChildren(
    head.element,
    ...(state.mode === 'fun' ? [h('p', { class: 'fun' }, say.word('fun'))] : []),
    h('div', { class: 'board' }, history.element, scene.picture, timer, said),
    players,
    begin,
    h('div', { class: 'acts' }, press),
    oddsPanel(state, scene, say),
    fair.element,
    latest.element,
  );
  if (stake) tell({ type: 'round.started', roundId: stake.id });
  announce(say.word('crash.connecting'));
  draw();
  followTable(game, (next, now) => void see(next, now));
  setInterval(tick, TICK_MS);
  tell({ type: 'ready' });
}
