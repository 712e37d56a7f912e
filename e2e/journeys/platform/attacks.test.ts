import { expect, test } from 'vitest';
import { HEADERS } from '../../../src/gateway/platform/http/security';
import { sanitised } from '../../../src/gateway/support/notice/sanitise';
import { ATTACKS } from '../../../tests/harness/attacks';
import { CORPUS } from '../../../tests/harness/notice-corpus';
import { shownPlainly } from '../../harness/attacked';
import { readInPortal } from '../../harness/attacked-portal';
import { stage } from '../../harness/stage';

const { somebody, databaseUrl } = stage({ LOG_LEVEL: 'error' });

/** As it is sent, but for who may frame it: here it is in a frame. */
const POLICY = HEADERS['Content-Security-Policy'].replace(/; frame-ancestors 'none'$/, '');
/** All that is tried: the attacks, and what is written to do harm in the corpus of what is kept. */
const WRITTEN = [...new Set([...ATTACKS, ...CORPUS.map(([, written]) => written)])];
const KEPT = [...new Set(WRITTEN.map(sanitised))];

const NOTHING = { ran: 0, reached: 0, forbidden: 0 };

const counted = async (all: readonly string[], policy: string | null) => {
  const { ran, reached, forbidden } = await shownPlainly(all, policy);
  return { ran: ran.size, reached: reached.size, forbidden: forbidden.size };
};

test('asvs 1.3.1: what was written runs and asks elsewhere where nothing stops it; sanitised it does nothing', async () => {
  const raw = await counted(WRITTEN, null);
  expect(raw.ran).toBeGreaterThanOrEqual(20);
  expect(raw.reached).toBeGreaterThanOrEqual(5);
  expect(await counted(KEPT, null)).toEqual(NOTHING);
});

test('asvs 1.3.1 3.4.3: under the portal’s policy none of it runs, and it is told of; sanitised there is nothing to tell', async () => {
  const raw = await counted(WRITTEN, POLICY);
  expect(raw.ran).toBe(0);
  expect(raw.forbidden).toBeGreaterThanOrEqual(35);
  expect(await counted(KEPT, POLICY)).toEqual(NOTHING);
});

test.each(['bn', 'en'] as const)(
  'asvs 1.3.1 s2.notice-page.entry: sanitised, the portal shows each without a word of its policy: notices, an article, a guide, in %s',
  async (language) => {
    const visitor = await somebody({ language });
    expect(await readInPortal(visitor, databaseUrl(), KEPT)).toEqual({ forbidden: [], asked: [], ran: [], harm: [] });
  },
);

test('asvs 1.3.1 3.4.3: what came past the sanitiser all the same is told of by the policy, and does nothing', async () => {
  const visitor = await somebody({ language: 'en' });
  const { forbidden, ...done } = await readInPortal(visitor, databaseUrl(), ATTACKS);
  expect(done).toEqual({ asked: [], ran: [], harm: [] });
  expect(forbidden.length).toBeGreaterThanOrEqual(5);
  // The browser says the same in its own words.
  const told = visitor.errors.splice(0);
  expect(told.filter((line) => !line.includes('Content Security Policy'))).toEqual([]);
  expect(told.length).toBeGreaterThanOrEqual(5);
});
