/** Waits for a result for a limited time, in ms, so that what waits forever does not block the rest. Throws then. */
export async function inTime<T>(pending: Promise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), limit);
  });
  return await Promise.race([pending, late]).finally(() => clearTimeout(timer));
}
