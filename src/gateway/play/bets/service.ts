import { type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import type { Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';

/**
 * What now holds of a bet, said at each event that settles, cancels or changes it. A round of a studio is one bet, however many stakes and wins it
 * had: said when the round settles, and again, with the sums as they are then, when a win comes later or something is rolled back.
 */
export type BetFact = {
  accountId: string;
  /** Who settles it (the studio's key name); its ids are unique for a player. Ids and names: 1 to 128 characters. */
  studio: string;
  /** Of the bet: a round's first transaction, or an order line. It stays the same whatever happens to the bet. */
  betId: string;
  /** What has settled, cancelled or changed it: the transaction's id, or the round end's. Said again, it is one fact. */
  event: string;
  roundId: string;
  /** `vassalage`, the catalogue's id of the game, and its category (at most 32 characters). */
  vendor: string;
  game: string;
  category: string;
  /** `settled` becomes `settledAnew` by itself where the bet has a fact. `cancelled`: all stakes are back. */
  kind: 'settled' | 'cancelled';
  /** Minor units: all that was staked and not rolled back; where cancelled, what was staked. */
  stake: bigint;
  /** What of the stake counts as turnover; where cancelled it must be 0, as `result` and `bonusPart`. */
  validBet: bigint;
  /** All that came back. */
  result: bigint;
  /** What of the stake was bonus money. */
  bonusPart: bigint;
  /** When the bet was made, by the platform's clock. */
  betAt: Date;
  /** When this is written; the platform's now where it is left out. */
  at?: Date;
  /**
   * Every transaction of the bet until now, in order, those of before too: the studio's id, and the ledger's transfer, null where nothing was
   * moved (a win of 0). The entries of these transfers in the player's accounts, a receivable of the player's too, sum to result − stake (0 where
   * cancelled).
   */
  moves: readonly { transaction: string; transfer: string | null }[];
  /** What the studio gave by which the round can be checked, as text (at most 4,000 characters). */
  proof: string | null;
};

/** `replayed`: this event had been said before, and nothing was written. */
export type Recorded = { id: string; replayed: boolean };
const recordedRow = v.object({ recorded: v.array(v.object({ id: v.string(), replayed: v.boolean() })) });

/**
 * Writes down what has become of bets, in one statement and in the caller's transaction, after what it was booked for: the facts, their rows in
 * the queue of what is added up, and what they work off of the players' turnover. It holds the players' wallets until the transaction ends.
 * Raises MD041 (`facts.eventReused`) where an event is said again with other sums, and a constraint where sums make no sense.
 */
export async function recordFacts(tx: Tx, facts: readonly BetFact[]): Promise<Recorded[]> {
  if (facts.length === 0) return [];
  const statement = sql`select ${recordFactsSql(sql`${factsJson(facts)}::jsonb`)} as recorded`;
  return (await queryRow(tx, recordedRow, statement)).recorded;
}

/** The same as a part of a larger question: a value. `facts`: jsonb as `factsJson` gives it, whose transfers may be put in there. */
const recordFactsSql = (facts: SQL): SQL => sql`record_facts(${facts})`;

/** Facts as the database takes them. */
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
