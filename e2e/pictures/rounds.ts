import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { hashed } from '../../src/lottery/fair/seed';
import type { GameId } from '../../src/studio/catalogue/entries';
import { commitment, type Source, stream } from '../../src/studio/fair/stream';
import { GAMES } from '../../src/studio/games';
import type { Played } from '../../src/studio/games/game';
import type { Studio } from '../../src/studio/play/context';
import { queryRows } from '../../src/studio/store/query';
import { seal } from '../../src/studio/store/sealing';
import { seedOfChain } from '../../src/studio/tables/chains';
import { LIVE, tableRoundsWhere } from '../../src/studio/tables/table-rounds';

/** Rounds in a chain of the studio. */
const CHAIN_LENGTH = 1_000;
const MAX_TRIES = 100_000;

/** Result of a round that a picture shows. */
export type Outcome = 'won' | 'lost';

/** Returns a seed that depends on the name alone, so that a picture is the same in every run. */
const fixedSeed = (name: string) => createHash('sha256').update(`picture of ${name}`).digest('hex');

const isOutcome = (outcome: Outcome, { ended, pays }: Played) =>
  outcome === 'won' ? pays.over > pays.under : ended && pays.over === 0n;

/** Stores the chain of a table before its first round. */
export async function fixChain({ settings, store }: Studio, game: GameId): Promise<void> {
  const seed = fixedSeed(game);
  await store.pool.query(`delete from chains where game = $1 and not exists (select from table_rounds)`, [game]);
  await store.pool.query('insert into chains (game, sealed, length, end_hash) values ($1, $2, $3, $4)', [
    game,
    seal(settings.seal, `table ${game}`, seed),
    CHAIN_LENGTH,
    hashed(seed, CHAIN_LENGTH),
  ]);
}

const playedBy = (
  game: GameId,
  source: Pick<Source, 'serverSeed' | 'clientSeed' | 'nonce'>,
  acts: readonly unknown[],
) => GAMES[game].play(stream({ ...source, game, version: GAMES[game].version }), acts);

const nonceRow = v.object({ next_nonce: v.number() });

/** Replaces a player's seed and words, so that the next round is fixed; with these acts it ends as required. */
export async function fixSeed(
  { settings, store }: Studio,
  player: string,
  { game, acts = [], outcome }: { game: GameId; acts?: readonly unknown[]; outcome?: Outcome },
): Promise<void> {
  const serverSeed = fixedSeed(player);
  const condition = `player = $1 and state = 'current'`;
  const rows = await queryRows(store.pool, nonceRow, `select next_nonce from seeds where ${condition}`, [player]);
  const nonce = rows[0]?.next_nonce ?? 0;
  const clientSeed = Array.from({ length: MAX_TRIES }, (_, tried) => `picture ${tried}`).find(
    (words) => !outcome || isOutcome(outcome, playedBy(game, { serverSeed, clientSeed: words, nonce }, acts)),
  );
  if (clientSeed === undefined) throw new Error(`no words make a round of ${game} ${outcome}`);
  await store.pool.query(`update seeds set sealed = $2, commitment = $3, client_seed = $4 where ${condition}`, [
    player,
    seal(settings.seal, player, serverSeed),
    commitment(serverSeed),
    clientSeed,
  ]);
}

/** Returns a signature of the beacon by which the live round ends like this for a stake with these acts. */
export async function signatureBy(studio: Studio, acts: readonly unknown[], outcome: Outcome): Promise<string> {
  const [round] = await tableRoundsWhere(studio.store.pool, LIVE);
  if (!round) throw new Error('no round runs');
  const { game, chain_id, number } = round;
  const serverSeed = await seedOfChain(studio.store.pool, studio, chain_id, number);
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    const signature = tried.toString(16).padStart(96, '0');
    const source = { serverSeed, clientSeed: signature, nonce: number };
    if (isOutcome(outcome, playedBy(game, source, acts))) return signature;
  }
  throw new Error(`no signature makes a round of ${game} ${outcome}`);
}
