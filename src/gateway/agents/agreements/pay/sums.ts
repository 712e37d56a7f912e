import { type ContractTerms, RATE_UNIT } from '../../../../contract/agents/agent-contracts';
import { type Reached, rateAt } from '../terms';

const UNIT = BigInt(RATE_UNIT);

/** What was made for a contract in a period. `late`: taken back at rates that were paid; `perBets`: of real-time salary, bet by bet; both in minor units times `RATE_UNIT`. */
export type Tally = { reached: Reached; late: bigint; perBets: bigint };

/** `numerator`: in minor units times `RATE_UNIT`, so that nothing is rounded before lines are. */
export type Worth = { base: bigint; rate: number; carriesOver: bigint; numerator: bigint };

/** What it is worth by the terms; `carried`: what a dividend's base lacked before, nothing or below. */
export function worthOf(terms: ContractTerms, { reached, late, perBets }: Tally, carried: bigint): Worth {
  if (terms.kind === 'realtime') return { base: 0n, rate: 0, carriesOver: 0n, numerator: perBets };
  const isDividend = terms.kind === 'dividend';
  const base = isDividend ? reached.loss + carried : reached.turnover;
  const rate = base > 0n ? rateAt(terms.tiers, reached) : 0;
  return { base, rate, carriesOver: isDividend && base < 0n ? base : 0n, numerator: BigInt(rate) * base + late };
}

/** What was paid for a period until now, and what the agent owed when it began, which is nothing or below. */
export type Before = { paid: bigint; debt: bigint };

/** What is to be paid now, due so far less paid, and what the agent then owes, nothing or below: a wallet is never drawn on. */
export function dueOf(own: bigint, { paid, debt }: Before): { pay: bigint; debt: bigint } {
  const due = own + debt - paid;
  return due > 0n ? { pay: due, debt: 0n } : { pay: 0n, debt: due };
}

/** In minor units, rounded down. */
export const floored = (numerator: bigint) => (numerator >= 0n ? numerator / UNIT : -((-numerator + UNIT - 1n) / UNIT));
