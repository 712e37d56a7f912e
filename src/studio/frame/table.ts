import { MIN_TARGET, msUntil, multipleAfter } from '../games/crash';
import type { TableGame } from '../games/game';
import { MAX_CHIPS } from '../games/tables/spots';
import { type Api, followTable, type Round, type State, type Table } from './api';
import { chips } from './chips';
import { bringIntoView, h, isStill } from './dom';
import { uuid } from './fresh';
import { header } from './header';
import { oddsPanel } from './odds-panel';
import { outcomeOf } from './outcome';
import { latestPanel } from './panels';
import { postToPortal } from './parent';
import { Problem } from './problem';
import { type RoundView, worthOf } from './scene';
import { tableScene } from './scenes';
import { historyList, tableFairPanel } from './table-panels';
import type { Texts } from './words';

/** Interval of the countdown to the close, ms. */
const TICK_MS = 250;

type RoundState = NonNullable<Table['round']>['state'];
type Phase = RoundState | 'connecting';
/** States in which no stake is settled, apart from a flight. */
const UNSETTLED: readonly RoundState[] = ['betting', 'closed', 'firstPart', 'secondPart'];

/** Starts a game at a table: its rounds run by the studio's clock, and this page follows them. */
export async function startTable(
  place: Element,
  api: Api,
  texts: Texts,
  opened: State & { game: TableGame },
): Promise<void> {
  const { game } = opened;
  let state: State = opened;
  let table: Table | null = null;
  /** Server time less the browser's, ms. */
  let ahead = 0;
  let stake: Round | null = state.round;
  let isBusy = false;
  let phase: Phase = 'connecting';
  /** Resolves once the result can be read. */
  let revealed: Promise<void> = Promise.resolve();
  let isRevealing = false;

  const { scene, playLabel } = tableScene(texts, game, state.odds);
  const head = header(texts, game);
  const statusLine = h('p', { class: 'said', role: 'status', 'aria-live': 'polite' });
  const timer = h('p', { class: 'table-timer', role: 'timer' });
  const players = h('p', { class: 'hint' });
  const staked = h('p', { class: 'staked' });
  const total = h('p', { class: 'hint' });
  const stakes = chips(
    'stake',
    texts.word(scene.stakeLabel ?? (scene.chips ? 'spots.chip' : 'stake')),
    state.stakes.map((amount) => [amount, texts.stake(amount)]),
  );
  const begin = h('div', { class: 'begin', onclick: () => chosen() }, stakes.element, scene.choice);
  const press = h('button', { class: 'button button-1', type: 'button', onclick: () => void pressed() });
  const controls = scene.decisions?.controls((decided) => void decide(decided));
  const history = historyList(texts, scene);
  const board = h('div', { class: 'board' }, history.element, scene.picture, timer, statusLine, staked);
  const fair = tableFairPanel(texts);
  const latest = latestPanel(texts, {
    result: (view) => [scene.staked(view), scene.words(view)].filter(Boolean).join(' → '),
  });

  const serverTime = () => Date.now() + ahead;
  const flownFor = () => Math.max(0, serverTime() - (table?.round?.startsAt ?? serverTime()));
  const worth = () => (stake ? worthOf(stake.stake, `${multipleAfter(flownFor())}/100`) : '0.00');
  const isMine = () => stake?.state === 'open';
  const canTake = () => phase === 'flying' && isMine() && flownFor() >= msUntil(MIN_TARGET);
  const canBet = () => phase === 'betting' && !isMine();
  const canDecide = () => {
    const decision = table?.round?.decision;
    return isMine() && stake?.shown?.isStood !== true && stake?.acts === (decision?.number ?? -1) + 1;
  };

  function label(): string {
    if (isMine() && phase === 'flying') return texts.word('take', texts.amount(worth()));
    if (isMine()) return texts.word('table.placed');
    if (phase === 'betting') return playLabel;
    return texts.word(phase === 'closed' ? 'table.closed' : 'table.watch');
  }

  function draw() {
    head.draw(state);
    press.textContent = isBusy ? texts.word('playing') : label();
    press.setAttribute('aria-disabled', String(isBusy || !(canBet() || canTake())));
    drawControls();
    scene.decisions?.see(isMine() ? (stake?.shown ?? null) : null, table?.round?.decision?.visible ?? null, isStill());
    begin.hidden = isMine();
    const round = table?.round;
    players.textContent = round ? playersOf(round) : '';
    staked.textContent = isMine() ? scene.staked(stake?.shown ?? {}) : '';
    drawTotal();
    if (table && !isRevealing) history.draw(table);
    if (table) fair.draw(table);
    latest.draw(state);
    tick();
  }

  /** Shows the button of the bet or those of a decision, and moves the focus from a hidden one to a visible one. */
  function drawControls() {
    const buttons = [press, ...(controls?.buttons ?? [])];
    const focused = buttons.find((button) => button === document.activeElement);
    press.hidden = canDecide();
    controls?.draw(canDecide(), isBusy);
    if (focused?.hidden) buttons.find((button) => !button.hidden)?.focus();
  }

  const playersOf = (round: NonNullable<Table['round']>) =>
    scene.fly ? texts.word('crash.players', round.players, round.taken) : texts.word('table.players', round.players);

  /** Replaces a message about a missing choice. */
  function chosen() {
    if (canBet()) announce(texts.word(scene.messages.betting));
    drawTotal();
  }

  /** Returns the stake of the placed chips. */
  const amount = () => worthOf(stakes.chosen(), String(scene.chips?.() ?? 1));

  function drawTotal() {
    if (scene.total) total.textContent = scene.total(amount());
    else
      total.textContent = scene.chips
        ? texts.word('spots.total', scene.chips(), MAX_CHIPS, texts.amount(amount()))
        : '';
  }

  function tick() {
    const left = (end = 0) => Math.max(0, Math.ceil((end - serverTime()) / 1_000));
    const round = table?.round;
    if (phase === 'betting') timer.textContent = texts.word('table.closes', left(round?.closesAt));
    else timer.textContent = canDecide() ? texts.word('table.decide', left(round?.decision?.decideBy)) : '';
  }

  function animate() {
    if (phase !== 'flying') return;
    scene.fly?.(flownFor(), isStill());
    if (isMine() && !isBusy) press.textContent = label();
    press.setAttribute('aria-disabled', String(isBusy || !canTake()));
    requestAnimationFrame(animate);
  }

  function enter(next: Phase) {
    if (next === phase) return;
    phase = next;
    if (next === 'betting' || next === 'closed') announce(texts.word(scene.messages[next]));
    if (next === 'betting') scene.wait();
    if (next === 'flying') announce(texts.word('crash.flying'));
    if (next === 'flying') animate();
    if (next === 'firstPart' && scene.messages.firstPart) announce(texts.word(scene.messages.firstPart));
    if (next === 'secondPart' && scene.pause) announce(scene.pause(table?.round?.result ?? {}));
    if (next === 'crashed' || next === 'dealt' || next === 'settled') revealed = reveal(table?.round?.result ?? {});
    if (next === 'void' && isMine()) announce(texts.word('error.table.void'));
  }

  async function reveal(result: RoundView) {
    const isWatching = !isMine();
    isRevealing = true;
    await scene.show(result, isStill());
    isRevealing = false;
    if (isWatching) announce(scene.words(result));
    if (table) history.draw(table);
  }

  function announce(words: string, isWon = false) {
    statusLine.textContent = words;
    statusLine.classList.toggle('said-won', isWon);
  }

  /** Returns whether the studio may have settled the stake: at its target, or with the round. */
  const mayBeSettled = () => {
    const round = table?.round;
    if (!isMine() || !round) return false;
    if (round.state === 'flying') return multipleAfter(flownFor()) >= Number(stake?.shown?.goal ?? 0);
    return !UNSETTLED.includes(round.state);
  };

  async function see(next: Table, now: number) {
    const isNew = next.round?.decision?.number !== table?.round?.decision?.number;
    ahead = now - Date.now();
    if (next.round && next.round.id !== table?.round?.id) scene.open?.(next.round.number);
    table = next;
    enter(next.round?.state ?? 'connecting');
    const visible = next.round?.decision?.visible;
    if (isNew && visible && canDecide()) announce(scene.decisions?.words(visible) ?? '');
    draw();
    if (mayBeSettled() && !isBusy && stake) await act(api.round(stake.id));
  }

  async function pressed() {
    if (isBusy) return;
    if (canTake() && stake) await act(api.step({ id: stake.id, at: 1, act: { act: 'take' } }));
    else if (canBet()) await placeBet();
  }

  const decide = async (decided: object) => {
    if (!isBusy && stake && canDecide()) await act(api.step({ id: stake.id, at: stake.acts, act: decided }));
  };

  async function placeBet() {
    const missing = scene.missing?.() ?? null;
    if (missing !== null) return announce(missing);
    return act(api.bet({ key: uuid(), game, stake: amount(), act: scene.act() }));
  }

  async function act(pendingReply: ReturnType<Api['round']>) {
    isBusy = true;
    draw();
    try {
      const reply = await pendingReply;
      const isNew = stake === null;
      stake = reply.round;
      if (!isMine()) await revealed;
      state = { ...state, net: reply.net, balance: reply.balance };
      if (isNew && isMine()) joined(stake);
      if (!isMine()) await ended(stake);
    } catch (error) {
      const code = error instanceof Problem ? error.code : 'unknown';
      announce(texts.problem(code));
      if (code === 'sitting.over') postToPortal({ type: 'error', code });
    }
    isBusy = false;
    draw();
  }

  function joined(round: Round) {
    postToPortal({ type: 'round.started', roundId: round.id });
    postToPortal({ type: 'balance.hint' });
    announce(texts.word('table.joined', texts.amount(round.stake)));
    bringIntoView(board);
  }

  async function ended(round: Round) {
    stake = null;
    announce(outcomeOf(texts, scene, round), Number(round.payout) > Number(round.stake));
    draw();
    bringIntoView(board);
    postToPortal({ type: 'round.ended', roundId: round.id });
    postToPortal({ type: 'balance.hint' });
    state = { ...state, latest: (await api.state()).latest };
  }

  place.replaceChildren(
    head.element,
    ...(state.mode === 'fun' ? [h('p', { class: 'fun' }, texts.word('fun'))] : []),
    board,
    players,
    begin,
    h('div', { class: 'acts' }, total, press, ...(controls?.buttons ?? [])),
    oddsPanel(state, scene, texts),
    fair.element,
    latest.element,
  );
  if (stake) postToPortal({ type: 'round.started', roundId: stake.id });
  announce(texts.word('table.connecting'));
  draw();
  followTable(game, (next, now) => void see(next, now));
  setInterval(tick, TICK_MS);
  postToPortal({ type: 'ready' });
}
