import { setTimeout as wait } from 'node:timers/promises';

let calls = 0;

/** Does the work of a call. It counts until it is done, whether or not anybody still waits for the answer. */
export async function answering<T>(work: () => Promise<T>): Promise<T> {
  calls += 1;
  try {
    return await work();
  } finally {
    calls -= 1;
  }
}

/** Waits until this process is answering no call, but no longer than `patience`, ms. Returns whether none is left. */
export async function allAnswered(patience: number): Promise<boolean> {
  for (const end = Date.now() + patience; calls > 0 && Date.now() < end; ) await wait(2);
  return calls === 0;
}
