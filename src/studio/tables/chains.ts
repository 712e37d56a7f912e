import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { commitmentOf, hashed } from '../../lottery/fair/seed';
import type { TableGame } from '../games/game';
import type { Studio } from '../play/context';
import type { Query } from '../store/database';
import { queryRows } from '../store/query';
import { seal, unseal } from '../store/sealing';

/** Number of rounds in a chain. The end of the next chain is published when this one is used up. */
const LENGTH = 1_000;

const chainRow = v.object({
  id: v.string(),
  game: v.string(),
  sealed: v.string(),
  length: v.number(),
  end_hash: v.string(),
  next_number: v.number(),
});
type Chain = v.InferOutput<typeof chainRow>;

/** Returns the owner that a chain's seed is sealed for, in place of a player. */
const sealedFor = (game: string) => `table ${game}`;

const currentChain = async (tx: Query, game: TableGame): Promise<Chain | undefined> =>
  (
    await queryRows(tx, chainRow, 'select * from chains where game = $1 and next_number <= length for update', [game])
  )[0];

async function createChain(tx: Query, { settings }: Studio, game: TableGame) {
  const last = randomBytes(32).toString('hex');
  await tx.query('insert into chains (game, sealed, length, end_hash) values ($1, $2, $3, $4) on conflict do nothing', [
    game,
    seal(settings.seal, sealedFor(game), last),
    LENGTH,
    hashed(last, LENGTH),
  ]);
}

/** Returns the chain that the next round of a game belongs to, locked. Creates it if there is none. */
export async function lockChain(tx: Query, studio: Studio, game: TableGame): Promise<Chain> {
  const found = await currentChain(tx, game);
  if (found) return found;
  await createChain(tx, studio, game);
  const created = await currentChain(tx, game);
  if (!created) throw new Error(`no chain was created for ${game}`);
  return created;
}

const seedAt = ({ settings }: Studio, { game, sealed, length }: Chain, number: number): string =>
  hashed(unseal(settings.seal, sealedFor(game), sealed), length - number);

/** Consumes the next seed of a game's chain. Returns its number (from 1) and its commitment, hex. */
export async function nextSeed(tx: Query, studio: Studio, game: TableGame) {
  const chain = await lockChain(tx, studio, game);
  const number = chain.next_number;
  await tx.query('update chains set next_number = next_number + 1 where id = $1', [chain.id]);
  return { chainId: chain.id, number, commitment: commitmentOf(seedAt(studio, chain, number)) };
}

const publishedRow = v.object({ length: v.number(), end: v.string() });
/** Published facts about a chain: the number of its seeds, and its end (hex), from which each can be verified. */
export type PublishedChain = v.InferOutput<typeof publishedRow>;

export async function publishedChain(tx: Query, id: string): Promise<PublishedChain> {
  const statement = 'select length, end_hash as end from chains where id = $1';
  const [chain] = await queryRows(tx, publishedRow, statement, [id]);
  if (!chain) throw new Error(`unknown chain ${id}`);
  return chain;
}

/** Returns a seed of a chain, hex. */
export async function seedOfChain(tx: Query, studio: Studio, chainId: string, number: number): Promise<string> {
  const [chain] = await queryRows(tx, chainRow, 'select * from chains where id = $1', [chainId]);
  if (!chain) throw new Error(`unknown chain ${chainId}`);
  return seedAt(studio, chain, number);
}
