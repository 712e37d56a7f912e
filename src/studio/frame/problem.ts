/** Reason why a call of the frame failed: a code from the studio, or `offline` without a response. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly ms = 0,
  ) {
    super(code);
  }
}

/** Returns whether a call has no response, so that the studio may or may not have applied it. */
export const isOffline = (problem: unknown): boolean => problem instanceof Problem && problem.code === 'offline';
