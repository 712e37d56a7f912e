import * as v from 'valibot';
import { wait } from './dom';

const seat = v.object({
  seat: v.number(),
  name: v.string(),
  isOwn: v.boolean(),
  hasLeft: v.boolean(),
  isDone: v.boolean(),
  /** Null for other players' hands while the round runs. */
  hand: v.nullable(v.record(v.string(), v.unknown())),
  payout: v.nullable(v.string()),
  /** For the player's own seat: its round, its state and the number of its next act. */
  id: v.optional(v.string()),
  state: v.optional(v.string()),
  at: v.optional(v.number()),
});
export type RoomSeat = v.InferOutput<typeof seat>;
const room = v.object({
  id: v.string(),
  level: v.string(),
  state: v.picklist(['empty', 'waiting', 'starting', 'deciding', 'settled']),
  commitment: v.string(),
  beacon: v.object({ name: v.string(), round: v.nullable(v.number()) }),
  closesAt: v.nullable(v.number()),
  seats: v.array(seat),
});
export type Room = v.InferOutput<typeof room>;
const rooms = v.object({ room: v.nullable(room), waiting: v.record(v.string(), v.number()) });
/** The player's room, and the number of players waiting at each level. Times are the server's, in ms. */
export type Rooms = v.InferOutput<typeof rooms>;
export type SeeRooms = (rooms: Rooms, now: number) => void;
const message = v.object({ now: v.number(), state: rooms });

const RETRY_MS = 1_000;
const DATA = 'data: ';

/** Passes each event of a stream to `see`. */
async function readEvents(body: ReadableStream<Uint8Array>, see: SeeRooms) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events.filter((candidate) => candidate.startsWith(DATA))) {
      const { now, state } = v.parse(message, JSON.parse(event.slice(DATA.length)));
      see(state, now);
    }
  }
}

/**
 * Follows the rooms of a level, and reconnects when the connection breaks. An EventSource cannot send the token in a
 * header. Returns a function that stops it.
 */
export function followRooms(tokenOf: () => string, level: string, see: SeeRooms): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const connect = async () => {
    const headers = { Authorization: `Bearer ${tokenOf()}` };
    const { body, ok } = await fetch(`/api/rooms/events?level=${level}`, { headers, signal });
    if (ok && body) await readEvents(body, see);
  };
  const follow = async () => {
    while (!signal.aborted) {
      await connect().catch(() => undefined);
      await wait(RETRY_MS);
    }
  };
  void follow();
  return () => controller.abort();
}
