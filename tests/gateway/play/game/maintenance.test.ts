import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Game } from '../../../../src/contract';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { bn } from '../../../../src/gateway/platform/i18n/bn';
import { en } from '../../../../src/gateway/platform/i18n/en';
import { gameForLaunch, recommendedFor } from '../../../../src/gateway/play/game/launchable';
import { games, vendors } from '../../../../src/gateway/play/game/tables';
import { type Modules, startModules } from '../../harness/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());
beforeEach(() => gateway.ctx.db.execute('delete from game_maintenance'));

const ops = (...args: string[]) =>
  perform(
    { ...gateway.ctx },
    { name: 'root', role: 'admin' },
    { command: 'games', args: ['maintenance', ...args], reason: 'new version' },
  );
const detail = (gameId: string) => gateway.client.gameDetail({ gameId });
const launchable = async (gameId: string) => (await gameForLaunch(gateway.ctx.db, { gameId }))?.maintenance;

test('a game closed by an operator shows as closed, recommends others, and can be reopened [s8.message.game-maintenance]', async () => {
  await ops('on', 'lab-wheel');
  const closed = await detail('lab-wheel');
  expect([closed.maintenance, await launchable('lab-wheel')]).toEqual([true, true]);
  expect(closed.recommended).toHaveLength(6);
  expect(closed.recommended.map(({ gameId }) => gameId)).not.toContain('lab-wheel');
  // Games of the same node come first.
  expect(closed.recommended[0]).toMatchObject({ gameId: 'lab-dice', nodeId: 'instant', maintenance: false });
  expect(await recommendedFor(gateway.ctx, 'lab-wheel', 'en')).toEqual(closed.recommended);
  const [first, second] = (await gateway.client.gameList({})).games;
  expect([first?.maintenance, second?.maintenance]).toEqual([true, false]);
  await ops('off', 'lab-wheel');
  expect(await detail('lab-wheel')).toMatchObject({ maintenance: false, recommended: [] });
  expect(await launchable('lab-wheel')).toBe(false);
});

test('closing a vendor closes its card, games and rooms, and none of them is recommended', async () => {
  const [room] = (await gateway.client.roomList({})).content.list;
  const { vassalage = '', gameId = '' } = room ?? {};
  await ops('on', vassalage);
  const cards = (await gateway.client.gameMenus({})).categories.flatMap((category) => category.cards);
  expect(new Set(cards.filter(({ maintenance }) => maintenance).map((card) => card.vassalage))).toEqual(
    new Set([vassalage]),
  );
  expect((await gateway.client.roomList({ gameId })).content.list.every(({ maintenance }) => maintenance)).toBe(true);
  expect((await gateway.client.gameList({ vassalage })).games.every(({ maintenance }) => maintenance)).toBe(true);
  const { recommended } = await detail(gameId);
  expect([
    recommended.length,
    recommended.some((candidate) => candidate.vassalage === vassalage || candidate.maintenance),
  ]).toEqual([6, false]);
  await ops('off', vassalage);
  expect(await launchable(gameId)).toBe(false);
});

test('a closed studio closes its vendor: its games show as closed, cannot be launched and are not recommended [s8.message.game-maintenance]', async () => {
  await gateway.ctx.db.execute(`update studios set open = false where id = 'maidanlab'`);
  onTestFinished(
    async () => void (await gateway.ctx.db.execute(`update studios set open = true where id = 'maidanlab'`)),
  );
  const { games } = await gateway.client.gameList({ vassalage: 'MAIDANLAB' });
  expect([games.length > 0, games.every(({ maintenance }) => maintenance)]).toEqual([true, true]);
  expect(await launchable('lab-wheel')).toBe(true);
  const { recommended } = await detail('lab-wheel');
  expect([recommended.length, recommended.some(({ vassalage }) => vassalage === 'MAIDANLAB')]).toEqual([6, false]);
  // Only lotteries can still be opened.
  expect(recommended.every(({ gameCode, playType }) => gameCode !== null && playType !== null)).toBe(true);
  const cards = (await gateway.client.gameMenus({})).categories.flatMap((category) => category.cards);
  expect(new Set(cards.filter(({ maintenance }) => maintenance).map((card) => card.vassalage))).toEqual(
    new Set(['MAIDANLAB']),
  );
});

test('recommends and suggests only games that can be launched [s8.message.game-maintenance]', async () => {
  const opens = ({ vassalage, gameCode, playType }: Game) =>
    vassalage === 'MAIDANLAB' || (gameCode !== null && playType !== null);
  await ops('on', 'lab-wheel');
  const { recommended } = await detail('lab-wheel');
  expect(recommended).toHaveLength(6);
  expect(recommended.filter((candidate) => !opens(candidate))).toEqual([]);
  expect(recommended.slice(0, 3).every(({ gameType }) => gameType === 'RNG')).toBe(true);
  const { suggested } = await gateway.client.gameList({ gameName: 'qqqqwwww' });
  expect([suggested.length, suggested.filter((candidate) => !opens(candidate))]).toEqual([6, []]);
  expect(suggested.map(({ gameId }) => gameId)).not.toContain('lab-wheel');
});

test('a closed lottery recommends plays of other lotteries [s8.message.game-maintenance]', async () => {
  await ops('on', 'SSC');
  const { recommended } = await detail('ssc-direct-5');
  expect(recommended).toHaveLength(6);
  expect(recommended.filter(({ gameType, gameCode }) => gameType !== 'ELOTT' || gameCode === 'SSC')).toEqual([]);
});

test('does not recommend a lottery without a code and a play, even of a connected studio [s8.message.game-maintenance]', async () => {
  const { db } = gateway.ctx;
  const isMate = and(eq(games.node, 'ssc'), ne(games.gameId, 'ssc-direct-5'));
  const [mate = expect.fail('there is no such play')] = await db
    .select()
    .from(games)
    .where(isMate)
    .orderBy(games.place)
    .limit(1);
  const { gameId, vassalage, gameCode, playType } = mate;
  const isPlay = eq(games.gameId, gameId);
  const isVendor = eq(vendors.vassalage, vassalage);
  onTestFinished(async () => {
    await db.update(games).set({ gameCode, playType }).where(isPlay);
    await db.update(vendors).set({ studio: null }).where(isVendor);
  });
  // It would be the first recommendation: it is in the node of the closed play, and not closed by its code.
  await db.update(games).set({ gameCode: null, playType: null }).where(isPlay);
  await db.update(vendors).set({ studio: 'maidanlab' }).where(isVendor);
  await ops('on', 'SSC');
  const { recommended } = await detail('ssc-direct-5');
  expect(recommended).toHaveLength(6);
  expect(recommended.map(({ gameId }) => gameId)).not.toContain(gameId);
});

test('closing or reopening twice takes effect once; closures are listed and logged with their reason', async () => {
  await ops('on', 'MOYUR');
  await ops('on', 'MOYUR');
  await ops('on', 'lab-net');
  expect(await ops()).toMatchObject([
    { kind: 'game', code: 'lab-net', since: expect.any(Date) },
    { kind: 'vendor', code: 'MOYUR' },
  ]);
  const { rows } = await gateway.ctx.db.execute(
    `select operator, command, reason from operator_acts where command like 'games%' order by at desc limit 1`,
  );
  expect(JSON.stringify(rows)).toContain('new version');
  await ops('off', 'MOYUR');
  await ops('off', 'MOYUR');
  expect(await ops()).toMatchObject([{ code: 'lab-net' }]);
});

test.each([[['on', 'NOBODY']], [['on']], [['maybe', 'MOYUR']], [['on', 'MOYUR', 'more']], [['on', "x' or '1'='1"]]])(
  'rejects %j',
  async (args) => {
    await expect(ops(...args)).rejects.toMatchObject({ code: 'ops.invalid' });
    expect(await ops()).toEqual([]);
  },
);

test('the maintenance message exists in both languages [s8.message.game-maintenance]', () => {
  expect(en['game.maintenance']).toBe('This game is under maintenance. Please try one of the others.');
  expect(bn['game.maintenance']).toMatch(/রক্ষণাবেক্ষণ/);
});
