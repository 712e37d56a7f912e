/** What is typed beside a user name of the samples: the demo's passwords, and a wrong one for whom nobody knows. */
const passwords: Record<string, string> = {
  player: 'Shapla#2026',
  agent: 'Shapla#2026',
  firsttime: 'Shapla#2026',
  expired: 'Shapla#2026',
  default: 'Default#1',
};

/** The password that belongs to a user name; nothing beside an empty one. */
export const passwordOf = (username: string): string => (username === '' ? '' : (passwords[username] ?? 'not the password'));
