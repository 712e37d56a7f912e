import { ownerIdOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { outcomeOf } from './outcome';

/** Handler of the outcome of a player's move. */
export const moveRoutes = (ctx: ModuleContext): Handlers<'moveOutcome'> => ({
  moveOutcome: async (input, caller) => outcomeOf(ctx, await ownerIdOf(ctx, caller), input, caller),
});
