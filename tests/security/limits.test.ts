import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  ATTEMPT_LIMITS,
  BY_ADDRESS,
  RATE_LIMITS,
  type RateLimit,
  type RateLimitName,
  type ThrottleName,
} from '../../src/gateway/platform/http/throttles';
import { setModule } from '../../src/gateway/platform/system/service';
import { startModules } from '../gateway/harness/modules';
import { authenticationLimits } from './limits-of-authentication';
import { codesAndPasswords } from './limits-of-codes';
import { money } from './limits-of-money';
import { routes } from './limits-of-routes';
import { type Bite, consumeTokens, LAST, stopClock } from './limits-support';

const gateway = await startModules({ limitFactor: 1 });
await stopClock(gateway);
beforeEach(async () => {
  await gateway.reset();
  gateway.visitor.ip = '203.0.113.7';
  for (const modId of ['SLIDEVERIF', 'REGCAPTCHA']) await setModule(gateway.ctx, modId, false);
});

/** Ways to reach each limit: a missing one does not compile. */
const bites: Record<ThrottleName, Bite> = {
  ...routes(gateway),
  ...authenticationLimits(gateway),
  ...codesAndPasswords(gateway),
  ...money(gateway),
};
const measured: string[] = [];
afterAll(async () => {
  console.log(`attempts until each limit bites (LIMIT_FACTOR 1)\n${measured.join('\n')}`);
  await gateway.close();
});

const throttles = Object.entries({ ...RATE_LIMITS, ...ATTEMPT_LIMITS }).map(([name, { what, each, max }]) => ({
  name,
  what,
  each,
  max,
}));
const bitesByName = new Map<string, Bite>(Object.entries(bites));
const isRateLimit = (name: string): name is RateLimitName => Object.hasOwn(RATE_LIMITS, name);

/** Consumes all but the last tokens of a rate limit that is stored in the database. Returns their number. */
async function fill(name: string, { key }: Bite, allowed: number): Promise<number> {
  if (!isRateLimit(name)) return 0;
  const { each, local }: RateLimit = RATE_LIMITS[name];
  const bucket = key ? await key() : each === BY_ADDRESS ? gateway.visitor.ip : undefined;
  if (local || !bucket || allowed <= LAST) return 0;
  await consumeTokens(gateway, name, bucket, allowed - LAST);
  return allowed - LAST;
}

test.each(throttles)(
  '$name rejects calls beyond its limit: $what, $each [asvs 6.1.1 2.3.2 2.4.1]',
  async ({ name, what, each, max }) => {
    const limit = bitesByName.get(name);
    if (!limit) throw new Error(`nothing reaches ${name}`);
    const allowed = typeof max === 'number' ? max : gateway.ctx.config[max];
    const attempts = (await fill(name, limit, allowed)) + (await limit.attempts());
    measured.push(`${what} | ${each} | ${attempts} | ${limit.told}`);
    expect(attempts).toBe(allowed + (limit.refilled ?? 0));
  },
);
