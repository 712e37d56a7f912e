/**
 * Result of a verification. `kept`: the seed matches its commitment; `paid`: the payout follows from the result (null:
 * without amounts).
 */
export type Verdict = {
  kept: boolean;
  ended: boolean;
  paid: boolean | null;
  pays: string;
  shown: unknown;
  /** Checks of a round at a table or in a room; null of any other. */
  table: TableVerdict | null;
};
/**
 * `chain`: the seed leads to the published end; null in a room, which has a seed of its own. `beacon`: the signature is
 * the beacon's, of the announced round.
 */
export type TableVerdict = { chain: boolean | null; beacon: boolean };
