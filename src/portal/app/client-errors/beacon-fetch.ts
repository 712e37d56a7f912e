const DELIVERED = JSON.stringify({ success: true, message: '', value: null });

/**
 * Fetch for calls whose reply is not read: they outlive the page, and wait for nothing. Browsers that reject a beacon
 * send an ordinary request that does the same.
 */
export const beaconFetch =
  ({ navigator, fetch }: Pick<Window & typeof globalThis, 'navigator' | 'fetch'>): typeof fetch =>
  async (address, init) => {
    const body = new Blob([String(init?.body)], { type: 'application/json' });
    if (navigator.sendBeacon?.(String(address), body)) return new Response(DELIVERED);
    return fetch(address, { ...init, keepalive: true });
  };
