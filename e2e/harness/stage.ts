import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type RunningGateway, startGateway } from './gateway';
import { Tester } from './tester';

/** Stores a picture of the failed journey. */
async function saveScreenshot(page: Page, name: string) {
  mkdirSync('.cache/failures/browser', { recursive: true });
  await page
    .screenshot({ path: `.cache/failures/browser/${name.replace(/\W+/g, '-')}.png`, timeout: 5_000 })
    .catch(() => undefined);
}

type Options = Parameters<typeof Tester.arrives>[1];

/**
 * Setup of a file of journeys: a gateway, a fixture before each, and no puzzle unless a journey is about it. After
 * each, no browser may have had an unexpected failure.
 */
export function stage(settings: Record<string, string> = {}, fixture = 'everybody') {
  let gateway: RunningGateway;
  const testers: Tester[] = [];
  beforeAll(async () => {
    gateway = await startGateway(settings);
  });
  beforeEach(async () => {
    if (settings.DEMO === 'off') return;
    await gateway.becomes(fixture, 'SLIDEVERIF=off');
  });
  afterEach(async ({ task }) => {
    const all = testers.splice(0);
    if (task.result?.state === 'fail')
      await Promise.all(all.map(({ page }, index) => saveScreenshot(page, `${task.name.split(': ').at(-1)} ${index}`)));
    await Promise.all(all.map((tester) => tester.leaves()));
    expect(all.flatMap(({ errors }) => errors)).toEqual([]);
    expect(all.flatMap((tester) => tester.unexpected())).toEqual([]);
  });
  afterAll(async () => {
    await gateway?.stop();
  });
  return {
    ops: (...typed: string[]) => gateway.ops(...typed),
    url: () => gateway.url,
    /** Access to the gateway's database. */
    databaseUrl: () => gateway.databaseUrl,
    /** A tester with a fresh browser. */
    async createTester(options: Options): Promise<Tester> {
      const tester = await Tester.arrives(gateway, options);
      testers.push(tester);
      return tester;
    },
  };
}
