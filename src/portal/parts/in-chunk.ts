import { SETTINGS } from '../../contract';
import { inTime } from '../../ui/browser/in-time';
import { loadWords } from './portal/words';

/** What comes in a chunk and its words come together, or not at all after 120 s (s8.chunk.load-error). */
export const inChunk = <Module>(words: readonly string[], load: () => Promise<Module>) =>
  inTime(Promise.all([load(), ...words.map((one) => loadWords(one))]), SETTINGS.chunkTimeout).then(
    ([module]) => module,
  );
