import { audited, ownerOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { agentOf } from '../team/sight';
import { consolidatedOf } from './consolidated';
import { contractOf, pageOfContracts, readContractLosses } from './read';
import { actOnAgreement, offer } from './service';

/** Handlers of agents' agreements with downlines and uplines (s6.contract.parties). */
export const contractRoutes = (
  ctx: ModuleContext,
): Handlers<'agentContracts' | 'contractLosses' | 'offerContract' | 'actOnContract' | 'consolidatedFunds'> => ({
  agentContracts: async (input, caller) => pageOfContracts(ctx, (await agentOf(ctx, caller)).id, input),
  contractLosses: async ({ id }, caller) => readContractLosses(ctx, (await agentOf(ctx, caller)).id, id),
  offerContract: async (input, caller) => {
    const owner = await agentOf(ctx, caller);
    await consumeRateLimit(ctx, 'contract', owner.id);
    const id = await audited(ctx, 'contract.offer', owner.id, caller, () => offer(ctx, owner, input));
    return contractOf(ctx, owner.id, id);
  },
  actOnContract: async (input, caller) => {
    const owner = await agentOf(ctx, caller);
    await consumeRateLimit(ctx, 'contract', owner.id);
    await audited(ctx, 'contract.act', owner.id, caller, () => actOnAgreement(ctx, owner, input));
    return contractOf(ctx, owner.id, input.id);
  },
  consolidatedFunds: async (_, caller) => consolidatedOf(ctx, await ownerOf(ctx, caller)),
});
