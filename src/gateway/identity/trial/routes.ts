import type { Handlers, ModuleContext } from '../../platform/context';
import { openTrial } from './service';

/** Handlers of free play without an account (s7.call.session-freeplay). */
export const trialRoutes = (ctx: ModuleContext): Handlers<'freePlay'> => ({
  freePlay: (request, caller) => openTrial(ctx, request, caller),
});
