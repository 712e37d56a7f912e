import { SETTINGS } from '../../contract';
import { inTime } from '../../ui/browser/in-time';
import { loadWords } from './portal/words';

/** A chunk loads with its messages, or fails after 120 s (s8.chunk.load-error). */
export const inChunk = <Module>(words: readonly string[], load: () => Promise<Module>) =>
  inTime(Promise.all([load(), ...words.map((one) => loadWords(one))]), SETTINGS.chunkTimeout).then(
    ([module]) => module,
  );
