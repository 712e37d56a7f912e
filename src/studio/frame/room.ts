import type { RoomGameId } from '../games/rooms/room-game';
import type { Api, Round, State } from './api';
import { chips } from './chips';
import { h } from './dom';
import type { Rooms } from './follow-rooms';
import { uuid } from './fresh';
import { header } from './header';
import { latestPanel } from './panels';
import { postToPortal } from './parent';
import { Problem } from './problem';
import { roomFairPanel, roomRules } from './room-panels';
import { ROOM_SCENES } from './room-scene';
import { seatList } from './room-seats';
import type { Texts } from './words';

/** Interval of the countdown, ms. */
const TICK_MS = 250;

/** Starts a game between players: its rooms run by the studio's clock, and this page follows them. */
export function startRoom(place: Element, api: Api, texts: Texts, opened: State & { game: RoomGameId }): void {
  const { game } = opened;
  const levels = opened.rooms?.levels ?? [];
  let state: State = opened;
  let rooms: Rooms | null = null;
  /** Server time less the browser's, ms. */
  let ahead = 0;
  /** Round of the player's stake, until its end has been announced. */
  let mine: string | null = opened.round?.id ?? null;
  /** False until the seat of a new stake arrives with the state of the room. */
  let isSeated = mine !== null;
  let isBusy = false;
  let message: string | null = null;

  const scene = ROOM_SCENES[game](texts);
  const head = header(texts, game);
  const statusLine = h('p', { class: 'said', role: 'status', 'aria-live': 'polite' });
  const timer = h('p', { class: 'table-timer', role: 'timer' });
  const seats = seatList(texts, scene);
  const prize = h('p', { class: 'hint' });
  const choice = chips(
    'level',
    texts.word('room.rooms'),
    levels.map(({ id, stake, seats: count }) => [id, texts.word('room.level', texts.stake(stake), count)]),
    opened.rooms?.level,
  );
  const begin = h('div', { class: 'begin', onchange: () => follow() }, choice.element);
  const acts = h('div', { class: 'acts' });
  const rules = roomRules(texts, game);
  const fair = roomFairPanel(texts);
  const latest = latestPanel(texts, { round: () => texts.word('result') });

  const room = () => rooms?.room ?? null;
  const own = () => room()?.seats.find(({ id }) => id !== undefined && id === mine) ?? null;
  const level = () => levels.find(({ id }) => id === (room()?.level ?? choice.chosen())) ?? levels[0];

  /** Buttons by label: a button is reused as long as its label stays the same, which preserves the focus. */
  const buttons = new Map<string, HTMLElement>();
  function button(label: string, kind: string, press: () => Promise<void>) {
    const found = buttons.get(label);
    const made = found ?? h('button', { class: `button ${kind}`, type: 'button' }, label);
    made.onclick = () => void press();
    made.setAttribute('aria-disabled', String(isBusy));
    buttons.set(label, made);
    return made;
  }

  const canSit = () => mine === null && (room()?.state === 'empty' || room()?.state === 'waiting');

  function currentButtons(): HTMLElement[] {
    const seat = own();
    const { id, at, hand } = seat ?? {};
    const leave = () => button(texts.word('room.leave'), 'button-2', () => act(() => api.leave(id ?? '')));
    if (!seat || seat.state === 'settled') {
      const sum = texts.stake(level()?.stake ?? '0');
      return canSit() ? [button(texts.word('room.sit', sum), 'button-1', sit)] : [];
    }
    if (seat.hasLeft || seat.isDone || id === undefined || at === undefined) return [];
    if (room()?.state !== 'deciding' || !hand) return [leave()];
    const decisions = scene
      .options(hand)
      .map((option, nth) =>
        button(option.label, nth === 0 ? 'button-1' : 'button-2', () =>
          act(() => api.decide({ id, at, act: option.act })),
        ),
      );
    return [...decisions, leave()];
  }

  function drawButtons() {
    const now = currentButtons();
    const before = [...acts.children];
    if (now.length === before.length && now.every((element, nth) => element === before[nth])) return;
    const hadFocus = acts.contains(document.activeElement);
    acts.replaceChildren(...now);
    for (const [label, element] of buttons) if (!now.includes(element)) buttons.delete(label);
    if (hadFocus) now[0]?.focus();
  }

  function status(): string {
    const current = room();
    const seat = own();
    if (message !== null) return message;
    if (!current) return texts.word('table.connecting');
    if (!seat || seat.state === 'settled') return texts.word('room.choose');
    if (seat.hasLeft) return texts.word('room.left');
    if (seat.isDone) return texts.word('room.decided');
    if (current.state === 'waiting') return texts.word('room.seated');
    return texts.word(current.state === 'starting' ? 'room.starting' : 'room.deciding');
  }

  function draw() {
    const current = room();
    head.draw(state);
    const text = status();
    if (statusLine.textContent !== text) statusLine.textContent = text;
    const chosen = level();
    begin.hidden = own() !== null && own()?.state !== 'settled';
    seats.draw(current, chosen?.seats ?? 0);
    prize.textContent = chosen
      ? `${texts.word('room.prize', texts.amount(chosen.prize), texts.amount(chosen.fee))} ${waiting()}`
      : '';
    drawButtons();
    fair.draw(current);
    latest.draw(state);
    tick();
  }

  function waiting(): string {
    const { id = '', seats: count = 0 } = level() ?? {};
    return own() ? '' : texts.word('room.waiting', rooms?.waiting[id] ?? 0, count);
  }

  function tick() {
    const current = room();
    const isTimed = current?.state === 'waiting' || current?.state === 'deciding';
    const left = Math.max(0, Math.ceil(((current?.closesAt ?? 0) - Date.now() - ahead) / 1_000));
    timer.textContent = isTimed && current?.closesAt ? texts.word('room.time', left) : '';
  }

  let stop = () => {};
  function follow() {
    stop();
    message = null;
    stop = api.followRooms(choice.chosen(), see);
  }

  function see(next: Rooms, now: number) {
    ahead = now - Date.now();
    if (next.room?.id !== room()?.id) message = null;
    rooms = next;
    const seat = own();
    const isOver = seat ? seat.state === 'settled' : isSeated;
    isSeated ||= seat !== null;
    draw();
    if (mine !== null && isOver) void act(() => api.round(mine ?? ''));
  }

  async function sit() {
    const current = room();
    if (current && !isBusy) {
      const part = fair.part();
      await act(() => api.sit({ key: uuid(), room: current.id, part }));
      fair.renew();
    }
  }

  async function act(send: () => ReturnType<Api['round']>) {
    if (isBusy) return;
    isBusy = true;
    message = null;
    draw();
    try {
      const reply = await send();
      state = { ...state, net: reply.net, balance: reply.balance };
      if (reply.round.state === 'open') joined(reply.round);
      else if (reply.round.state !== 'betting') await ended(reply.round);
    } catch (error) {
      const code = error instanceof Problem ? error.code : 'unknown';
      message = texts.problem(code);
      if (code === 'sitting.over') postToPortal({ type: 'error', code });
    }
    isBusy = false;
    draw();
  }

  function joined({ id }: Round) {
    if (mine === id) return;
    postToPortal({ type: 'round.started', roundId: id });
    mine = id;
    isSeated = false;
  }

  async function ended(round: Round) {
    const isNew = mine !== null || round.state !== 'settled';
    mine = null;
    isSeated = false;
    message = outcome(round);
    statusLine.classList.toggle('said-won', Number(round.payout) > Number(round.stake));
    if (!isNew) return;
    postToPortal({ type: 'round.ended', roundId: round.id });
    postToPortal({ type: 'balance.hint' });
    state = { ...state, latest: (await api.state()).latest };
  }

  function outcome({ state: end, code, most, stake, payout }: Round): string {
    if (end !== 'settled') return texts.problem(code ?? 'unknown', ...(most === null ? [] : [texts.amount(most)]));
    if (payout === stake) return texts.word('room.returned', texts.amount(stake));
    return Number(payout) > 0
      ? texts.word('won', texts.amount(payout ?? '0'))
      : texts.word('lost', texts.amount(stake));
  }

  place.replaceChildren(
    head.element,
    ...(state.mode === 'fun' ? [h('p', { class: 'fun' }, texts.word('fun'))] : []),
    h('div', { class: 'board' }, timer, seats.element, statusLine),
    begin,
    prize,
    acts,
    rules,
    fair.element,
    latest.element,
  );
  if (mine !== null) postToPortal({ type: 'round.started', roundId: mine });
  draw();
  follow();
  setInterval(tick, TICK_MS);
  postToPortal({ type: 'ready' });
}
