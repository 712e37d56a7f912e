import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { commitment } from '../fair/stream';
import type { Query } from '../store/database';
import { queryRows } from '../store/query';
import { seal, unseal } from '../store/sealing';
import { Rejection, type Studio } from './context';

export const seedRow = v.object({
  id: v.string(),
  state: v.picklist(['next', 'current', 'revealed']),
  sealed: v.string(),
  commitment: v.string(),
  client_seed: v.nullable(v.string()),
  next_nonce: v.number(),
});
export type Seed = v.InferOutput<typeof seedRow>;

/** Public facts about a player's seeds: the commitments of the current and the next one, and the number of bets. */
type Promises = { commitment: string; next: string; clientSeed: string | null; bets: number };

async function make(tx: Query, { settings }: Studio, player: string, state: 'next' | 'current') {
  const seed = randomBytes(32).toString('hex');
  await tx.query(
    'insert into seeds (player, state, sealed, commitment) values ($1, $2, $3, $4) on conflict do nothing',
    [player, state, seal(settings.seal, player, seed), commitment(seed)],
  );
}

const read = async (tx: Query, player: string, state: 'next' | 'current'): Promise<Seed | undefined> =>
  (await queryRows(tx, seedRow, 'select * from seeds where player = $1 and state = $2 for update', [player, state]))[0];

/** Returns the current or the next seed of a player, locked; creates it with the first call. */
export async function seedOf(tx: Query, studio: Studio, player: string, state: 'next' | 'current'): Promise<Seed> {
  const found = await read(tx, player, state);
  if (found) return found;
  await make(tx, studio, player, state);
  const made = await read(tx, player, state);
  if (!made) throw new Error('no seed was made');
  return made;
}

export async function promises(tx: Query, studio: Studio, player: string): Promise<Promises> {
  const current = await seedOf(tx, studio, player, 'current');
  const next = await seedOf(tx, studio, player, 'next');
  return {
    commitment: current.commitment,
    next: next.commitment,
    clientSeed: current.client_seed,
    bets: current.next_nonce,
  };
}

/**
 * Sets the player's part. If the current seed has none yet, it gets this one; otherwise it is retired and revealed, the
 * next seed becomes current with this part, and another one is committed to. Rejects with `round.open` while a round of
 * the old seed is running, whose result would be known in advance.
 */
export async function chooseSeed(tx: Query, studio: Studio, player: string, clientSeed: string): Promise<void> {
  const current = await seedOf(tx, studio, player, 'current');
  if (current.client_seed === null) {
    await tx.query('update seeds set client_seed = $2 where id = $1', [current.id, clientSeed]);
    return;
  }
  const { rowCount } = await tx.query(`select from rounds where seed_id = $1 and state in ('betting', 'open')`, [
    current.id,
  ]);
  if (rowCount) throw new Rejection(409, 'round.open');
  const next = await seedOf(tx, studio, player, 'next');
  await tx.query(`update seeds set state = 'revealed', revealed_at = now() where id = $1`, [current.id]);
  await tx.query(`update seeds set state = 'current', client_seed = $2 where id = $1`, [next.id, clientSeed]);
  await make(tx, studio, player, 'next');
}

/** Returns the seed itself, hex: for a result, and secret until it is retired. */
export const opened = ({ settings }: Studio, player: string, { sealed }: Pick<Seed, 'sealed'>): string =>
  unseal(settings.seal, player, sealed);
