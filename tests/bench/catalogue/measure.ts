import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { gameListQuery } from '../../../src/contract/play/game-queries';
import { inventGames } from '../../../src/gateway/demo/catalogue/games';
import { seedCatalogue } from '../../../src/gateway/demo/catalogue/seed';
import { type Database, openDatabase } from '../../../src/gateway/platform/database/database';
import { migrate } from '../../../src/gateway/platform/database/migrate';
import { keepPostgres } from '../../../src/gateway/platform/embedded-postgres/keeper';
import { readCatalogue } from '../../../src/gateway/play/game/catalogue';
import { wordsOf } from '../../../src/gateway/play/game/fold';
import { listOf } from '../../../src/gateway/play/game/listed';
import { admin, named } from '../../gateway/harness/postgres';

export type Measured = { name: string; value: number; most: number; unit: string };

/** Limit for ten times the games: cost of a search as a ratio to 2,400 games. */
const MAX_RATIO = 1.2;
const SMALL = 1;
const LARGE = 10;
const WARMING = 2;
const ROUNDS = 9;
const median = (numbers: number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Words that occur in many names, so that a page of results is full at either size and only the search is longer. */
const searchWords = [...new Set(inventGames().flatMap(({ nameBn, nameEn }) => wordsOf(`${nameBn} ${nameEn}`)))].filter(
  (word) => word.length > 4,
);
/** Search texts, by name of the measurement. */
const SEARCHES: Record<string, readonly string[]> = {
  'search, three letters': searchWords.map((word) => word.slice(0, 3)),
  'search, whole words': searchWords,
  'search, a letter too few': searchWords.map((word) => word.slice(0, 2) + word.slice(3)),
};

/**
 * Compares a page of results, with total, among 24,000 games with 2,400 (the same words in ten times the names):
 * medians of all searches, in turns.
 */
export async function measureCatalogue(): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-bench-'));
  const postgres = await keepPostgres(folder, () => undefined);
  try {
    const small = await filled(postgres.ownerUrl, SMALL);
    const large = await filled(postgres.ownerUrl, LARGE);
    const measured: Measured[] = [];
    for (const [name, typed] of Object.entries(SEARCHES))
      measured.push(await compared(name, await full(small, typed), small, large));
    await Promise.all([small.pool.end(), large.pool.end()]);
    return measured;
  } finally {
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function filled(server: string, copies: number): Promise<Database> {
  await admin(server, `create database bench_games_${copies}`);
  const database = openDatabase(named(server, `bench_games_${copies}`), { timeouts: null });
  await migrate(database.pool);
  await database.db.transaction((tx) => seedCatalogue({ db: tx, now: async () => new Date() }, inventGames(copies)));
  // As after the database's own maintenance.
  await database.pool.query('vacuum analyze');
  return database;
}

async function full({ db }: Database, typed: readonly string[]): Promise<string[]> {
  const all = await readCatalogue({ db });
  const filled: string[] = [];
  for (const gameName of new Set(typed)) {
    const listQuery = v.parse(gameListQuery, { gameName });
    if ((await listOf(db, all, listQuery, 'bn')).games.length === listQuery.pageSize) filled.push(gameName);
  }
  return filled;
}

async function compared(name: string, typed: readonly string[], small: Database, large: Database): Promise<Measured> {
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = 0; round < WARMING + ROUNDS; round++) {
    const roundTimes = { small: await timed(small, typed), large: await timed(large, typed) };
    if (round < WARMING) continue;
    times.small.push(roundTimes.small);
    times.large.push(roundTimes.large);
  }
  const least = median(times.small);
  const most = median(times.large);
  return {
    name,
    value: most / least,
    most: MAX_RATIO,
    unit: `x of 2,400 games (${most.toFixed(2)} ms of 24,000, ${typed.length} searches)`,
  };
}

/** Returns the median time of a search in ms, so that one interruption does not distort it. */
async function timed({ db }: Database, typed: readonly string[]): Promise<number> {
  const catalogue = () => readCatalogue({ db });
  const durations: number[] = [];
  for (const gameName of typed) {
    const listQuery = v.parse(gameListQuery, { gameName });
    const began = performance.now();
    await listOf(db, await catalogue(), listQuery, 'bn');
    durations.push(performance.now() - began);
  }
  return median(durations);
}
