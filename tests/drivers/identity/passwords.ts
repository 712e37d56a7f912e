/** Passwords by user name of the samples: those of the demo, and a wrong one for unknown users. */
const passwords: Record<string, string> = {
  player: 'Shapla#2026',
  agent: 'Shapla#2026',
  downline: 'Shapla#2026',
  firsttime: 'Shapla#2026',
  expired: 'Shapla#2026',
  default: 'Default#1',
};

/** Returns the password of a user name, and an empty one for an empty name. */
export const passwordOf = (username: string): string =>
  username === '' ? '' : (passwords[username] ?? 'not the password');

/** New password that meets every rule. */
export const NEW_PASSWORD = 'Kadam-phul 77';

/** Payment password of the demo's player. */
export const PAYMENT_PASSWORD = '246810';
