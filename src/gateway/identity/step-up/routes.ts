import type { Handlers, ModuleContext } from '../../platform/context';
import { answerProof, beginPasskeyProof, sendProof } from './service';

/** One more proof for a log-in from an unregistered address. */
export const proofRoutes = (ctx: ModuleContext): Handlers<'sendProof' | 'beginPasskeyProof' | 'answerProof'> => ({
  sendProof: (asked, caller) => sendProof(ctx, asked, caller),
  beginPasskeyProof: (asked, caller) => beginPasskeyProof(ctx, asked, caller),
  answerProof: (asked, caller) => answerProof(ctx, asked, caller),
});
