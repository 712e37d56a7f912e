import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SETTINGS } from '../../../../src/contract';
import { accountByName } from '../../../../src/gateway/identity/account/service';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { gameForLaunch, notePlayed } from '../../../../src/gateway/play/game/launchable';
import { type Modules, startModules } from '../../harness/modules';

type Client = Modules['client'];
let gateway: Modules;
let player: { id: string; client: Client };
let agent: { id: string; client: Client };
beforeAll(async () => {
  gateway = await startModules();
  [player, agent] = [await memberOf('player'), await memberOf('agent')];
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.ctx.db.execute('delete from favorite_games');
  await gateway.ctx.db.execute('delete from recent_games');
});

async function memberOf(name: string) {
  const account = (await accountByName(gateway.ctx.db, name)) ?? expect.fail(`there is no ${name}`);
  return { id: account.id, client: gateway.as(await openSession(gateway.ctx, gateway.ctx.db, account.id)) };
}
const set = ({ client }: typeof player, gameId: string, favorite = true) =>
  client.setFavoriteGame({ gameId, favorite });
const listFavorites = async ({ client }: typeof player) => (await client.favoriteGames()).list;

describe('favourites [s7.relay.favorite-games]', () => {
  test('are stored per account, newest first, and returned as ids and as pages of games', async () => {
    expect(await set(player, 'lab-wheel')).toEqual({ gameId: 'lab-wheel', favorite: true, total: 1 });
    await gateway.later(1_000);
    expect(await set(player, 'lab-net')).toEqual({ gameId: 'lab-net', favorite: true, total: 2 });
    await set(agent, 'lab-dice');
    expect(await listFavorites(player)).toEqual(['lab-net', 'lab-wheel']);
    expect(await listFavorites(agent)).toEqual(['lab-dice']);
    const { list, ...page } = await player.client.favoriteGamesList({ pageSize: 1, pageNo: 2 });
    expect([list.map(({ gameId, gameName }) => [gameId, gameName]), page]).toEqual([
      [['lab-wheel', 'Fair Wheel']],
      { pageNum: 2, totalPages: 2, total: 2 },
    ]);
    expect(await player.client.favoriteGamesList({ pageNo: 9 })).toEqual({
      list: [],
      pageNum: 9,
      totalPages: 1,
      total: 2,
    });
  });

  test('setting one concurrently or removing it twice takes effect once', async () => {
    const totals = await Promise.all(Array.from({ length: 10 }, async () => (await set(player, 'lab-dice')).total));
    expect(totals).toEqual(Array(10).fill(1));
    expect(await listFavorites(player)).toEqual(['lab-dice']);
    expect(await set(player, 'lab-dice', false)).toEqual({ gameId: 'lab-dice', favorite: false, total: 0 });
    expect(await set(player, 'lab-dice', false)).toEqual({ gameId: 'lab-dice', favorite: false, total: 0 });
    expect(await listFavorites(player)).toEqual([]);
  });

  test('are limited in number, under concurrency too', async () => {
    await gateway.ctx.db.execute(`insert into favorite_games select '${player.id}', game_id, app_now() from games
      where game_id not like 'lab-%' order by place limit ${SETTINGS.games.favorites - 1}`);
    const tried = await Promise.allSettled(
      ['lab-wheel', 'lab-dice', 'lab-hilo', 'lab-net'].map((gameId) => set(player, gameId)),
    );
    const rejections = tried.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
    expect(rejections).toEqual(Array(3).fill('favorite.tooMany'));
    expect(await listFavorites(player)).toHaveLength(SETTINGS.games.favorites);
    // At the limit, an existing favourite can still be set again, and be removed.
    const [first = ''] = await listFavorites(player);
    expect(await set(player, first)).toMatchObject({ total: SETTINGS.games.favorites });
    expect(await set(player, first, false)).toMatchObject({ total: SETTINGS.games.favorites - 1 });
  });

  test('reject an unknown game; removing it is no error', async () => {
    await expect(set(player, 'no-such-game')).rejects.toMatchObject({ code: 'game.unknown' });
    expect(await set(player, 'no-such-game', false)).toMatchObject({ total: 0 });
  });

  test.each([
    [{ gameId: 'lab-wheel' }, 'favorite'],
    [{ gameId: 'lab-wheel', favorite: 'true' }, 'favorite'],
    [{ gameId: 'x'.repeat(300), favorite: true }, 'gameId'],
    [{ gameId: "'; drop table games; --", favorite: true }, 'gameId'],
    [{ gameId: 7, favorite: true }, 'gameId'],
  ])('reject %j', async (json, field) => {
    const token = await openSession(gateway.ctx, gateway.ctx.db, player.id);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await gateway.server.inject({
      ...{ method: 'PUT', url: '/wps/relay/MCSFE_setFavoriteGame', headers, payload: JSON.stringify(json) },
    });
    expect([answer.statusCode, JSON.parse(answer.body).value]).toEqual([422, { fields: [field] }]);
  });

  test('require a session, as do recent games', async () => {
    const visitor = gateway.as(null);
    for (const request of [
      () => visitor.favoriteGames(),
      () => visitor.favoriteGamesList({}),
      () => visitor.recentGames(),
    ])
      await expect(request()).rejects.toMatchObject({ kind: 'unauthorised' });
    await expect(visitor.setFavoriteGame({ gameId: 'lab-wheel', favorite: true })).rejects.toMatchObject({
      kind: 'unauthorised',
    });
  });
});

describe('recent games [s7.relay.recent-game]', () => {
  const recent = async ({ client }: typeof player) => (await client.recentGames()).list.map(({ gameId }) => gameId);
  const played = (gameId: string, { id } = player) => notePlayed(gateway.ctx.db, id, gameId);

  test('are the games that the account opened, latest first, each once', async () => {
    for (const gameId of ['lab-wheel', 'lab-dice', 'lab-wheel']) {
      await gateway.later(1_000);
      await played(gameId);
    }
    await played('lab-net', agent);
    expect(await recent(player)).toEqual(['lab-wheel', 'lab-dice']);
    expect(await recent(agent)).toEqual(['lab-net']);
    const [latest] = (await player.client.recentGames()).list;
    expect(latest?.playedAt).toBeCloseTo((await gateway.ctx.now()).getTime(), -4);
    expect(latest).toMatchObject({ gameName: 'Fair Wheel', isGame: 'GAME' });
  });

  test('drop the oldest ones beyond the limit', async () => {
    const { games } = await gateway.client.gameList({ gameType: 'LIVE', pageSize: 100 });
    await played('lab-wheel');
    for (const { gameId } of games.slice(0, SETTINGS.games.recent)) {
      await gateway.later(1_000);
      await played(gameId);
    }
    const now = await recent(player);
    expect([now.length, now.includes('lab-wheel')]).toEqual([SETTINGS.games.recent, false]);
    const { rows } = await gateway.ctx.db.execute('select count(*)::int as kept from recent_games');
    expect(rows).toEqual([{ kept: SETTINGS.games.recent }]);
  });

  test('make a game popular for a week', async () => {
    const popular = async () => (await gateway.client.popularGames({ count: 2 })).list.map(({ gameId }) => gameId);
    const [, , , , , , seventh] = (await gateway.client.popularGames({})).list;
    await played('lab-net');
    await played(seventh?.gameId ?? '');
    await played(seventh?.gameId ?? '', agent);
    expect(await popular()).toEqual([seventh?.gameId, 'lab-net']);
    await gateway.later(8 * 86_400_000);
    expect(await popular()).toEqual(['lab-wheel', 'lab-dice']);
  });
});

describe('gameForLaunch', () => {
  test('finds a game by its id or by a room, and returns null for unknown ids', async () => {
    const [room] = (await gateway.client.roomList({})).content.list;
    expect(await gameForLaunch(gateway.ctx.db, { gameId: 'lab-net' })).toEqual({
      ...{
        gameId: 'lab-net',
        nodeId: 'fishing',
        vassalage: 'MAIDANLAB',
        accountTypeName: 'MAIDANLAB',
        studio: 'maidanlab',
      },
      ...{
        gameType: 'FISH',
        gameCode: null,
        playType: null,
        gameUrl: '/lab-net',
        trialUrl: '/lab-net?trial=1',
        minBet: 100n,
        maxBet: 10_000n,
        maintenance: false,
      },
    });
    expect(await gameForLaunch(gateway.ctx.db, { roomId: room?.roomId ?? '' })).toMatchObject({
      gameId: room?.gameId,
      gameType: 'PVP',
      studio: 'maidanlab',
    });
    expect(await gameForLaunch(gateway.ctx.db, { gameId: 'no-such-game' })).toBeNull();
    expect(await gameForLaunch(gateway.ctx.db, { roomId: 'no-such-room' })).toBeNull();
  });

  test('returns the game of a moved vendor as esports [s3.vendor-card.esports-move]', async () => {
    const [arena] = (await gateway.client.gameList({ vassalage: 'IMES' })).games;
    expect(await gameForLaunch(gateway.ctx.db, { gameId: arena?.gameId ?? '' })).toMatchObject({ gameType: 'ESPORTS' });
  });

  test('returns the account type names of lotteries with pages of their own', async () => {
    const nameOf = async (vassalage: string) => {
      const [game] = (await gateway.client.gameList({ vassalage })).games;
      return (await gameForLaunch(gateway.ctx.db, { gameId: game?.gameId ?? '' }))?.accountTypeName;
    };
    expect([await nameOf('MEKONG'), await nameOf('SAGARPAR')]).toEqual(['TCG_LOTTO_VN', 'TCG_SEA']);
  });
});
