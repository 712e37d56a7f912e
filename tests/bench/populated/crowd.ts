/** Size of a crowd, the seed of everything random, and the time at which its history ends (ISO). */
export type Crowd = { accounts: number; bets: number; seed: number; until: string };

/** Token of the live session of the nth account of a crowd. */
export const tokenOf = (number: number): string => `crowd-${number}`;
