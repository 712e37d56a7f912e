/** A script that took longer than its limit (s8.chunk.load-error). */
export class LateScriptError extends Error {
  constructor() {
    super('The chunk did not come in time');
  }
}

/** Rejects with a `LateScriptError` when loading takes longer than `limit` ms (s8.chunk.load-error). */
export async function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateScriptError()), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
