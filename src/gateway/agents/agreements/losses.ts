import { createHash } from 'node:crypto';
import type { ContractTerms } from '../../../contract/agents/agent-contracts';
import { isWithin } from './terms';

/** Agreement in force, with its giver and holder. */
export type Held = { id: string; giverId: string | null; holderId: string; terms: ContractTerms };
export type Loss<H extends Held = Held> = { contract: H; ending: 'above' | 'giverEnded' };

/**
 * Returns the agreements that end when an account gets these terms: those it grants above them, each followed by those
 * that depend on it (s4.contract.auto-termination). `inForce`: agreements of the same kind, at least all of those
 * below.
 */
export function lossesOf<H extends Held>(
  { holderId, terms }: Pick<Held, 'holderId' | 'terms'>,
  inForce: readonly H[],
): Loss<H>[] {
  const above = inForce.filter(
    ({ giverId, terms: grantTerms }) => giverId === holderId && !isWithin(grantTerms, terms),
  );
  return above.flatMap((contract): Loss<H>[] => [{ contract, ending: 'above' }, ...hangingOn(contract, inForce)]);
}

function hangingOn<H extends Held>({ holderId }: Held, inForce: readonly H[]): Loss<H>[] {
  const downlineContracts = inForce.filter(({ giverId }) => giverId === holderId);
  return downlineContracts.flatMap((contract): Loss<H>[] => [
    { contract, ending: 'giverEnded' },
    ...hangingOn(contract, inForce),
  ]);
}

/** Returns a digest of losses, with which an accepting party confirms the losses that it has seen. */
export const digestOf = (losses: readonly Loss[]): string =>
  createHash('sha256')
    .update(
      losses
        .map(({ contract }) => contract.id)
        .sort()
        .join(),
    )
    .digest('hex');
