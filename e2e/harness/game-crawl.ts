import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { Invented } from '../../src/gateway/demo/catalogue/invented';
import { LOTTERIES, type LotteryCode } from '../../src/lottery';
import { choosesWords } from './dice';
import { issuesOf, passesOver } from './lottery';
import { bets, choosesSelection, choosesSmallestUnit } from './lottery-player';
import { playsRounds } from './studio-rounds';
import type { Tester } from './tester';
import { clientAt } from './wire';

const DEMO_ROUNDS = 5;
const REAL_ROUNDS = 2;
/** Maximum page size of the betting record. */
const PAGE = 100;

/**
 * Draws entries by lot: the same number of each category, as far as it has them, and the rest from all others.
 * `random` returns numbers in [0, 1).
 */
export function drawEntries(entries: readonly Invented[], count: number, random: () => number): Invented[] {
  const shuffled = entries
    .map((entry) => ({ entry, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
  const categories = [...new Set(entries.map(({ category }) => category))].sort();
  const each = Math.ceil(count / categories.length);
  const first = categories.flatMap((category) =>
    shuffled.filter((entry) => entry.category === category).slice(0, each),
  );
  return [...first, ...shuffled.filter((entry) => !first.includes(entry))].slice(0, count);
}

/** A player of the crawl. */
export type Lane = { tester: Tester; userName: string };
/** Rounds of an entry: the number of its demo, and the ids of those with the player's balance. */
export type Played = { entry: Invented; userName: string; demos: number; roundIds: string[] };

type Button = 'game.playNamed' | 'game.demoNamed';

/** Opens a game from its sheet. */
async function launches(tester: Tester, { gameId, nameBn, nameEn }: Invented, button: Button): Promise<void> {
  await tester.screen.visit(`/?dialog=gameInfo&id=${gameId}`);
  await tester.screen.press(button, { gameName: tester.language === 'bn' ? nameBn : nameEn });
}

const frameOf = ({ page }: Tester) => page.frameLocator('iframe.game-frame');

/** Reveals the seed of the open game, if it has one of the player's own. */
async function revealsSeed(tester: Tester): Promise<void> {
  const frame = frameOf(tester);
  if ((await frame.locator('input[name="words"]').count()) === 0) return;
  await choosesWords(tester, frame, randomBytes(8).toString('hex'));
}

/** Plays a game of the studio, in demo and with balance; several lanes are in one room. */
export async function playsGame(lanes: readonly Lane[], entry: Invented): Promise<Played[]> {
  const isRoom = lanes.length > 1;
  const plays = async (button: Button, rounds: number) => {
    await Promise.all(lanes.map(({ tester }) => launches(tester, entry, button)));
    // A player of a room waits for the others' seats, and not for their page.
    await Promise.all(lanes.map(({ tester }) => frameOf(tester).locator('.said').first().waitFor()));
    return Promise.all(lanes.map(({ tester }) => playsRounds(tester, rounds, { isRoom })));
  };
  const demos = await plays('game.demoNamed', DEMO_ROUNDS);
  const real = await plays('game.playNamed', REAL_ROUNDS);
  await Promise.all(lanes.map(({ tester }) => revealsSeed(tester)));
  return lanes.map(({ userName }, index) => ({
    entry,
    userName,
    demos: demos[index]?.length ?? 0,
    roundIds: real[index] ?? [],
  }));
}

/** Bets on the next draw of a lottery, whose orders have no demo. A lane has the lottery to itself. */
export async function playsLottery(
  { tester, userName }: Lane,
  lottery: LotteryCode,
  entry: Invented,
): Promise<Played[]> {
  const play = LOTTERIES[lottery].plays[entry.playType ?? ''] ?? expect.fail(`${entry.gameId} has no play`);
  await issuesOf(tester.gateway, lottery);
  await passesOver(tester.gateway, lottery);
  await launches(tester, entry, 'game.playNamed');
  await tester.screen.sees('combobox', 'lottery.play');
  await choosesSelection(tester, play.fields, play.samples[0] ?? '');
  await choosesSmallestUnit(tester);
  for (let round = 0; round < REAL_ROUNDS; round += 1) {
    if (round > 0) await tester.screen.press('lottery.again');
    await bets(tester);
  }
  return [{ entry, userName, demos: 0, roundIds: [] }];
}

/**
 * Returns what the record lacks of an entry's bets: each has its round and the proof with its verifier, or its draw
 * with the results.
 */
export async function faultsInRecord(
  { gateway }: Tester,
  { entry, userName, roundIds }: Played,
  from: number,
): Promise<string[]> {
  const { client, logsIn } = clientAt(gateway);
  await logsIn(userName);
  const { gameId, gameCode, playType } = entry;
  // The record names a lottery by its code, whatever the play; its evidence has the play.
  const { list } = await client.bets({ game: gameCode ?? gameId, from, pageSize: PAGE });
  const details = await Promise.all(list.map(({ id }) => client.bet({ id })));
  const isOfPlay = new RegExp(`"play": ?"${playType}"`);
  const ofEntry = details.filter(({ evidence }) => gameCode === null || isOfPlay.test(evidence ?? ''));
  const linked = ofEntry.filter(({ verification, draw, roundId }) =>
    gameCode === null
      ? verification?.verifier != null && verification.proof !== null && roundIds.includes(roundId)
      : (draw?.results.length ?? 0) > 0,
  );
  const isComplete = linked.length === REAL_ROUNDS && ofEntry.length === REAL_ROUNDS;
  return isComplete ? [] : [`${gameId}: ${linked.length} of ${ofEntry.length} bets have their link`];
}

/** Counts entries, rounds and faults by category, a line each. */
export function figuresOf(
  entries: readonly Invented[],
  played: readonly Played[],
  faults: ReadonlyMap<string, string>,
): string {
  const categories = [...new Set(entries.map(({ category }) => category))].sort();
  return categories
    .map((category) => {
      const own = entries.filter((entry) => entry.category === category);
      const rounds = played.filter(({ entry }) => own.includes(entry));
      const demos = rounds.reduce((sum, round) => sum + round.demos, 0);
      const failed = own.filter(({ gameId }) => faults.has(gameId)).length;
      return `${category}: ${own.length} entries, ${demos} demo rounds, ${rounds.length * REAL_ROUNDS} bets, ${failed} failed`;
    })
    .join('\n');
}
