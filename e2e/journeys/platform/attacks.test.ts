import { expect, test } from 'vitest';
import { HEADERS } from '../../../src/gateway/platform/http/security';
import { sanitised } from '../../../src/gateway/support/notice/sanitise';
import { ATTACKS } from '../../../tests/harness/attacks';
import { CORPUS } from '../../../tests/harness/notice-corpus';
import { renderInFrames } from '../../harness/attacked';
import { readInPortal } from '../../harness/attacked-portal';
import { stage } from '../../harness/stage';

const { createTester, databaseUrl } = stage({ LOG_LEVEL: 'error' });

/** The policy as sent, except for frame-ancestors, because the page is in a frame here. */
const POLICY = HEADERS['Content-Security-Policy'].replace(/; frame-ancestors 'none'$/, '');
/** All attacks, and the harmful HTML of the sanitiser's corpus. */
const WRITTEN = [...new Set([...ATTACKS, ...CORPUS.map(([, written]) => written)])];
const SANITISED_HTML = [...new Set(WRITTEN.map(sanitised))];

const NOTHING = { ran: 0, reached: 0, forbidden: 0 };

const counted = async (all: readonly string[], policy: string | null) => {
  const { ran, reached, forbidden } = await renderInFrames(all, policy);
  return { ran: ran.size, reached: reached.size, forbidden: forbidden.size };
};

test('without a policy, HTML runs and contacts other hosts unless sanitised [asvs 1.3.1]', async () => {
  const raw = await counted(WRITTEN, null);
  expect(raw.ran).toBeGreaterThanOrEqual(20);
  expect(raw.reached).toBeGreaterThanOrEqual(5);
  expect(await counted(SANITISED_HTML, null)).toEqual(NOTHING);
});

test('the portal’s policy blocks and reports scripts, and accepts sanitised HTML [asvs 1.3.1 3.4.3]', async () => {
  const raw = await counted(WRITTEN, POLICY);
  expect(raw.ran).toBe(0);
  expect(raw.forbidden).toBeGreaterThanOrEqual(35);
  expect(await counted(SANITISED_HTML, POLICY)).toEqual(NOTHING);
});

test.each(['bn', 'en'] as const)(
  'sanitised HTML violates no policy in notices, an article and a guide, in %s [s2.notice-page.entry asvs 1.3.1]',
  async (language) => {
    const visitor = await createTester({ language });
    expect(await readInPortal(visitor, databaseUrl(), SANITISED_HTML)).toEqual({
      forbidden: [],
      asked: [],
      ran: [],
      harm: [],
    });
  },
);

test('HTML that bypassed the sanitiser is blocked and reported by the policy [asvs 1.3.1 3.4.3]', async () => {
  const visitor = await createTester({ language: 'en' });
  const { forbidden, ...done } = await readInPortal(visitor, databaseUrl(), ATTACKS);
  expect(done).toEqual({ asked: [], ran: [], harm: [] });
  expect(forbidden.length).toBeGreaterThanOrEqual(5);
  // The browser reports it in its own text.
  const violations = visitor.errors.splice(0);
  expect(violations.filter((line) => !line.includes('Content Security Policy'))).toEqual([]);
  expect(violations.length).toBeGreaterThanOrEqual(5);
});
