import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints';
import { openSession } from '../../src/gateway/identity/session/service';
import { type Modules, startModules } from './harness/modules';
import { newcomer } from './money/wallet/support';
import { launchOf } from './play/studio/support';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

test('a proof of work names its algorithm, as ALTCHA does [own.contract.other-clients]', async () => {
  expect(await gateway.client.work({ purpose: 'login' })).toMatchObject({
    algorithm: expect.stringMatching(/^[A-Z0-9-]+$/),
  });
});

test('a registration by another method than WEB is rejected [own.contract.other-clients s3.registration.payload-extras]', async () => {
  const payload = await gateway.sealed({ username: 'rupa_77', registerMethod: 'APP' });
  const { method, path: url } = endpoints.register;
  const { statusCode, body } = await gateway.server.inject({ method, url, payload });
  expect([statusCode, JSON.parse(body)]).toEqual([422, expect.objectContaining({ code: 'request.invalid' })]);
});

test('a launch by a room reaches the game of that room [own.contract.other-clients s3.game-launch.fields]', async () => {
  const player = await newcomer(gateway);
  const { list } = (await gateway.client.roomList({})).content;
  const roomOf = (isLab: boolean) => list.find(({ vassalage }) => (vassalage === 'MAIDANLAB') === isLab);
  const token = await openSession(gateway.ctx, gateway.ctx.db, player.id);
  const byRoom = (room: { roomId: string; vassalage: string } | undefined) => {
    const { roomId, vassalage = '' } = room ?? {};
    return gateway.as(token).launchGame({ ...launchOf(player.userName), vassalage, gameId: undefined, token, roomId });
  };
  // The demo's studio has the one, and does not run here; nothing runs the other.
  await expect(byRoom(roomOf(true))).rejects.toMatchObject({ code: 'game.unavailable' });
  await expect(byRoom(roomOf(false))).rejects.toMatchObject({ code: 'game.unconnected' });
  await expect(byRoom({ roomId: 'no-such-room', vassalage: '' })).rejects.toMatchObject({ code: 'game.unknown' });
});
