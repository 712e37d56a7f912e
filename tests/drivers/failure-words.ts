import type { Failure } from '../../src/contract';

/** Message of a failed request: the gateway's own if it responded, otherwise one by kind of failure. */
export function failureWords(failure: Failure | null): string {
  if (failure?.message) return failure.message;
  if (failure?.kind === 'offline') return 'failure.offline';
  return failure?.kind === 'timeout' ? 'failure.timeout' : 'failure.unknown';
}
