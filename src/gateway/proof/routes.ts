import type { Handlers, ModuleContext } from '../module-context';
import { answerProof, sendProof } from './service';

/** One more proof for a log-in from an unregistered address. */
export const proofRoutes = (ctx: ModuleContext): Handlers<'sendProof' | 'answerProof'> => ({
  sendProof: (asked, caller) => sendProof(ctx, asked, caller),
  answerProof: (asked, caller) => answerProof(ctx, asked, caller),
});
