/** A chunk that has not come after 120 s is a load error (s8.chunk.load-error). */
export async function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The chunk did not come in time')), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
