import { type ContractTerms, RATE_UNIT } from '../../../../contract/agents/agent-contracts';
import { type Reached, rateAt } from '../terms';

const UNIT = BigInt(RATE_UNIT);

/**
 * Totals of an agreement in a period. `late`: reversals, at the rates that were paid; `perBets`: real-time salary, per
 * bet; both in minor units times `RATE_UNIT`.
 */
export type Tally = { reached: Reached; late: bigint; perBets: bigint };

/** Value of an agreement in a period. `numerator`: in minor units times `RATE_UNIT`, so that only lines are rounded. */
export type Worth = { base: bigint; rate: number; carriesOver: bigint; numerator: bigint };

/** Computes the value by the terms; `carried`: negative base carried over from earlier dividends, at most 0. */
export function worthOf(terms: ContractTerms, { reached, late, perBets }: Tally, carried: bigint): Worth {
  if (terms.kind === 'realtime') return { base: 0n, rate: 0, carriesOver: 0n, numerator: perBets };
  const isDividend = terms.kind === 'dividend';
  const base = isDividend ? reached.loss + carried : reached.turnover;
  const rate = base > 0n ? rateAt(terms.tiers, reached) : 0;
  return { base, rate, carriesOver: isDividend && base < 0n ? base : 0n, numerator: BigInt(rate) * base + late };
}

/** Amount already paid for a period, and the agent's debt at its start, at most 0. */
export type Before = { paid: bigint; debt: bigint };

/**
 * Returns the amount to pay now (due so far less paid) and the remaining debt, at most 0: wallets are never charged.
 */
export function dueOf(own: bigint, { paid, debt }: Before): { pay: bigint; debt: bigint } {
  const due = own + debt - paid;
  return due > 0n ? { pay: due, debt: 0n } : { pay: 0n, debt: due };
}

/** Rounds down to minor units. */
export const floored = (numerator: bigint) => (numerator >= 0n ? numerator / UNIT : -((-numerator + UNIT - 1n) / UNIT));
