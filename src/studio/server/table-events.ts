import type { FastifyReply } from 'fastify';
import type { GameId } from '../catalogue/entries';
import { Rejection } from '../play/context';
import type { Viewers } from '../tables/viewers';

/** Delay before a browser reconnects, ms. */
const RETRY_MS = 1_000;

/**
 * Streams a table or the pond as Server-Sent Events. Each event contains the whole state, so that viewers are up to
 * date with the first event after a reconnection. Rejects with `table.full`.
 */
export function streamState<Game extends GameId>(viewers: Viewers<Game>, game: Game, reply: FastifyReply): void {
  const { raw } = reply;
  const leave = viewers.add(game, (message) => raw.write(`data: ${message}\n\n`));
  if (!leave) throw new Rejection(503, 'table.full');
  streamEvents(reply, leave);
}

/** Starts a stream of Server-Sent Events; `leave` is called when the connection closes. */
export function streamEvents(reply: FastifyReply, leave: () => void): void {
  const { raw } = reply;
  reply.hijack();
  raw.on('close', leave);
  raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  raw.write(`retry: ${RETRY_MS}\n\n`);
}
