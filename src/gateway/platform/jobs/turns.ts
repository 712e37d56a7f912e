/** FIFO semaphore. Returns an idempotent release function. */
export function turns(most: number): () => Promise<() => void> {
  const waiting: (() => void)[] = [];
  let free = most;
  const next = () => {
    const first = waiting.shift();
    if (first) first();
    else free += 1;
  };
  return async () => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => waiting.push(go));
    let over = false;
    return () => {
      if (!over) next();
      over = true;
    };
  };
}
