import type { Handlers, ModuleContext } from '../../platform/context';
import { answerProof, beginPasskeyProof, sendProof } from './service';

/** Handlers of the additional proof for a login. */
export const proofRoutes = (ctx: ModuleContext): Handlers<'sendProof' | 'beginPasskeyProof' | 'answerProof'> => ({
  sendProof: (asked, caller) => sendProof(ctx, asked, caller),
  beginPasskeyProof: (asked, caller) => beginPasskeyProof(ctx, asked, caller),
  answerProof: (asked, caller) => answerProof(ctx, asked, caller),
});
