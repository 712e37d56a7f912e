import { createHash } from 'node:crypto';
import type { ContractTerms } from '../../../contract/agents/agent-contracts';
import { isWithin } from './terms';

/** A contract in force, by whom it is given and to whom. */
export type Held = { id: string; giverId: string | null; holderId: string; terms: ContractTerms };
export type Loss<H extends Held = Held> = { contract: H; ending: 'above' | 'giverEnded' };

/**
 * What ends when somebody's contract becomes these terms: what they have given above them, and what hangs on that, each before what hangs on
 * it (s4.contract.auto-termination). `inForce`: contracts of the same kind, at least all of those below.
 */
export function lossesOf<H extends Held>(
  { holderId, terms }: Pick<Held, 'holderId' | 'terms'>,
  inForce: readonly H[],
): Loss<H>[] {
  const above = inForce.filter(({ giverId, terms: given }) => giverId === holderId && !isWithin(given, terms));
  return above.flatMap((contract): Loss<H>[] => [{ contract, ending: 'above' }, ...hangingOn(contract, inForce)]);
}

function hangingOn<H extends Held>({ holderId }: Held, inForce: readonly H[]): Loss<H>[] {
  const given = inForce.filter(({ giverId }) => giverId === holderId);
  return given.flatMap((contract): Loss<H>[] => [{ contract, ending: 'giverEnded' }, ...hangingOn(contract, inForce)]);
}

/** Stands for exactly these losses: whoever accepts says which ones they were shown. */
export const digestOf = (losses: readonly Loss[]): string =>
  createHash('sha256')
    .update(
      losses
        .map(({ contract }) => contract.id)
        .sort()
        .join(),
    )
    .digest('hex');
