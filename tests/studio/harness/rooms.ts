import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { StudioMode } from '../../../src/contract/play/studio';
import { demoSigned } from '../../../src/lottery/fair/demo-beacon';
import type { VisiblePart } from '../../../src/studio/games/game';
import type { RoomGameId } from '../../../src/studio/games/rooms/room-game';
import { startPortal } from './portal';
import { frameAt, startTestStudio } from './studio';

/** Longer than the wait for the beacon's round. */
const BEACON_MS = 7_000;

type SeatState = {
  seat: number;
  name: string;
  isOwn: boolean;
  hasLeft: boolean;
  isDone: boolean;
  hand: VisiblePart | null;
  payout: string | null;
  id?: string;
  state?: string;
  at?: number;
};
/** State of a room as one of its viewers receives it. */
export type RoomState = {
  room: {
    id: string;
    level: string;
    state: string;
    commitment: string;
    beacon: { name: string; round: number | null };
    closesAt: number | null;
    fee: string | null;
    seats: SeatState[];
  } | null;
  waiting: Record<string, number>;
};

/** Follows rooms over HTTP, like a frame does. `close` drops the connection. */
export async function followRooms(url: string, token: string, level: string) {
  const receivedStates: RoomState[] = [];
  const controller = new AbortController();
  const headers = { Authorization: `Bearer ${token}` };
  const { body, status } = await fetch(`${url}/api/rooms/events?level=${level}`, {
    headers,
    signal: controller.signal,
  });
  if (!body || status !== 200) throw new Error(`the rooms answered ${status}`);
  const read = async () => {
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events)
        if (event.startsWith('data: ')) receivedStates.push(JSON.parse(event.slice('data: '.length)).state);
    }
  };
  const ended = read().catch(() => undefined);
  return {
    seen: receivedStates,
    async close() {
      controller.abort();
      await ended;
    },
  };
}

/** Starts a studio with rooms and a test-controlled clock, and a portal; both end with the test. */
export async function startTestRooms(game: RoomGameId, { mode = 'real' }: { mode?: StudioMode } = {}) {
  let time = Date.now();
  const portal = await startPortal({ game, mode, balance: 10_000_00n });
  const studio = await startTestStudio(portal, async () => new Date(time));
  const context = studio.studio;
  context.beacon = async (round) => demoSigned(round);
  onTestFinished(async () => {
    await studio.end();
    await portal.stop();
  });

  /** Opens a frame for a player, who follows rooms of a level. */
  async function join(player: string, level = 'learner') {
    portal.state.player = player;
    const frame = await frameAt(studio.url);
    let viewer = await followRooms(studio.url, frame.token, level);
    const close = () => viewer.close();
    onTestFinished(close);
    const latest = () => viewer.seen.at(-1) ?? null;
    const room = () => latest()?.room ?? null;
    const own = () => room()?.seats.find(({ isOwn }) => isOwn) ?? null;
    return {
      frame,
      room,
      own,
      latest,
      seen: () => viewer.seen,
      close,
      async reconnect() {
        viewer = await followRooms(studio.url, frame.token, level);
      },
      sits: (roomId = room()?.id ?? randomUUID(), { key = randomUUID(), part = `part of ${player}` } = {}) =>
        frame.call('/api/rooms/sit', { key, room: roomId, part }),
      decides: (act: object, at = own()?.at ?? 1, id = own()?.id) => frame.call('/api/rooms/decide', { id, at, act }),
      leaves: (id = own()?.id) => frame.call('/api/rooms/leave', { id }),
      round: async (id: string) => (await frame.call(`/api/rounds/${id}`)).body.round,
    };
  }

  return {
    ...studio,
    portal,
    join,
    /** Advances the clock of rooms, in ms. */
    pass: (ms: number) => {
      time += ms;
    },
    /** Advances the clock past the beacon's round. */
    passBeacon: () => {
      time += BEACON_MS;
    },
    now: () => new Date(time),
    /** Lets players bet again immediately. */
    rested: () => studio.query(`update rounds set created_at = created_at - interval '1 minute'`),
    roomState: async () =>
      (await studio.query('select state from rooms order by created_at')).map(({ state }) => state),
  };
}
export type TestRooms = Awaited<ReturnType<typeof startTestRooms>>;
export type TestPlayer = Awaited<ReturnType<TestRooms['join']>>;
