import { vi } from 'vitest';
import { EVENT_CEILING } from './ceilings';

/** Retries a check until it passes and returns its result. Vitest's own default timeout is one second. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: EVENT_CEILING, interval: 5 });
