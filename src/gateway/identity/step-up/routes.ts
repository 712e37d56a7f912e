import type { Handlers, ModuleContext } from '../../platform/context';
import { answerProof, beginPasskeyProof, sendProof } from './service';

/** Handlers of the additional proof for a login. */
export const proofRoutes = (ctx: ModuleContext): Handlers<'sendProof' | 'beginPasskeyProof' | 'answerProof'> => ({
  sendProof: (request, caller) => sendProof(ctx, request, caller),
  beginPasskeyProof: (request, caller) => beginPasskeyProof(ctx, request, caller),
  answerProof: (submittedProof, caller) => answerProof(ctx, submittedProof, caller),
});
