import * as v from 'valibot';
import { asFailure } from '../../../contract';
import { proofDemand } from '../../../contract/identity/authentication';
import type { Vault } from '../../../ui/browser/vault';

/**
 * Awaits a call whose response may demand step-up authentication (s4.login.unregistered-ip). The demand's id goes into
 * the vault: the chart receives the available methods only.
 */
export async function withDemandHeld<T>(vault: Vault, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const failure = asFailure(error);
    const demand = v.safeParse(proofDemand, failure.value);
    if (failure.code !== 'login.proofRequired' || !demand.success) throw error;
    const { challengeId, proofs } = demand.output;
    vault.put('proofChallenge', challengeId);
    throw { ...failure, value: { proofs } };
  }
}
