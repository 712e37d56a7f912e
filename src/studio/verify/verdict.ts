/**
 * Result of a verification. `matchesCommitment`: the seed matches its commitment. `paid`: the payout matches the
 * result; null without amounts.
 */
export type Verdict = {
  matchesCommitment: boolean;
  ended: boolean;
  paid: boolean | null;
  pays: string;
  visiblePart: unknown;
  /** Checks of a round at a table or in a room; null otherwise. */
  table: TableVerdict | null;
};
/**
 * `chain`: the seed leads to the published end; null in a room, which has its own seed. `beacon`: the signature is the
 * beacon's, for the announced round.
 */
export type TableVerdict = { chain: boolean | null; beacon: boolean };
