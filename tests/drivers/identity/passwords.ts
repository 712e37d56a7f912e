/** What is typed beside a user name of the samples: the demo's passwords, and a wrong one for whom nobody knows. */
const passwords: Record<string, string> = {
  player: 'Shapla#2026',
  agent: 'Shapla#2026',
  downline: 'Shapla#2026',
  firsttime: 'Shapla#2026',
  expired: 'Shapla#2026',
  default: 'Default#1',
};

/** The password that belongs to a user name; nothing beside an empty one. */
export const passwordOf = (username: string): string =>
  username === '' ? '' : (passwords[username] ?? 'not the password');

/** What a tester chooses where a new one is asked for: good by every rule. */
export const NEW_PASSWORD = 'Kadam-phul 77';

/** Six digits, as a payment password: the one that the demo's player has. */
export const PAYMENT_PASSWORD = '246810';
