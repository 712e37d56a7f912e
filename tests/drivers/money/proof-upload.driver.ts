import type { proofUploadMachine } from '../../../machines/money/proof-upload/proof-upload.machine';
import type { Driver } from '../../../src/atlas';
import type { Failure } from '../../../src/contract';
import { failureWords } from '../failure-words';
import { fileOf, PICTURE } from '../pictures';

/** Checks before the upload have messages of the portal. */
const words: Record<string, string> = { 'upload.kind': 'upload.kind', 'upload.tooLarge': 'upload.tooLarge' };
const rejection = (failure: Failure | null) =>
  (failure?.message ? undefined : words[failure?.code ?? '']) ?? failureWords(failure);

/** Returns whether the chosen file is a valid picture; the portal rejects others before the upload. */
export const isPicture = (context: unknown): boolean => fileOf(String(Object(context).name)).base64 === PICTURE.base64;

/** Steps of a tester who adds pictures to a report, and removes them. */
export const proofUploadDriver = {
  events: {
    'file.selected': (screen, { name }) => screen.attach('withdraw.proofs.choose', fileOf(name)),
    'upload.cancelled': (screen) => screen.press('upload.stop'),
    'upload.progressed': 'itself',
    'upload.stored': 'itself',
    'upload.rejected': 'itself',
    'proof.removed': (screen, { id }, { pictures }) => {
      const [last] = pictures.filter((picture) => picture.id === id).slice(-1);
      return last ? screen.press('withdraw.proof.remove', { name: last.name }) : 'itself';
    },
  },
  states: {
    ready: (screen) => screen.reads('withdraw.proofs.choose'),
    'ready.untouched': (screen) => screen.hides('alert'),
    'ready.rejected': (screen, { failure }) => screen.sees('alert', rejection(failure)),
    uploading: (screen) => screen.sees('progressbar', 'upload.sending'),
    stored: 'passes',
    full: (screen) => screen.reads('withdraw.proofs.full'),
  },
  outcomes: { upload: { failed: { cannot: 'It takes a fault in our own script.' } } },
  endings: {
    'upload.stored': 'uploadProof',
    'upload.rejected': (_, context) => (isPicture(context) ? 'uploadProof' : undefined),
  },
} satisfies Driver<typeof proofUploadMachine>;
