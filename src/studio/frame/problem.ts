/** Reason why a call of the frame failed: a code of the studio's, or `offline` without a response. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly ms = 0,
  ) {
    super(code);
  }
}

/** Returns whether a call has no response, so that the studio may have carried it out or not. */
export const isOffline = (problem: unknown): boolean => problem instanceof Problem && problem.code === 'offline';
