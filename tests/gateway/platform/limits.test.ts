import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { consumeRateLimit } from '../../../src/gateway/platform/http/limits';
import { RATE_LIMITS } from '../../../src/gateway/platform/http/throttles';
import { stopClock } from '../../security/limits-support';
import { startTestGateway, type TestGateway } from '../harness/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ TRUST_PROXY: 'loopback', REQUESTS_PER_MINUTE: '30' });
});
afterAll(() => gateway.stop());

const NAME = 'password.link.account';
const { max, perSeconds } = RATE_LIMITS[NAME];
/** Seconds until one attempt is refilled. */
const ONE = perSeconds / max;
const tries = async (times: number, key: string) => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: times }, () => consumeRateLimit(gateway.ctx, NAME, key)),
  );
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};

test('concurrent attempts pass up to the limit, per key [asvs 2.4.1]', async () => {
  expect(await tries(40, 'one')).toBe(max);
  expect(await tries(3, 'other')).toBe(3);
});

test('a rate limit refills evenly', async () => {
  expect(await tries(max + 1, 'patient')).toBe(max);
  await gateway.ops('clock', [`+${ONE + 1}s`]);
  expect(await tries(2, 'patient')).toBe(1);
  await gateway.ops('clock', [`+${perSeconds}s`]);
  expect(await tries(max + 1, 'patient')).toBe(max);
});

test('a rejection has status 429 and the time to retry [asvs 6.1.1]', async () => {
  const limitError = expect.objectContaining({
    status: 429,
    code: 'limit.reached',
    extra: { params: { seconds: expect.any(Number) }, retryAfter: expect.closeTo(ONE, -1) },
  });
  await tries(max, 'refused');
  await expect(consumeRateLimit(gateway.ctx, NAME, 'refused')).rejects.toEqual(limitError);
});

test('limits the calls of an address across all paths, without affecting others [asvs 2.3.2]', async () => {
  // Stops refills during the test: pages and unknown calls are counted in the process's memory.
  await stopClock(gateway);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const call = (path: string, ip: string) => gateway.call(path, { headers: { 'X-Forwarded-For': ip, Language: 'en' } });
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, i) => (await call(i % 2 ? '/wps/nothing' : '/lgw/x', '203.0.113.1')).status),
  );
  const passed = statuses.filter((status) => status === 404).length;
  expect(passed).toBe(30);
  const limitedResponse = await call('/wps/system/countries', '203.0.113.1');
  expect(limitedResponse).toMatchObject({
    status: 429,
    reply: { code: 'limit.reached', message: expect.stringMatching(/in \d+ s\./) },
  });
  expect(Number(limitedResponse.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await call('/wps/system/status', '203.0.113.2')).status).toBe(200);
});
