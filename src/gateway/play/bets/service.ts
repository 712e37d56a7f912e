import { type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import type { Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';

/**
 * State of a bet, recorded at each event that settles, cancels or changes it. A studio's round is one bet, however many
 * stakes and wins it had: recorded when the round settles, and again with the new totals when a win arrives later or
 * something is rolled back.
 */
export type BetFact = {
  accountId: string;
  /** Settling system (the studio's key name); its ids are unique per player. Ids and names: 1 to 128 characters. */
  studio: string;
  /** Id of the bet: a round's first transaction, or an order line. It never changes. */
  betId: string;
  /**
   * Id of the transaction or round end that settled, cancelled or changed it. Recording the same event again is
   * idempotent.
   */
  event: string;
  roundId: string;
  /** `vassalage`, the catalogue's id of the game, and its category (at most 32 characters). */
  vendor: string;
  game: string;
  category: string;
  /**
   * `settled` becomes `settledAnew` automatically if the bet already has a fact. `cancelled`: all stakes were returned.
   */
  kind: 'settled' | 'cancelled';
  /** Minor units: all stakes that were not rolled back; if cancelled, the former stake. */
  stake: bigint;
  /** Part of the stake that counts as turnover; if cancelled it must be 0, like `result` and `bonusPart`. */
  validBet: bigint;
  /** Total return. */
  result: bigint;
  /** Bonus money in the stake. */
  /** Part of the stake that grants have paid (`own.grant.stake`). */
  bonusPart: bigint;
  /** Time of the bet, by the platform's clock. */
  betAt: Date;
  /** Time of the record; defaults to the platform's now. */
  at?: Date;
  /**
   * All transactions of the bet so far, in order: the studio's id, and the ledger's transfer, null if nothing was moved
   * (a win of 0). The entries of these transfers in the player's accounts, including receivables, sum to result − stake
   * (0 if cancelled).
   */
  moves: readonly { transaction: string; transfer: string | null }[];
  /** Data from the studio for verifying the round, as text (at most 4,000 characters). */
  proof: string | null;
};

/** Result of recording. `replayed`: the event was already recorded, and nothing was written. */
export type Recorded = { id: string; replayed: boolean };
const recordedRow = v.object({ recorded: v.array(v.object({ id: v.string(), replayed: v.boolean() })) });

/**
 * Records the state of bets in one statement of the caller's transaction, after their transfers: the facts, their rows
 * in the rollup queue, and the turnover that they work off. Locks the players' wallets until the transaction ends.
 * Raises MD041 (`facts.eventReused`) if an event is repeated with other amounts, and a constraint violation for
 * inconsistent amounts.
 */
export async function recordFacts(tx: Tx, facts: readonly BetFact[]): Promise<Recorded[]> {
  if (facts.length === 0) return [];
  const statement = sql`select ${recordFactsSql(sql`${factsJson(facts)}::jsonb`)} as recorded`;
  return (await queryRow(tx, recordedRow, statement)).recorded;
}

/** SQL expression of `recordFacts`. `facts`: jsonb from `factsJson`, into which the query may insert transfers. */
const recordFactsSql = (facts: SQL): SQL => sql`record_facts(${facts})`;

/** Serializes facts for the database. */
const factsJson = (facts: readonly BetFact[]): string =>
  JSON.stringify(
    facts.map(({ stake, validBet, result, bonusPart, ...fact }) => ({
      ...fact,
      id: v7(),
      stake: stake.toString(),
      validBet: validBet.toString(),
      result: result.toString(),
      bonusPart: bonusPart.toString(),
    })),
  );
