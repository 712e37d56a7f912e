import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openGames } from '../../../src/gateway/demo/catalogue/games';
import type { Invented } from '../../../src/gateway/demo/catalogue/invented';
import { LOTTERY_CODES } from '../../../src/lottery';
import { seeded } from '../../../tests/gateway/faults/random';
import { admin, named } from '../../../tests/gateway/harness/postgres';
import { TEST_CEILING } from '../../../tests/harness/ceilings';
import {
  drawEntries,
  faultsInRecord,
  figuresOf,
  type Lane,
  type Played,
  playsGame,
  playsLottery,
} from '../../harness/game-crawl';
import { issuesOf, passesUntil } from '../../harness/lottery';
import { isThere } from '../../harness/people';
import { stage } from '../../harness/stage';
import { collectsRounds } from '../../harness/studio-rounds';
import { clientAt } from '../../harness/wire';

/** Number of drawn entries; `npm run soak -- crawl` draws 120, fifteen a category. */
const ENTRIES = Number(process.env.CRAWL_ENTRIES ?? 8);
const SEED = Number(process.env.CRAWL_SEED ?? 20_261_129);
/** Ids of entries that are played instead of drawn ones, separated by commas. */
const ONLY = process.env.CRAWL_ONLY?.split(',');
const LONG = ENTRIES > 8 ? 4 * 3_600_000 : 2 * TEST_CEILING;
/** Time in ms after the last draw within which its orders are settled. */
const SETTLED = 3_600_000;
/** Longest time in ms in which the jobs settle the draws of all that time. */
const SETTLES = 600_000;
/** Rejections of a bet that is placed again: too late, too soon after a bet on another game, or a fish that is gone. */
const REPEATED = ['table.closed', 'round.tooSoon', 'fish.gone'];

/** Players who play at the same time, each in a language and at a width. */
const LANES = [
  { userName: 'player', language: 'bn', width: 360 },
  { userName: 'downline', language: 'en', width: 1280 },
  { userName: 'agent', language: 'en', width: 768 },
] as const;

const database = `maidan_studio_${randomBytes(6).toString('hex')}`;
const { postgres } = inject('shared');
beforeAll(() => admin(postgres, `create database ${database}`));
afterAll(() => admin(postgres, `drop database ${database} with (force)`));
const { createTester, ops } = stage({ STUDIO_DATABASE_URL: named(postgres, database), STUDIO_BET_SECONDS: '5' });

/** Opens a browser for a player with a balance. Its other rejections than those of `REPEATED` are errors. */
async function openLane({ userName, language, width }: (typeof LANES)[number]): Promise<Lane> {
  const tester = await createTester({ language, width });
  tester.page.on('dialog', (browserDialog) => browserDialog.accept());
  for (const status of [409, 429]) tester.expects('/api/bet', status);
  tester.page.on('response', async (response) => {
    if (response.status() < 400 || new URL(response.url()).pathname !== '/api/bet') return;
    const { code } = Object(await response.json().catch(() => null));
    if (!REPEATED.includes(code)) tester.errors.push(`the studio rejected a bet: ${code}`);
  });
  await collectsRounds(tester);
  await ops('credit', userName, '100000.00');
  await tester.isLoggedIn(userName);
  await tester.page.goto('/');
  await isThere(tester);
  return { tester, userName };
}

/** Divides a queue among the lanes: an idle lane takes the next entry. */
async function shares<T>(lanes: readonly Lane[], queue: T[], plays: (lane: Lane, entry: T) => Promise<void>) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) await plays(lane, entry);
    }),
  );
}

test(
  'entries drawn by lot play in demo and for real without console errors, and each bet is in the record with its link [own.demo.open-games own.betting-record.round]',
  async () => {
    const open = openGames();
    const entries = ONLY
      ? open.filter(({ gameId }) => ONLY.includes(gameId))
      : drawEntries(open, ENTRIES, seeded(SEED));
    const lanes: Lane[] = [];
    for (const person of LANES) lanes.push(await openLane(person));
    const [first = expect.fail('no lane')] = lanes;
    const { gateway } = first.tester;
    const { serverTime } = await clientAt(gateway).client.systemStatus({ url: gateway.url });
    const played: Played[] = [];
    const faults = new Map<string, string>();
    /** Plays an entry, and records what went wrong instead of stopping. */
    const tries = async (by: readonly Lane[], { gameId }: Invented, plays: () => Promise<readonly Played[]>) => {
      const began = Date.now();
      const found: string[] = [];
      try {
        played.push(...(await plays()));
      } catch (error) {
        found.push(String(error));
      }
      found.push(...by.flatMap(({ tester }) => tester.errors.splice(0)));
      if (found.length > 0) faults.set(gameId, found.join('; '));
      console.log(`${gameId}: ${Math.round((Date.now() - began) / 1_000)} s ${found.join('; ')}`);
    };

    const rooms = entries.filter(({ category }) => category === 'PVP');
    for (const entry of rooms) await tries(lanes.slice(0, 2), entry, () => playsGame(lanes.slice(0, 2), entry));
    const games = entries.filter((entry) => entry.gameCode === null && !rooms.includes(entry));
    // Games at tables take longest.
    games.sort((left, right) => Number(right.category === 'LIVE') - Number(left.category === 'LIVE'));
    await shares(lanes, games, (lane, entry) => tries([lane], entry, () => playsGame([lane], entry)));
    // A lane has a lottery to itself, because it may void a draw that closes soon.
    const lotteries = LOTTERY_CODES.filter((code) => entries.some(({ gameCode }) => gameCode === code));
    await shares(lanes, [...lotteries], async (lane, code) => {
      for (const entry of entries.filter(({ gameCode }) => gameCode === code))
        await tries([lane], entry, () => playsLottery(lane, code, entry));
    });

    for (const { tester } of lanes) await tester.page.goto('/healthz');
    // The bets are on the next draw, or on one that is over.
    const issues = await Promise.all(lotteries.map((code) => issuesOf(gateway, code, 1)));
    const lastDraw = Math.max(serverTime, ...issues.flat().map(({ drawsAt }) => drawsAt));
    await passesUntil(gateway, lastDraw + SETTLED);
    console.log(`seed ${SEED}\n${figuresOf(entries, played, faults)}`);
    for (const rounds of played)
      await expect.poll(() => faultsInRecord(first.tester, rounds, serverTime), { timeout: SETTLES }).toEqual([]);
    expect(await ops('ledger', 'verify')).toMatchObject({ problems: [] });
    expect([...faults]).toEqual([]);
  },
  LONG,
);
