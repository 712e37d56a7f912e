import type { Failure } from '../../src/contract';

/** What must be said of a failed call: the gateway's words where it spoke, else a message by its kind. */
export function failureWords(failure: Failure | null): string {
  if (failure?.message) return failure.message;
  if (failure?.kind === 'offline') return 'failure.offline';
  return failure?.kind === 'timeout' ? 'failure.timeout' : 'failure.unknown';
}
