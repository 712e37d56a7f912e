/** @module-tag extended */

import { expect, test } from 'vitest';
import { quietly } from '../../harness/edge';
import { comesIn, isThere } from '../../harness/people';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const { ops, createTester } = stage();
const STREAM = quietly('liveStream');
const POLL = quietly('balance');

/** Sum that the header displays. */
const sum = ({ page }: Tester) => page.locator('.balance .num').first().textContent();
const follows = (tester: Tester) => expect.poll(() => tester.edge.count(STREAM), { timeout: 20_000 }).toBe(1);

test('tabs of a session share one stream, and a credit appears in both without polling [own.live.client own.live.tabs]', async () => {
  const tester = await createTester({ language: 'en', width: 1280 });
  tester.edge.goLive();
  await comesIn(tester, 'player');
  await follows(tester);
  const tab = await tester.opensTab({ duplicate: true });
  tab.edge.goLive();
  await tab.page.goto(tester.page.url());
  await isThere(tab);
  const before = await sum(tester);
  const inTab = await sum(tab);
  expect(inTab).toBe(before);
  const polls = tester.edge.count(POLL);
  await ops('credit', 'player', '12.50');
  await expect.poll(() => sum(tester)).not.toBe(before);
  const after = await sum(tester);
  await expect.poll(() => sum(tab)).toBe(after);
  expect(tester.edge.count(POLL) - polls).toBeLessThanOrEqual(1);
  expect(tab.edge.count(STREAM)).toBe(0);
});

test('maintenance appears and ends on an open page without a call of the player [own.live.client own.live.site]', async () => {
  const tester = await createTester({ language: 'en', width: 1280 });
  tester.edge.goLive();
  await comesIn(tester, 'player');
  await follows(tester);
  await ops('maintenance', 'on');
  await tester.screen.sees('heading', 'maintenance.title');
  await ops('maintenance', 'off');
  await isThere(tester);
});
