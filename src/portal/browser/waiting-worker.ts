/** Tells each time that a new version waits behind the one in use, at once where one does already. */
export function aWorkerWaits(registration: ServiceWorkerRegistration, notify: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if (registration.waiting) notify();
  const installing = ({ installing: worker }: ServiceWorkerRegistration) =>
    // The first of all waits behind none.
    worker?.addEventListener('statechange', () => worker.state === 'installed' && registration.active && notify(), {
      signal,
    });
  installing(registration);
  registration.addEventListener('updatefound', () => installing(registration), { signal });
}

/** Lets the version that waits take over; done once it has, or where none waits any more. */
export const letTakeOver = ({ waiting }: ServiceWorkerRegistration): Promise<void> =>
  new Promise((done, fail) => {
    if (!waiting) return done();
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') done();
      if (waiting.state === 'redundant') fail(new Error('A newer version took its place'));
    });
    waiting.postMessage('takeOver');
  });
