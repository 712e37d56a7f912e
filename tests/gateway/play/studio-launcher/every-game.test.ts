/** @module-tag extended */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClientOf, createClient } from '../../../../src/contract';
import { type Endpoints, endpoints } from '../../../../src/contract/endpoints';
import { GAME_TYPES } from '../../../../src/contract/play/game-kinds';
import { LOTTERY_CODES } from '../../../../src/lottery';
import { frameAt, studioDatabase } from '../../../studio/harness/studio';
import { startTestGateway, type TestGateway } from '../../harness/gateway';
import { newcomer } from '../../money/wallet/support';
import { launchOf } from '../studio/support';

type Client = ClientOf<Endpoints>;
type Game = Awaited<ReturnType<Client['gameList']>>['games'][number];

const PAGE_SIZE = 50;

let gateway: TestGateway;
let database: Awaited<ReturnType<typeof studioDatabase>>;
beforeAll(async () => {
  database = await studioDatabase();
  gateway = await startTestGateway({
    STUDIO_DIR: 'dist/studio',
    STUDIO_DATABASE_URL: database.url,
    DEMO_GAMES: 'open',
    LIMIT_FACTOR: '10000',
  });
});
afterAll(async () => {
  await gateway.stop();
  await database.drop();
});

const as = (token: string | null): Client =>
  createClient(endpoints, {
    fetch,
    origin: gateway.url,
    credentials: () => ({ language: 'en', merchant: 'maidan', token }),
    seal: () => Promise.reject(new Error('nothing is sealed here')),
  });

/** Reads the whole catalogue, page by page. */
async function catalogue(client: Client): Promise<Game[]> {
  const games: Game[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { games: page, totalPages } = await client.gameList({ pageNo, pageSize: PAGE_SIZE });
    games.push(...page);
    if (pageNo >= totalPages) return games;
  }
}

type Launched = Awaited<ReturnType<Client['launchDemo']>>;
/** Opens the address of a launch as a browser does, and returns the game that the studio's frame then plays. */
async function gameAt({ content: { game_url: address }, origin }: Launched): Promise<unknown> {
  const page = await fetch(address);
  expect([address, page.status]).toEqual([address, 200]);
  const frame = await frameAt(origin ?? '', new URL(address).searchParams.get('token') ?? '');
  return (await frame.state()).game;
}

/** Checks that a play of a lottery opens on a page of ours, where it takes bets. */
async function opensPlay(client: Client, game: Game, { content }: Launched): Promise<void> {
  const { pathname, searchParams } = new URL(content.game_url, gateway.url);
  expect([pathname, searchParams.get('gameCode'), searchParams.get('playType')]).toEqual([
    expect.stringMatching(/^\/(lottery|vnlottery|seaLottery)$/),
    game.gameCode,
    game.playType,
  ]);
  const lottery = LOTTERY_CODES.find((code) => code === game.gameCode) ?? expect.fail(`${game.gameCode} is unknown`);
  await gateway.ops('draws', ['plan', lottery, '3']);
  const { closedPlays, issues } = await client.lotteryRules({ lottery, issues: 1 });
  expect([game.gameId, closedPlays, issues.length]).toEqual([game.gameId, [], 1]);
}

test('every entry of the catalogue opens by a launch, and every game of the studio as a demo, too [own.demo.open-games own.launch.demo]', async () => {
  const { userName, client } = await newcomer({ ctx: gateway.ctx, as });
  const games = await catalogue(client);
  const counts = new Map<string, number>();
  for (const game of games) {
    const { gameId, gameCode, accountTypeName: vassalage, nodeId, gameType } = game;
    const launched = await client.launchGameByGet(launchOf(userName, { gameId, vassalage, nodeId }));
    if (gameCode !== null) await opensPlay(client, game, launched);
    else {
      const demo = await as(null).launchDemo({ gameId, language: 'bn' });
      expect([launched.mode, await gameAt(launched)]).toEqual(['real', gameId]);
      expect([demo.mode, await gameAt(demo)]).toEqual(['fun', gameId]);
    }
    counts.set(gameType, (counts.get(gameType) ?? 0) + 1);
  }
  expect(Object.fromEntries(GAME_TYPES.map((type) => [type, counts.get(type) ?? 0]))).toEqual({
    RNG: 29,
    FISH: 3,
    LIVE: 11,
    SPORTS: 3,
    ESPORTS: 1,
    PVP: 2,
    ELOTT: 85,
    LOTT: 117,
  });
});
