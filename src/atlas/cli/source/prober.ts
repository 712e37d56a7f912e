/**
 * Process in which a file's code is bundled and run for the first time (trials.ts), so that it may exit, hang or need
 * too much memory.
 */
import { bundled } from './bundled';
import { evaluate } from './evaluate';
import type { Attempt, Trial } from './trials';

async function probe({ file, lang, code, isAlone }: Attempt): Promise<Trial> {
  try {
    const bundle = await bundled({ file, lang }, code, isAlone);
    const { globals, stubs, error } = await evaluate(bundle);
    const isLate = error instanceof Error && /timed out/.test(error.message);
    if (isLate) return { problem: 'it does not end' };
    return { bundle: { ...bundle, globals, stubs: [...new Set([...bundle.stubs, ...stubs])] } };
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { problem: reason };
  }
}

/** Errors of what goes on in the background. */
process.on('uncaughtException', () => {});
process.on('unhandledRejection', () => {});
process.on('disconnect', () => process.exit());
process.on('message', async (attempt: Attempt) => process.send?.(await probe(attempt)));
