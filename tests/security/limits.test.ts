import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { resetPlatform } from '../../src/gateway/ops/reset';
import { setModule } from '../../src/gateway/system/service';
import { startModules } from '../gateway/support/modules';
import { codesAndPasswords } from './limits-of-codes';
import { money } from './limits-of-money';
import { waysIn } from './limits-of-ways-in';
import { documented, rateLimits, stopClock } from './limits-support';

const gateway = await startModules({ limitFactor: 1 });
await stopClock(gateway);
beforeEach(async () => {
  await resetPlatform(gateway.ctx);
  gateway.visitor.ip = '203.0.113.7';
  for (const modId of ['SLIDEVERIF', 'REGCAPTCHA']) await setModule(gateway.ctx, modId, false);
});

const bites = { ...waysIn(gateway), ...codesAndPasswords(gateway), ...money(gateway) };
const measured: string[] = [];
afterAll(async () => {
  process.stdout.write(`\nattempts until each limit bites (LIMIT_FACTOR 1)\n${measured.join('\n')}\n`);
  await gateway.close();
});

describe('asvs 6.1.1 2.3.2 2.4.1: attempts until each limit bites are those that the README says', () => {
  const said = documented();
  test.each(Object.entries(bites))('%s', async (what, { told, attempts }) => {
    const row = `${what} | ${await attempts()}`;
    measured.push(`${row} | ${told}`);
    expect(said).toContain(row);
  });

  test('the README has no other, and no rate limit in the source is left out', () => {
    expect(said.map((row) => row.slice(0, row.lastIndexOf(' | '))).sort()).toEqual(Object.keys(bites).sort());
    const reached = Object.values(bites).flatMap(({ of }) => of ?? []);
    expect([...new Set(rateLimits())].sort()).toEqual(reached.sort());
  });
});
