import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createClient } from '../../../../src/contract';
import { endpoints } from '../../../../src/contract/endpoints';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { takeTimeOut } from '../../../../src/gateway/money/limits/pauses';
import { setSite } from '../../../../src/gateway/platform/system/site';
import { setGameMaintenance } from '../../../../src/gateway/play/game/maintenance';
import { addressOf, oneOf } from '../../../../src/gateway/play/studio/address';
import { studioById } from '../../../../src/gateway/play/studio/keys';
import { purgeStudios } from '../../../../src/gateway/play/studio/purge';
import { studios } from '../../../../src/gateway/play/studio/tables';
import { LOTTERIES, LOTTERY_CODES, prizeModeOf } from '../../../../src/lottery';
import { GAME_IDS } from '../../../../src/studio/catalogue/entries';
import { startTestStudio } from '../../../studio/harness/studio';
import { type Modules, startModules } from '../../harness/modules';
import { countTrips } from '../../harness/trips';
import { newcomer } from '../../money/wallet/support';
import { atTheLab, labOf, launchOf } from './support';

let gateway: Modules;
let trips: () => number;
let player: Awaited<ReturnType<typeof newcomer>>;
beforeAll(async () => {
  gateway = await startModules();
  trips = countTrips(gateway.pool);
  await gateway.ctx.db.update(studios).set({ origin: 'https://lab.example' }).where(eq(studios.id, 'maidanlab'));
});
beforeEach(async () => {
  player = await newcomer(gateway);
});
afterAll(() => gateway.close());

const rejectionOf = (code: string, status: number) => ({ kind: 'rejected', code, status });
const byGet = (game: object = {}) => player.client.launchGameByGet(launchOf(player.userName, game));
const DEMO = { gameId: 'lab-wheel', language: 'bn' } as const;
const tokenIn = (address: string) => new URL(address).searchParams.get('token') ?? '';

test('returns the game’s address by any method [s7.call.launch-game s3.game-launch.fixed s3.game-launch.fields]', async () => {
  const token = await openSession(gateway.ctx, gateway.ctx.db, player.id);
  const client = gateway.as(token);
  const launchRequest = launchOf(player.userName);
  const all = [
    await client.launchGame({ ...launchRequest, token }),
    await client.launchGameByPut({ ...launchRequest, token }),
    await client.launchGameByGet(launchRequest),
    await client.launchGameByDelete(launchRequest),
  ];
  for (const { content, origin, mode } of all) {
    expect(content.game_url).toMatch(/^https:\/\/lab\.example\/lab-wheel\?lang=bn&token=[\w-]{43}$/);
    expect({ origin, mode }).toEqual({ origin: 'https://lab.example', mode: 'real' });
  }
  expect(new Set(all.map(({ content }) => tokenIn(content.game_url))).size).toBe(4);
});

test.each([
  ['accountType', 2],
  ['confirmTrans', 1],
  ['launchMode', 'XYZ'],
  ['platform', 'flash'],
  ['clientType', 4],
])('rejects any other value for %s [s3.game-launch.fixed s9.const.game-launch]', async (field, value) => {
  const token = await openSession(gateway.ctx, gateway.ctx.db, player.id);
  const { body } = await gateway.server.inject({
    method: 'POST',
    url: '/wps/game/launchGame',
    headers: { authorization: `Bearer ${token}` },
    payload: { ...launchOf(player.userName), token, [field]: value },
  });
  expect(JSON.parse(body)).toMatchObject({ code: 'request.invalid', value: { fields: [field] } });
});

test('rejects a launch without a session', async () => {
  await expect(gateway.as(null).launchGameByGet(launchOf('player'))).rejects.toMatchObject({ kind: 'unauthorised' });
});

test('rejects foreign tokens, usernames and games', async () => {
  const other = await openSession(gateway.ctx, gateway.ctx.db, (await newcomer(gateway)).id);
  await expect(player.client.launchGame({ ...launchOf(player.userName), token: other })).rejects.toMatchObject({
    code: 'session.ended',
  });
  await expect(byGet({ username: 'somebody' })).rejects.toMatchObject(rejectionOf('request.invalid', 422));
  await expect(byGet({ vassalage: 'OTHER' })).rejects.toMatchObject(rejectionOf('game.unknown', 404));
});

test('the token is exchanged once within a minute for a session of this player and game', async () => {
  const lab = await labOf(gateway);
  const { content } = await byGet({ nodeId: undefined });
  const opened = await lab('session', { token: tokenIn(content.game_url) });
  expect(opened).toMatchObject({
    status: 200,
    balance: '1000.00',
    session: { player: player.id, gameId: 'lab-wheel', currency: 'BDT', mode: 'real', language: 'bn' },
  });
  expect(await lab('session', { token: tokenIn(content.game_url) })).toMatchObject({ status: 422, code: 'token.used' });
  const late = await byGet();
  await gateway.later(61_000);
  expect(await lab('session', { token: tokenIn(late.content.game_url) })).toMatchObject({
    status: 422,
    code: 'token.expired',
  });
});

test('a trial account plays its points, a free trial the studio’s', async () => {
  const trial = await newcomer(gateway, 1_000n, { type: 4 });
  expect((await trial.client.launchGameByGet(launchOf(trial.userName))).mode).toBe('trial');
  const free = await player.client.launchDemo(DEMO);
  expect(free).toMatchObject({ mode: 'fun', content: { game_url: expect.stringContaining('/lab-wheel?trial=1&') } });
  const lab = await labOf(gateway);
  const { session, balance } = await lab('session', { token: tokenIn(free.content.game_url) });
  expect(balance).toBeNull();
  const bet = {
    transactionId: 't1',
    roundId: 'r1',
    sessionId: session.sessionId,
    gameId: 'lab-wheel',
    player: player.id,
    amount: '1.00',
    currency: 'BDT',
  };
  expect(await lab('bet', bet)).toMatchObject({ status: 422, code: 'session.fun' });
});

test('a visitor opens a demo, which reaches no account [own.launch.visitor]', async () => {
  const demo = await gateway.client.launchDemo({ gameId: 'lab-wheel', language: 'en' });
  expect(demo).toMatchObject({ mode: 'fun', launchId: null, origin: 'https://lab.example' });
  const lab = await labOf(gateway);
  const opened = await lab('session', { token: tokenIn(demo.content.game_url) });
  expect(opened).toMatchObject({ balance: null, session: { gameId: 'lab-wheel', mode: 'fun', language: 'en' } });
  const { player: visitor, sessionId } = opened.session;
  const bet = { transactionId: 'v1', roundId: 'v1', sessionId, gameId: 'lab-wheel', player: visitor };
  const money = { amount: '1.00', currency: 'BDT' };
  expect(await lab('bet', { ...bet, ...money })).toMatchObject({ status: 422, code: 'player.unknown' });
  expect(await lab('promo', { ...money, transactionId: 'v2', player: visitor })).toMatchObject({
    status: 422,
    code: 'player.unknown',
  });
  await gateway.later(24 * 3_600_000 + 61_000);
  await purgeStudios(gateway.ctx);
  const { rows } = await gateway.ctx.db.execute('select from studio_launches where account_id is null');
  expect(rows).toEqual([]);
});

test.each([
  ['lab-nothing', 404, 'game.unknown'],
  ['ssc-direct-2-last', 422, 'game.noTrial'],
])('a visitor’s demo of %s is rejected [own.launch.demo]', async (gameId, status, code) => {
  await expect(gateway.client.launchDemo({ gameId, language: 'bn' })).rejects.toMatchObject(rejectionOf(code, status));
});

test('a demo session credits no wallet, nor does a studio with demos only [own.launch.demo]', async () => {
  const lab = await labOf(gateway);
  const free = await player.client.launchDemo(DEMO);
  const { session } = await lab('session', { token: tokenIn(free.content.game_url) });
  const money = { player: player.id, amount: '5.00', currency: 'BDT' };
  const inDemo = { ...money, sessionId: session.sessionId, roundId: 'r1', gameId: 'lab-wheel' };
  const rejection = { status: 422, code: 'session.fun', outcome: 'refused' };
  expect(await lab('promo', { ...money, transactionId: 'p1' })).toMatchObject(rejection);
  expect(await lab('promo', { ...inDemo, transactionId: 'p2' })).toMatchObject(rejection);
  expect(await lab('win', { ...inDemo, transactionId: 'w1' })).toMatchObject(rejection);
  // A real round does not allow a win that names the demo.
  const { send } = await atTheLab(gateway, player.id);
  expect(await send('bet', { transactionId: 'b1', roundId: 'r2', gameId: 'lab-wheel', amount: '1.00' })).toMatchObject({
    status: 200,
  });
  expect(await lab('win', { ...inDemo, transactionId: 'w2', roundId: 'r2' })).toMatchObject(rejection);
  expect((await player.client.balance()).sumBalance).toBe('999.00');
  expect(await send('promo', { transactionId: 'p3', amount: '5.00' })).toMatchObject({
    status: 200,
    balance: '1004.00',
  });
});

test('a studio closed by operators launches nothing and suggests other games [s8.message.game-maintenance]', async () => {
  await gateway.ctx.db.update(studios).set({ open: false }).where(eq(studios.id, 'maidanlab'));
  const closed = await byGet().catch((failure) => failure);
  const unconnected = await byGet({ gameId: 'golpost-chess-field', vassalage: 'GOLPOST', nodeId: undefined }).catch(
    (failure) => failure,
  );
  await gateway.ctx.db.update(studios).set({ open: true }).where(eq(studios.id, 'maidanlab'));
  expect(closed).toMatchObject(rejectionOf('game.maintenance', 503));
  expect(closed.value.games.length).toBeGreaterThan(0);
  expect(closed.value.games.map(({ vassalage }: { vassalage: string }) => vassalage)).not.toContain('MAIDANLAB');
  expect(unconnected).toMatchObject({ code: 'game.unconnected' });
  expect(unconnected.value.games.length).toBeGreaterThan(0);
  expect(unconnected.value.games.map(({ vassalage }: { vassalage: string }) => vassalage)).not.toContain('MAIDANLAB');
});

test('a game under maintenance or without a studio suggests playable games', async () => {
  await setGameMaintenance(gateway.ctx.db, 'lab-wheel', true);
  const closed = await byGet().catch((failure) => failure);
  await setGameMaintenance(gateway.ctx.db, 'lab-wheel', false);
  expect(closed).toMatchObject(rejectionOf('game.maintenance', 503));
  expect(closed.value.games.length).toBeGreaterThan(0);
  expect(closed.value.games.map(({ gameId }: { gameId: string }) => gameId)).not.toContain('lab-wheel');
  const { rows } = await gateway.ctx.db.execute<{ game: string; vendor: string }>(
    sql`select game_id as game, account_type_name as vendor from games join vendors using (vassalage) where studio is null limit 1`,
  );
  const unconnected = await byGet({ gameId: rows[0]?.game, vassalage: rows[0]?.vendor }).catch((failure) => failure);
  expect(unconnected).toMatchObject(rejectionOf('game.unconnected', 503));
  expect(unconnected.value.games.map(({ vassalage }: { vassalage: string }) => vassalage)).toContain('MAIDANLAB');
});

test('a player in a break can open only free trials', async () => {
  const account = await accountById(gateway.ctx.db, player.id);
  if (account) await takeTimeOut(gateway.ctx, account, 24);
  await expect(byGet()).rejects.toMatchObject(rejectionOf('limits.timeOut', 403));
  expect((await player.client.launchDemo(DEMO)).mode).toBe('fun');
});

test('a launch puts the game first among recent ones', async () => {
  await byGet({ gameId: 'lab-dice' });
  await byGet({ gameId: 'lab-wheel' });
  expect((await player.client.recentGames()).list.map(({ gameId }) => gameId)).toEqual(['lab-wheel', 'lab-dice']);
});

const lobby = {
  launchMode: 'LOTT',
  lottoArea: 'VN',
  prizeMode: 'SEA',
  view: 'betting',
  device: 'WEB',
  backUrl: '/promotions?kind=lotto',
  language: 'en',
} as const;
/** Returns the page of a lobby launch and its query. */
async function lobbyPage(changes: object) {
  const { content, launchId } = await player.client.launchGameByGet({ ...lobby, ...changes });
  const { pathname, searchParams } = new URL(content.game_url, 'http://x');
  const { gameCode = '', playType = '', ...rest } = Object.fromEntries(searchParams);
  const lottery = LOTTERY_CODES.find((code) => code === gameCode);
  const play = lottery && LOTTERIES[lottery].plays[playType];
  const mode = lottery && play && prizeModeOf(LOTTERIES[lottery], play);
  return { pathname, gameCode, mode, rest, launchId };
}

test.each([
  ['SEA', 'VNN', '/vnlottery'],
  ['SEA', 'SEA4D', '/seaLottery'],
  ['Elott', 'SSC', '/lottery'],
  ['ZY', 'PK10', '/lottery'],
  ['Lott', 'LF3D', '/lottery'],
])(
  'a lobby launch in mode %s with code %s opens a play of that mode [s3.lottery-launch.payload]',
  async (prizeMode, gameCode, pathname) => {
    const opened = { pathname, gameCode, mode: prizeMode, rest: { backUrl: lobby.backUrl }, launchId: null };
    expect(await lobbyPage({ prizeMode, gameCode })).toEqual(opened);
  },
);

test.each([
  ['SEA', '/vnlottery'],
  ['Elott', '/lottery'],
  ['ZY', '/lottery'],
  ['Lott', '/lottery'],
])(
  'a lobby launch without a code opens a lottery of mode %s [s3.lottery-launch.payload]',
  async (prizeMode, pathname) => {
    expect(await lobbyPage({ prizeMode })).toMatchObject({ pathname, mode: prizeMode });
    // The view of the lobby opens none.
    const listed = { pathname, gameCode: '', rest: { view: 'lobby', backUrl: lobby.backUrl } };
    expect(await lobbyPage({ prizeMode, view: 'lobby' })).toMatchObject(listed);
  },
);

test('a lobby launch rejects an unknown lottery, a mode that it lacks and invalid parameters [s3.lottery-launch.payload]', async () => {
  await expect(lobbyPage({ gameCode: 'mb' })).rejects.toMatchObject(rejectionOf('lottery.unknown', 404));
  const token = await openSession(gateway.ctx, gateway.ctx.db, player.id);
  const { method, path } = endpoints.launchGameByGet;
  /** Bypasses our client, which sends nothing that the contract rejects. */
  const sends = async (query: Record<string, string>) => {
    const url = `${path}?${new URLSearchParams(query)}`;
    return JSON.parse(
      (await gateway.server.inject({ method, url, headers: { authorization: `Bearer ${token}` } })).body,
    );
  };
  const noMode = { code: 'lottery.noMode', status: 422, value: { fields: ['prizeMode'] } };
  await expect(lobbyPage({ gameCode: 'VNN', prizeMode: 'Lott' })).rejects.toMatchObject(noMode);
  const wrong = [
    ['prizeMode', 'X'],
    ['view', 'X'],
    ['device', 'TV'],
    ['lottoArea', 'US'],
    ['backUrl', '//elsewhere.example'],
    ['backUrl', '/\t/elsewhere.example'],
  ] as const;
  for (const [field, value] of wrong)
    expect(await sends({ ...lobby, [field]: value })).toMatchObject({
      code: 'request.invalid',
      value: { fields: [field] },
    });
});

test('a lobby launch skips a lottery in maintenance, and suggests others for one that is named [s3.lottery-launch.payload s8.message.game-maintenance]', async () => {
  const first = (await lobbyPage({ prizeMode: 'Elott' })).gameCode;
  await setGameMaintenance(gateway.ctx.db, first, true);
  onTestFinished(async () => void (await setGameMaintenance(gateway.ctx.db, first, false)));
  const other = await lobbyPage({ prizeMode: 'Elott' });
  expect([other.mode, other.gameCode === first]).toEqual(['Elott', false]);
  const closed = await lobbyPage({ prizeMode: 'Elott', gameCode: first }).catch((failure) => failure);
  expect(closed).toMatchObject(rejectionOf('game.maintenance', 503));
  expect(closed.value.games.length).toBeGreaterThan(0);
  expect(closed.value.games.map(({ gameCode }: { gameCode: string }) => gameCode)).not.toContain(first);
});

test('games open from any of the configured launch CDNs [s9.const.launch-cdn]', async () => {
  const list = ['https://a.example', 'https://b.example', 'https://c.example'];
  expect([0, 0.34, 0.99].map((chance) => oneOf(list, chance))).toEqual(list);
  const studio = await studioById(gateway.ctx, 'maidanlab');
  const opened = { path: '/lab-wheel', token: 't', language: 'bn', origin: 'http://localhost' } as const;
  const origins = Array.from({ length: 100 }, () => new URL(addressOf(gateway.ctx, studio, opened, list) ?? '').origin);
  expect([...new Set(origins)].sort()).toEqual(list);
  expect(addressOf(gateway.ctx, studio, opened)).toBe('https://lab.example/lab-wheel?lang=bn&token=t');
});

test('each game of the demo studio opens at the path its launch CDN forwards [s9.const.launch-cdn]', {
  tags: ['extended'],
}, async () => {
  const studio = await startTestStudio({ url: 'http://127.0.0.1:1' });
  onTestFinished(() => studio.end());
  await setSite(gateway.ctx.db, ['launchGameCDNs', 'https://cdn.example']);
  onTestFinished(async () => void (await setSite(gateway.ctx.db, ['launchGameCDNs', 'none'])));
  for (const game of GAME_IDS) {
    const { content, origin } = await byGet({ gameId: game, nodeId: undefined });
    const address = new URL(content.game_url);
    expect([address.origin, origin]).toEqual(['https://cdn.example', 'https://cdn.example']);
    const page = await fetch(studio.url + address.pathname + address.search);
    expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
      200,
      'text/html; charset=utf-8',
      await (await fetch(`${studio.url}/play${address.search}`)).text(),
    ]);
  }
});

test('the language is sent as a header, too [s3.game-launch.language-header]', async () => {
  let headers = new Headers();
  const client = createClient(endpoints, {
    fetch: async (_url, sent) => {
      headers = new Headers(sent?.headers);
      return new Response('{}', { status: 503 });
    },
    credentials: () => ({ language: 'bn', merchant: 'maidan', token: 'a token' }),
    seal: () => Promise.reject(new Error('nothing is sealed here')),
  });
  await client.launchGame({ ...launchOf('player'), token: 'a token' }).catch(() => null);
  expect(headers.get('Language')).toBe('bn');
});

test('reports open rounds and the results of a session', async () => {
  const lab = await labOf(gateway);
  const { content, launchId } = await byGet();
  const { session } = await lab('session', { token: tokenIn(content.game_url) });
  const own = { sessionId: session.sessionId, gameId: 'lab-wheel', player: player.id, currency: 'BDT' };
  await lab('bet', { ...own, transactionId: 'b1', roundId: 'r1', amount: '10.00' });
  const id = { launchId: String(launchId) };
  expect(await player.client.gameSession(id)).toMatchObject({
    staked: '10.00',
    won: '0.00',
    net: '-10.00',
    roundOpen: true,
  });
  expect((await player.client.unfinishedRounds()).rounds).toMatchObject([
    { roundId: 'r1', vassalage: 'MAIDANLAB', gameId: 'lab-wheel', staked: '10.00', won: '0.00' },
  ]);
  await lab('win', { ...own, transactionId: 'w1', roundId: 'r1', amount: '30.00', closesRound: true });
  expect(await player.client.gameSession(id)).toMatchObject({ net: '20.00', roundOpen: false });
  expect((await player.client.unfinishedRounds()).rounds).toEqual([]);
  const stranger = await newcomer(gateway);
  await expect(stranger.client.gameSession(id)).rejects.toMatchObject(rejectionOf('game.unknown', 404));
});

test('a bet over the wire takes two round trips to the database', async () => {
  const { send } = await atTheLab(gateway, player.id);
  const placed = { roundId: 'r1', gameId: 'lab-wheel', amount: '1.00' };
  await send('bet', { transactionId: 'b1', ...placed });
  const before = trips();
  expect(await send('bet', { transactionId: 'b2', ...placed })).toMatchObject({ status: 200 });
  expect(trips() - before).toBeLessThanOrEqual(2);
});
