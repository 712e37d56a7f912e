import { afterAll, beforeEach, expect, test } from 'vitest';
import { resetDemo } from '../../src/gateway/demo/plant';
import { ATTEMPT_LIMITS, RATE_LIMITS, type ThrottleName } from '../../src/gateway/platform/throttles';
import { setModule } from '../../src/gateway/system/service';
import { startModules } from '../gateway/support/modules';
import { codesAndPasswords } from './limits-of-codes';
import { money } from './limits-of-money';
import { routes } from './limits-of-routes';
import { waysIn } from './limits-of-ways-in';
import { type Bite, stopClock } from './limits-support';

const gateway = await startModules({ limitFactor: 1 });
await stopClock(gateway);
beforeEach(async () => {
  await resetDemo(gateway.ctx);
  gateway.visitor.ip = '203.0.113.7';
  for (const modId of ['SLIDEVERIF', 'REGCAPTCHA']) await setModule(gateway.ctx, modId, false);
});

/** How to reach every limit: one that is missing does not compile. */
const bites: Record<ThrottleName, Bite> = { ...routes(gateway), ...waysIn(gateway), ...codesAndPasswords(gateway), ...money(gateway) };
const measured: string[] = [];
afterAll(async () => {
  console.log(`attempts until each limit bites (LIMIT_FACTOR 1)\n${measured.join('\n')}`);
  await gateway.close();
});

const throttles = Object.entries({ ...RATE_LIMITS, ...ATTEMPT_LIMITS }).map(([name, { what, each, max }]) => ({ name, what, each, max }));
const bitesByName = new Map<string, Bite>(Object.entries(bites));

test.each(throttles)('asvs 6.1.1 2.3.2 2.4.1: $name bites after its attempts: $what, $each', async ({ name, what, each, max }) => {
  const limit = bitesByName.get(name);
  if (!limit) throw new Error(`nothing reaches ${name}`);
  const attempts = await limit.attempts();
  measured.push(`${what} | ${each} | ${attempts} | ${limit.told}`);
  const allowed = typeof max === 'number' ? max : gateway.ctx.config[max];
  expect(attempts).toBe(allowed + (limit.refilled ?? 0));
});
