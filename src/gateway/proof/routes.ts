import type { Handlers, Kit } from '../kit';
import { answerProof, sendProof } from './service';

/** One more proof for a log-in from an unregistered address. */
export const proofRoutes = (kit: Kit): Handlers<'sendProof' | 'answerProof'> => ({
  sendProof: (asked, caller) => sendProof(kit, asked, caller),
  answerProof: (asked, caller) => answerProof(kit, asked, caller),
});
