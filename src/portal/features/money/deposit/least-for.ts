import type { DepositTerms } from '../../../../contract';

/** The least that a bonus asks for, as money of the wire, where a deposit brings it. */
export function leastFor({ bonuses }: Pick<DepositTerms, 'bonuses'>, bonus: string | undefined): string | undefined {
  const trigger = bonuses?.offers.find(({ code }) => code === bonus)?.terms.trigger;
  return trigger?.kind === 'deposit' ? trigger.least : undefined;
}
