import { vi } from 'vitest';
import { EVENT_CEILING } from './ceilings';

/** Retries a check until it passes, for Vitest's own default is a second. Returns what it returns. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: EVENT_CEILING, interval: 5 });
