import { afterAll, beforeAll, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../../../src/gateway/platform/http/throttles';
import { type Modules, startModules } from '../../harness/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules({ limitFactor: 1 });
});
afterAll(() => gateway.close());

const { max } = RATE_LIMITS.login;

test('an address that tries many usernames is rate-limited [asvs 6.3.1]', { tags: ['extended'] }, async () => {
  const guess = (i: number) =>
    gateway.client.logIn({ username: `guess${i}`, password: 'x' }).catch(({ status, code }) => `${status} ${code}`);
  const outcomes = await Promise.all(Array.from({ length: 2 * max }, (_, i) => guess(i)));
  expect(new Set(outcomes)).toEqual(new Set(['422 slide.required', '429 limit.reached']));
  expect(outcomes.filter((outcome) => outcome === '422 slide.required').length).toBeGreaterThanOrEqual(max);
});
