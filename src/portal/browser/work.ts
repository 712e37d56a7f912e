import type { Work } from '../../contract';

/** Works a proof in a worker, which needs no WebCrypto. Rejects where there is no solution, or when the signal aborts. */
export function solveWork(work: Work, signal: AbortSignal): Promise<number> {
  const worker = new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<number>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', () => reject(new Error('The worker failed')), { once: true });
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<number | null>) => (data === null ? reject(new Error('No solution')) : resolve(data)),
      { once: true },
    );
    worker.postMessage(work);
  }).finally(() => worker.terminate());
}
