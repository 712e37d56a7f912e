/** @module-tag extended */
import { expect, onTestFinished, test, vi } from 'vitest';
import { fixtures } from '../../../src/gateway/demo/fixtures';
import { plant } from '../../../src/gateway/demo/plant';
import { siteDayAt } from '../../../src/gateway/platform/time/site-days';
import { startModules } from '../harness/modules';

const MINUTE = 60_000;

test("a fixture is restored within the site's day and built again after midnight", async () => {
  const gateway = await startModules();
  const { end: midnight } = siteDayAt(gateway.ctx.config.siteZone, Date.now());
  onTestFinished(() => gateway.close());
  onTestFinished(() => void vi.useRealTimers());
  const tokenAt = async (now: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    return (await plant(gateway.ctx, fixtures.member)).sessions.player.token;
  };
  const evening = await tokenAt(midnight - 10 * MINUTE);
  expect(await tokenAt(midnight - 5 * MINUTE)).toBe(evening);
  expect(await tokenAt(midnight + 5 * MINUTE)).not.toBe(evening);
});
