import * as v from 'valibot';
import { FISH_KINDS } from '../games/fish';
import { ALL_GAMES } from '../games/rooms/room-game';
import { wait } from './dom';
import { followRooms, type SeeRooms } from './follow-rooms';
import { recoverLost } from './lost';
import { Problem } from './problem';

const fields = v.record(v.string(), v.unknown());
const round = v.object({
  id: v.string(),
  game: v.string(),
  stake: v.string(),
  state: v.picklist(['betting', 'open', 'settled', 'refused', 'cancelled']),
  code: v.nullable(v.string()),
  payout: v.nullable(v.string()),
  most: v.nullable(v.string()),
  pays: v.nullable(v.string()),
  acts: v.number(),
  shown: v.nullable(fields),
});
export type Round = v.InferOutput<typeof round>;
const roundReply = v.object({ round, net: v.string(), balance: v.nullable(v.string()) });
const result = v.object({ name: v.string(), ways: v.string(), of: v.string(), pays: v.string() });
const view = v.object({
  game: v.picklist(ALL_GAMES),
  mode: v.picklist(['real', 'trial', 'fun']),
  language: v.picklist(['bn', 'en']),
  stakes: v.array(v.string()),
  odds: v.array(v.object({ choice: fields, back: v.string(), results: v.array(result) })),
  /** Kinds of rooms of a game between players, and the kind that it was opened with. */
  rooms: v.nullable(
    v.object({
      level: v.string(),
      levels: v.array(
        v.object({ id: v.string(), seats: v.number(), stake: v.string(), prize: v.string(), fee: v.string() }),
      ),
    }),
  ),
  net: v.string(),
  seeds: v.object({ commitment: v.string(), next: v.string(), clientSeed: v.nullable(v.string()), bets: v.number() }),
  round: v.nullable(round),
  latest: v.array(
    v.object({
      id: v.string(),
      stake: v.string(),
      payout: v.string(),
      nonce: v.number(),
      proof: v.nullable(fields),
      /** For a round at a table whose result is public. */
      shown: v.optional(v.nullable(fields), null),
    }),
  ),
});
export type View = v.InferOutput<typeof view>;
const state = v.object({ ...view.entries, balance: v.nullable(v.string()) });
export type State = v.InferOutput<typeof state>;

const tableRound = v.object({
  id: v.string(),
  number: v.number(),
  state: v.picklist([
    'betting',
    'closed',
    'flying',
    'crashed',
    'deciding',
    'dealt',
    'firstPart',
    'secondPart',
    'settled',
    'over',
    'void',
  ]),
  commitment: v.string(),
  beacon: v.object({ name: v.string(), round: v.number() }),
  closesAt: v.number(),
  startsAt: v.nullable(v.number()),
  result: v.nullable(fields),
  /** Decision that is open, with the time until it can be made and what all players see. */
  decision: v.nullable(v.object({ number: v.number(), decideBy: v.number(), visible: fields })),
  players: v.number(),
  taken: v.number(),
});
const table = v.object({
  round: v.nullable(tableRound),
  chain: v.nullable(v.object({ length: v.number(), end: v.string() })),
  history: v.array(v.object({ number: v.number(), result: fields })),
});
/** A table as displayed to all viewers. Times are the server's, in ms. */
export type Table = v.InferOutput<typeof table>;
const tableMessage = v.object({ now: v.number(), table });

/** Follows a table; the browser reconnects automatically. `see` also receives the server's time. */
export const followTable = (game: string, see: (table: Table, now: number) => void): void =>
  follow(`/api/tables/${game}`, tableMessage, ({ table, now }) => see(table, now));

const kind = v.picklist(FISH_KINDS);
const swimmer = v.object({ number: v.number(), kind });
/** A fish of the pond that is not caught. */
export type Swimmer = v.InferOutput<typeof swimmer>;
const pond = v.object({ fish: v.array(swimmer), caught: v.record(kind, v.number()) });
/** The pond as displayed to all viewers: its fish, and the catches of all players by kind. */
export type Pond = v.InferOutput<typeof pond>;
const pondMessage = v.object({ now: v.number(), table: pond });

/** Follows the pond like `followTable` follows a table. */
export const followPond = (see: (pond: Pond, now: number) => void): void =>
  follow('/api/pond', pondMessage, ({ table, now }) => see(table, now));

function follow<S extends v.GenericSchema>(path: string, schema: S, see: (message: v.InferOutput<S>) => void) {
  new EventSource(path).addEventListener('message', ({ data }) => see(v.parse(schema, JSON.parse(String(data)))));
}

const problem = v.object({ code: v.string(), wait: v.optional(v.number(), 0) });

/**
 * Calls of the frame to the studio; each throws a `Problem`. `showOffline` displays whether the frame is waiting for a
 * connection.
 */
export function connect(tokenOf: () => string, showOffline: (isOffline: boolean) => void) {
  const call = async <S extends v.GenericSchema>(
    schema: S,
    path: string,
    json?: unknown,
  ): Promise<v.InferOutput<S>> => {
    const headers = { Authorization: `Bearer ${tokenOf()}`, 'Content-Type': 'application/json' };
    const sent = json === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(json) };
    const reply = await fetch(path, sent).catch(() => null);
    const body: unknown = await reply?.json().catch(() => null);
    // A connection can also break within a response.
    if (!reply || (reply.ok && body === null)) throw new Problem('offline');
    if (reply.ok) return v.parse(schema, body);
    const { code, wait } = v.parse(v.fallback(problem, { code: 'unknown', wait: 0 }), body);
    throw new Problem(code, wait);
  };
  const reads = {
    state: () => call(state, '/api/state'),
    round: (id: string) => call(roundReply, `/api/rounds/${id}`),
  };
  const lost = recoverLost(reads, showOffline);
  return {
    sitDown: (token: string) => call(v.object({ token: v.string() }), '/api/session', { token }),
    opening: lost.opening,
    state: lost.state,
    round: lost.round,
    /**
     * Repeats a bet that follows too soon after one of another sitting as soon as it is permitted, because the player
     * has already pressed.
     */
    bet: (request: { key: string; game: string; stake: string; act: object }) =>
      lost.stake(call(roundReply, '/api/bet', request)).catch(async (problem: unknown) => {
        if (!(problem instanceof Problem && problem.code === 'round.tooSoon')) throw problem;
        await wait(problem.ms);
        return lost.stake(call(roundReply, '/api/bet', request));
      }),
    step: (request: { id: string; at: number; act: object }) =>
      lost.act(request.id, call(roundReply, '/api/step', request)),
    choose: (clientSeed: string) => call(view, '/api/seeds', { clientSeed }),
    sit: (seat: { key: string; room: string; part: string }) => lost.stake(call(roundReply, '/api/rooms/sit', seat)),
    decide: (decision: { id: string; at: number; act: object }) =>
      lost.act(decision.id, call(roundReply, '/api/rooms/decide', decision)),
    leave: (id: string) => lost.act(id, call(roundReply, '/api/rooms/leave', { id })),
    followRooms: (level: string, see: SeeRooms) => followRooms(tokenOf, level, see),
  };
}
export type Api = ReturnType<typeof connect>;
