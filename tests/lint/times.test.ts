import { expect, test } from 'vitest';

const texts = import.meta.glob<string>(
  ['../../src/gateway/**/*.ts', '../../src/gateway/*/sql/*.sql', '!../../src/gateway/migrations/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** Returns the files of the gateway that match, except functions that only gateways of the previous version call. */
const filesWith = (pattern: RegExp): string[] =>
  Object.entries(texts)
    .filter(([, text]) => pattern.test(text) && !text.startsWith('-- Called by gateways of the previous version only.'))
    .map(([path]) => path.replace('../../src/gateway/', ''))
    .sort();

test('statements compute epoch ms by epoch_ms, except for the clock and the age of an encrypted payload', () => {
  const allowed = ['platform/database/clock.ts', 'platform/payload-encryption/service.ts', 'platform/sql/epoch_ms.sql'];
  expect(filesWith(/extract\(epoch from .{0,200}\* 1000\b/s)).toEqual(allowed);
});

test('statements compute site days by platform/time, except for times in texts of the demo', () => {
  expect(filesWith(/ at time zone /)).toEqual(['demo/emptied.ts', 'platform/time/time-sql.ts']);
});
