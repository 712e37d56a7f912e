/** Returns a free port of this machine. */
export function freePort(): Promise<number>;
