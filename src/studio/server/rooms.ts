import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { clientSeed } from '../fair/stream';
import { LEVEL_IDS } from '../games/rooms/levels';
import { isRoomGame } from '../games/rooms/room-game';
import { Rejection, type Studio } from '../play/context';
import type { Sitting } from '../play/sittings';
import { decide, leave, sit } from '../rooms/seats';
import type { RoomViewer } from '../rooms/viewers';
import { read, replyWithRound, sittingOfRequest } from './requests';
import { streamEvents } from './table-events';

const id = v.pipe(v.string(), v.uuid());
const requests = {
  events: v.object({ level: v.picklist(LEVEL_IDS) }),
  sit: v.object({ key: id, room: id, part: clientSeed }),
  decide: v.object({ id, at: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)), act: v.unknown() }),
  leave: v.object({ id }),
};

/** Serves the calls of a frame with a game between players. */
export function answerRooms(server: FastifyInstance, studio: Studio): void {
  server.get('/api/rooms/events', async (request, reply) => {
    const { level } = read(requests.events, request.query);
    streamRooms(studio, viewerOf(await sittingOfRequest(studio, request), level), reply);
  });
  server.post('/api/rooms/sit', async (request) => {
    const sitting = await sittingOfRequest(studio, request);
    return replyWithRound(studio, sitting, await sit(studio, sitting, read(requests.sit, request.body)));
  });
  server.post('/api/rooms/decide', async (request) => {
    const sitting = await sittingOfRequest(studio, request);
    return replyWithRound(studio, sitting, await decide(studio, sitting, read(requests.decide, request.body)));
  });
  server.post('/api/rooms/leave', async (request) => {
    const sitting = await sittingOfRequest(studio, request);
    return replyWithRound(studio, sitting, await leave(studio, sitting, read(requests.leave, request.body).id));
  });
}

function viewerOf({ game, mode, currency, player }: Sitting, level: RoomViewer['level']): RoomViewer {
  if (!isRoomGame(game)) throw new Rejection(404, 'room.unknown');
  return { game, mode, currency, player, level };
}

/**
 * Streams a player's room as Server-Sent Events. Each event contains the whole state visible to that player, so that
 * viewers are up to date with the first event after a reconnection. Rejects with `table.full`.
 */
function streamRooms({ roomViewers }: Studio, viewer: RoomViewer, reply: FastifyReply) {
  const leaveRoom = roomViewers.add(viewer, (message) => reply.raw.write(`data: ${message}\n\n`));
  if (!leaveRoom) throw new Rejection(503, 'table.full');
  streamEvents(reply, leaveRoom);
}
