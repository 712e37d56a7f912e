import type { Work } from '../../contract';
import { loadScript } from '../../ui/browser/load-script';

/**
 * Works a proof in a worker, which needs no WebCrypto. Rejects where its script cannot be loaded or finds nothing, or
 * when the signal aborts.
 */
export async function solveWork(work: Work, signal: AbortSignal): Promise<number> {
  const worker = new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' });
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  const next = <Reply>() =>
    new Promise<Reply>((resolve, reject) => {
      worker.addEventListener('error', () => reject(new Error('The worker failed')), { once: true });
      worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => resolve(data), { once: true });
    });
  try {
    // Its first message reports that its script is loaded.
    await Promise.race([loadScript(() => next()), aborted]);
    const solution = next<number | null>();
    worker.postMessage(work);
    const number = await Promise.race([solution, aborted]);
    if (number === null) throw new Error('No solution');
    return number;
  } finally {
    worker.terminate();
  }
}
