import type { Readable } from 'node:stream';
import type { LiveEvent } from '../../../contract/platform/live-endpoints';
import type { Change } from './changes';

/** Bytes buffered for a slow reader before its stream ends; it can resume. */
const SLOW = 16_384;

/** Reader of a stream; without a session it receives changes of the site alone. */
export type Audience = {
  session: { sessionId: string; accountId: string } | null;
  ip: string;
  country: string | null;
  draws: boolean;
};
export type LiveStream = Audience & { readable: Readable; isOver: boolean };

/** Returns whether a stream receives a change: no account's change reaches another's (asvs 8.2.2). */
export function isFor({ session, draws }: Audience, { topic, accountId }: Change): boolean {
  if (accountId !== null) return session?.accountId === accountId;
  if (topic === 'draw') return draws;
  return topic === 'status' || session !== null;
}

/** Returns the event of a change. */
export const eventOf = ({ id, topic, about }: Change): LiveEvent => ({
  id,
  kind: 'changed',
  topic,
  ...(about !== null && { about }),
});

/** Writes an event as a block of `text/event-stream`; a heartbeat has no data. */
export function write({ readable, isOver }: LiveStream, { id, ...data }: LiveEvent) {
  if (isOver || readable.destroyed) return;
  const block = [...(id === undefined ? [] : [`id: ${id}`]), ...(data.kind === 'beat' ? [] : [dataLine(data)])];
  if (readable.readableLength > SLOW) readable.destroy();
  else readable.push(`${block.join('\n')}\n\n`);
}

const dataLine = (data: object) => `data: ${JSON.stringify(data)}`;

/** Ends a stream; its client reconnects. */
export function end(stream: LiveStream) {
  if (!stream.isOver) stream.readable.push(null);
  stream.isOver = true;
}
