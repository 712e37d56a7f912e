/** @module-tag extended */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_IDS } from '../../../src/studio/catalogue/entries';
import { commitment } from '../../../src/studio/fair/stream';
import { publicationOf } from '../../../src/studio/publish/publication';
import { type Portal, startPortal } from '../harness/portal';
import { frameAt, startTestStudio } from '../harness/studio';

let portal: Portal;
let studio: Awaited<ReturnType<typeof startTestStudio>>;
beforeAll(async () => {
  portal = await startPortal({ game: 'lab-wheel' });
  portal.mishap('odds', 'lost', 'cut');
  studio = await startTestStudio(portal);
});
afterAll(async () => {
  await studio.end();
  await portal.stop();
});

test('publishes the table of each game, and retries when the portal does not respond [own.game-info.odds]', async () => {
  await expect.poll(() => [...portal.published.keys()].sort()).toEqual([...GAME_IDS].sort());
  expect(portal.published.get('lab-keno')).toEqual(JSON.parse(JSON.stringify(publicationOf('lab-keno'))));
});

test('reports a seed once it is revealed, and retries when the portal does not respond [own.betting-record.verify]', async () => {
  const frame = await frameAt(studio.url);
  await frame.chooses('my own words');
  const { seeds } = await frame.state();
  await frame.bets('lab-wheel', { act: 'spin' });
  expect(portal.revealed.size).toBe(0);
  portal.mishap('reveal', 'lost');
  await frame.chooses('other words');
  await expect.poll(() => [...portal.revealed.keys()]).toEqual([seeds.commitment]);
  expect(commitment(portal.revealed.get(seeds.commitment) ?? '')).toBe(seeds.commitment);
  const due = () =>
    studio.query(`select count(*)::int as due from seeds where state = 'revealed' and reported_at is null`);
  await expect.poll(due).toEqual([{ due: 0 }]);
  // The portal has no round by a seed of demos alone.
  await frame.chooses('third words');
  await expect.poll(due).toEqual([{ due: 0 }]);
  expect(portal.revealed.size).toBe(1);
});
