import { setTimeout as wait } from 'node:timers/promises';

let calls = 0;

/** Runs the work of a call and counts it as active until it is done, even if the client has disconnected. */
export async function answering<T>(work: () => Promise<T>): Promise<T> {
  calls += 1;
  try {
    return await work();
  } finally {
    calls -= 1;
  }
}

/** Waits until this process has no active call, at most `timeout` ms. Returns whether none is left. */
export async function allAnswered(timeout: number): Promise<boolean> {
  for (const end = Date.now() + timeout; calls > 0 && Date.now() < end; ) await wait(2);
  return calls === 0;
}
