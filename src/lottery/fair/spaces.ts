import type { Space } from './map';

/** What the platform draws itself, so that a verifier need not load all rules; held against the lotteries' own draws by a test. */
export const SPACES: Readonly<Record<string, Space>> = {
  SSC: { kind: 'digits', base: 10, places: 5 },
  '11X5': { kind: 'balls', of: 11, take: 5 },
  PK10: { kind: 'balls', of: 10, take: 10 },
};
