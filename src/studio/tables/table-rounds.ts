import * as v from 'valibot';
import { commitment, type Source } from '../fair/stream';
import { TABLE_GAMES, type VisiblePart } from '../games/game';
import type { Studio } from '../play/context';
import type { Query } from '../store/database';
import { queryRows } from '../store/query';
import { type PublishedChain, publishedChain, seedOfChain } from './chains';

const beaconName = v.picklist(['demo', 'drand-quicknet']);
const tableRoundRow = v.object({
  id: v.string(),
  game: v.picklist(TABLE_GAMES),
  version: v.number(),
  chain_id: v.string(),
  number: v.number(),
  commitment: v.string(),
  beacon: beaconName,
  beacon_round: v.pipe(v.string(), v.transform(Number)),
  signature: v.nullable(v.string()),
  result: v.nullable(v.custom<VisiblePart>((value) => typeof value === 'object')),
  state: v.picklist([
    'betting',
    'closed',
    'flying',
    'crashed',
    'deciding',
    'dealt',
    'firstPart',
    'secondPart',
    'settled',
    'over',
    'void',
  ]),
  closes_at: v.date(),
  starts_at: v.nullable(v.date()),
  /** Number of the open decision, from 0. */
  decision: v.number(),
  decide_by: v.nullable(v.date()),
});
/** A stored round that all players at a table share. */
export type TableRound = v.InferOutput<typeof tableRoundRow>;

/** States in which the result may be published. */
const PUBLIC: readonly TableRound['state'][] = ['crashed', 'dealt', 'settled', 'over'];

/** Returns whether the result may be published. */
export const hasResult = ({ state, result }: TableRound): boolean => result !== null && PUBLIC.includes(state);

/** Condition on rounds that are not over. */
export const LIVE = `state not in ('over', 'void')`;

/** Returns rounds of tables by an SQL condition with numbered values. */
export const tableRoundsWhere = (tx: Query, condition: string, values: unknown[] = []): Promise<TableRound[]> =>
  queryRows(tx, tableRoundRow, `select * from table_rounds where ${condition}`, values);

export async function tableRoundOf(tx: Query, id: string): Promise<TableRound> {
  const [round] = await tableRoundsWhere(tx, 'id = $1', [id]);
  if (!round) throw new Error(`unknown round ${id} of a table`);
  return round;
}

/** Published facts that prove a round in addition to its seed: the chain of the seed and the round of the beacon. */
type TableProof = { chain: PublishedChain; beacon: { name: string; round: number } };
/** Everything that determines a result, and its further proof. */
export type Origin = { source: Source; proof: TableProof | null };

/**
 * Returns everything that determines a round's result: its seed, and the beacon's signature in place of a player's
 * part.
 */
export async function tableSource(tx: Query, studio: Studio, round: TableRound, signature: string): Promise<Origin> {
  const { game, version, chain_id, number, beacon, beacon_round } = round;
  const serverSeed = await seedOfChain(tx, studio, chain_id, number);
  if (commitment(serverSeed) !== round.commitment) throw new Error(`round ${round.id} has another seed`);
  return {
    source: { serverSeed, clientSeed: signature, game, version, nonce: number },
    proof: { chain: await publishedChain(tx, chain_id), beacon: { name: beacon, round: beacon_round } },
  };
}
