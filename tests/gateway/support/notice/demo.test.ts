import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Language, SETTINGS } from '../../../../src/contract';
import { resetDemo } from '../../../../src/gateway/demo/plant';
import { seedDemo } from '../../../../src/gateway/demo/seed';
import { type Modules, startModules } from '../../harness/modules';
import { forgetNotices, titles } from './support';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

const DAY = 86_400_000;
const all = async (language: Language) => {
  gateway.credentials.language = language;
  const { player, popup, promotion, banners } = await gateway.client.announcements({ platform: 'W' });
  return {
    notices: [...player, ...popup, ...promotion],
    counts: [player, popup, promotion, banners].map(({ length }) => length),
  };
};

test('the demo has two pages of notices, pop-ups, promotions and banners in both languages', async () => {
  const bn = await all('bn');
  const en = await all('en');
  expect([bn.counts, en.counts]).toEqual([
    [14, 2, 3, 4],
    [14, 2, 3, 4],
  ]);
  expect(bn.notices.map(({ id }) => id)).toEqual(en.notices.map(({ id }) => id));
  for (const { title, content } of bn.notices)
    expect(`${title}${content}`.replace(/<[^>]*>|SMS|P (?=[০-৯])/g, '')).toMatch(/^[^A-Za-z0-9]+$/);
  for (const { title, content } of en.notices) expect(`${title}${content}`).not.toMatch(/[\u0980-\u09ff]/);
  expect((await gateway.client.notices({})).totalPages).toBe(Math.ceil(17 / SETTINGS.noticePageSize));
});

test('pop-ups of the demo are HTML like every other notice [s2.modal.after-login s3.notice.lists]', async () => {
  const { popup } = await gateway.client.announcements({ types: 'PU' });
  for (const { content } of popup) expect(content).toMatch(/^<p>[^<]+<\/p>$/);
});

test('a scheduled notice appears after two days', async () => {
  await gateway.later(2 * DAY + 1_000);
  expect(titles((await gateway.client.notices({})).list)).toContain('Maintenance in the card room');
});

test('removed notices stay away on restart and return with a reset', async () => {
  await forgetNotices(gateway);
  await seedDemo(gateway.ctx);
  expect((await gateway.client.notices({})).total).toBe(0);
  await resetDemo(gateway.ctx);
  expect((await gateway.client.notices({})).total).toBe(17);
});

test('a demo older than notices gets them at its start', async () => {
  await forgetNotices(gateway);
  await gateway.ctx.db.execute('update notice_revision set revision = 0');
  await seedDemo(gateway.ctx);
  expect((await gateway.client.notices({})).total).toBe(17);
});

test('without the demo there are no notices', async () => {
  const bare = await startModules({ demo: false });
  expect(await bare.client.announcements({ platform: 'W' })).toEqual({
    player: [],
    banners: [],
    popup: [],
    promotion: [],
  });
  await bare.close();
});
