import { audited, ownerOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { agentOf } from '../team/sight';
import { consolidatedOf } from './consolidated';
import { contractOf, lossesShown, pageOfContracts } from './read';
import { offer, say } from './service';

/** Handlers of agents' agreements with downlines and uplines (s6.contract.parties). */
export const contractRoutes = (
  ctx: ModuleContext,
): Handlers<'agentContracts' | 'contractLosses' | 'offerContract' | 'actOnContract' | 'consolidatedFunds'> => ({
  agentContracts: async (asked, caller) => pageOfContracts(ctx, (await agentOf(ctx, caller)).id, asked),
  contractLosses: async ({ id }, caller) => lossesShown(ctx, (await agentOf(ctx, caller)).id, id),
  offerContract: async (asked, caller) => {
    const owner = await agentOf(ctx, caller);
    await consumeRateLimit(ctx, 'contract', owner.id);
    const id = await audited(ctx, 'contract.offer', owner.id, caller, () => offer(ctx, owner, asked));
    return contractOf(ctx, owner.id, id);
  },
  actOnContract: async (said, caller) => {
    const owner = await agentOf(ctx, caller);
    await consumeRateLimit(ctx, 'contract', owner.id);
    await audited(ctx, 'contract.act', owner.id, caller, () => say(ctx, owner, said));
    return contractOf(ctx, owner.id, said.id);
  },
  consolidatedFunds: async (_, caller) => consolidatedOf(ctx, await ownerOf(ctx, caller)),
});
