import type { Samples } from '../../src/atlas';
import type { proofUploadMachine } from './proof-upload.machine';

/** How the sending of a picture can go. */
export const proofUploadSamples = {
  inputs: { 'of a withdrawal': { withdrawalId: '01930000-0000-7000-8000-0000000000c1' } },
  events: {
    'file.chosen': { 'a picture': { name: 'transactions.png' }, 'no picture': { name: 'renamed.png' } },
    'upload.cancelled': { 'by the player': {} },
    'upload.progressed': { 'half way': { percent: 50 } },
    'upload.kept': { 'with its id': { id: '01930000-0000-7000-8000-0000000000d1' } },
    'upload.refused': {
      'no picture': { failure: { kind: 'rejected', code: 'upload.kind' } },
      offline: { failure: { kind: 'offline', code: 'client.offline' } },
    },
    'proof.removed': { 'the one that is kept': { id: '01930000-0000-7000-8000-0000000000d1' } },
  },
  outcomes: { upload: { 'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } } } },
} satisfies Samples<typeof proofUploadMachine>;
