import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SETTINGS } from '../../../../src/contract';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { takeTimeOut } from '../../../../src/gateway/money/limits/pauses';
import { noticeRoutes } from '../../../../src/gateway/support/notice/routes';
import { keepNotice, removeNotice } from '../../../../src/gateway/support/notice/service';
import { type Modules, startModules } from '../../harness/modules';
import { newcomer } from '../../money/wallet/support';
import { draft, forgetNotices, HOUR, titles } from './support';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  gateway.credentials.language = 'en';
  await forgetNotices(gateway);
});

const storeNotices = (...drafts: Parameters<typeof keepNotice>[1][]) =>
  Promise.all(drafts.map((candidate) => keepNotice(gateway.ctx.db, candidate)));
const banner = {
  ...draft('banner'),
  type: 'B' as const,
  groupName: 'w_login',
  url: '/promotions',
  bn: { title: 'ব্যানার', content: 'লেখা' },
  en: { title: 'Banner', content: 'a < b' },
};
const ofEach = () =>
  storeNotices(
    banner,
    draft('pl'),
    draft('h', { type: 'H' }),
    draft('pu', { type: 'PU' }),
    draft('pr', { type: 'PR', from: new Date(Date.now() - 2 * HOUR) }),
  );
const lists = async (query: Parameters<Modules['client']['announcements']>[0]) => {
  const { player, banners, popup, promotion } = await gateway.client.announcements(query);
  return { player: titles(player), banners: titles(banners), popup: titles(popup), promotion: titles(promotion) };
};
const NONE = { player: [], banners: [], popup: [], promotion: [] };

test('lists types separately, headlines first [s3.notice.lists s3.enum.announcement-types s7.relay.announcements]', async () => {
  await ofEach();
  const all = { player: ['h', 'pl'], banners: ['Banner'], popup: ['pu'], promotion: ['pr'] };
  expect(await lists({ platform: 'W' })).toEqual(all);
  expect(await lists({})).toEqual(all);
});

test('returns requested types and banners by execution [s7.relay.announcements s3.enum.announcement-types]', async () => {
  await ofEach();
  expect(await lists({ types: 'PU', platform: 'W' })).toEqual({ ...NONE, popup: ['pu'] });
  expect(await lists({ types: 'PL' })).toEqual({ ...NONE, player: ['pl'] });
  expect(await lists({ types: 'H,PR' })).toEqual({ ...NONE, player: ['h'], promotion: ['pr'] });
  expect(await lists({ types: 'B' })).toEqual({ ...NONE, banners: ['Banner'] });
  expect(await lists({ execution: 'B' })).toEqual({ ...NONE, banners: ['Banner'] });
  expect(await lists({ types: 'PU', execution: 'B' })).toEqual({ ...NONE, banners: ['Banner'], popup: ['pu'] });
});

test('hides promotions from players without rewards [s3.enum.announcement-types s3.notice.lists]', async () => {
  await ofEach();
  const listedFor = async ({ notices, announcements }: Modules['client']) =>
    [(await notices({})).list, (await announcements({})).promotion].map((list) => titles(list).sort());
  expect(await listedFor(gateway.client)).toEqual([['h', 'pl', 'pr'], ['pr']]);
  const { id, client } = await newcomer(gateway);
  expect(await listedFor(client)).toEqual([['h', 'pl', 'pr'], ['pr']]);
  const account = await accountById(gateway.ctx.db, id);
  if (!account) throw new Error('expected an account');
  await takeTimeOut(gateway.ctx, account, 24);
  const again = gateway.as(await openSession(gateway.ctx, gateway.ctx.db, id));
  expect(await listedFor(again)).toEqual([['h', 'pl'], []]);
});

test.each([
  ['types', 'X'],
  ['types', 'pl'],
  ['types', 'PL,'],
  ['types', ''],
  ['types', 'PL,PU,'.repeat(20)],
  ['platform', 'A'],
  ['platform', ''],
  ['execution', 'PL'],
])('rejects %s=%s and names the field [s7.relay.announcements]', async (field, value) => {
  const url = `/wps/relay/MCSFE_getListAnnouncements?${new URLSearchParams({ [field]: value })}`;
  const { statusCode, body } = await gateway.server.inject({ method: 'GET', url });
  expect([statusCode, JSON.parse(body)]).toEqual([
    422,
    expect.objectContaining({ code: 'request.invalid', value: { fields: [field] } }),
  ]);
});

test('returns each notice in the reader’s language [s3.notice.fields s3.banner.fields]', async () => {
  const at = new Date('2026-03-04T20:30:00Z');
  await storeNotices(draft('one', { from: at }), { ...banner, from: at });
  const { player, banners } = await gateway.client.announcements({});
  // In Dhaka it is the fifth.
  const shared = { id: expect.any(String), type: 'PL', date: '2026-03-05' };
  expect(player).toEqual([{ ...shared, title: 'one', content: '<p>English</p>' }]);
  expect(banners).toEqual([
    { groupName: 'w_login', url: '/promotions', title: 'Banner', text: 'a < b', picture: null },
  ]);
  gateway.credentials.language = 'bn';
  const inBengali = await gateway.client.announcements({});
  expect(inBengali.player).toEqual([{ ...shared, id: player[0]?.id, title: 'one বাংলা', content: '<p>বাংলা</p>' }]);
  expect(inBengali.banners).toEqual([
    { groupName: 'w_login', url: '/promotions', title: 'ব্যানার', text: 'লেখা', picture: null },
  ]);
});

test('content is sanitised when it is written [s2.notice-page.entry asvs 1.3.1]', async () => {
  const content = '<p onclick="x()">a<script>alert(1)</script></p>';
  await storeNotices(draft('one', { bn: { title: '<b>ক', content }, en: { title: '<b>a', content } }));
  const { rows } = await gateway.ctx.db.execute('select content_bn, content_en from notices');
  expect(rows).toEqual([{ content_bn: '<p>a</p>', content_en: '<p>a</p>' }]);
  expect((await gateway.client.notices({})).list).toMatchObject([{ title: '<b>a', content: '<p>a</p>' }]);
});

test('a notice is shown between its start and end by the platform’s clock', async () => {
  const now = (await gateway.ctx.now()).getTime();
  await storeNotices(
    draft('over', { from: new Date(now - 2 * HOUR), until: new Date(now - HOUR) }),
    draft('ending', { from: new Date(now - 2 * HOUR), until: new Date(now + HOUR) }),
    draft('coming', { from: new Date(now + 2 * HOUR) }),
  );
  const listTitles = async () => titles((await gateway.client.notices({})).list);
  const { id = '' } = (await gateway.client.notices({})).list[0] ?? {};
  expect(await listTitles()).toEqual(['ending']);
  await gateway.later(HOUR + 1_000);
  expect(await listTitles()).toEqual([]);
  await expect(gateway.client.notice({ id })).rejects.toMatchObject({ status: 404, code: 'notice.unknown' });
  await gateway.later(HOUR);
  expect(await listTitles()).toEqual(['coming']);
});

test('the list has nine a page, newest first [s9.const.notice-page-size s2.notice-page.page-size]', async () => {
  expect(SETTINGS.noticePageSize).toBe(9);
  const names = Array.from({ length: 20 }, (_, i) => `n${String(i).padStart(2, '0')}`);
  await storeNotices(...names.map((name, i) => draft(name, { from: new Date(Date.now() - i * HOUR - HOUR) })));
  await storeNotices(
    draft('h', { type: 'H', from: new Date(Date.now() - 90 * HOUR) }),
    draft('pu', { type: 'PU' }),
    banner,
  );
  const [first, second, third, beyond] = await Promise.all(
    [1, 2, 3, 4].map((pageNo) => gateway.client.notices({ pageNo })),
  );
  expect(titles(first?.list ?? [])).toEqual(['h', ...names.slice(0, 8)]);
  expect(titles(second?.list ?? [])).toEqual(names.slice(8, 17));
  expect([titles(third?.list ?? []), third?.pageNum, third?.totalPages, third?.total]).toEqual([
    names.slice(17),
    3,
    3,
    21,
  ]);
  expect(beyond).toEqual({ list: [], pageNum: 4, totalPages: 3, total: 21 });
  expect((await gateway.client.notices({ pageSize: 5 })).list).toHaveLength(5);
  for (const query of ['pageNo=0', 'pageNo=x', 'pageSize=101'])
    expect((await gateway.server.inject({ method: 'GET', url: `/wps/system/notices?${query}` })).statusCode).toBe(422);
});

test('without notices the list is empty', async () => {
  expect(await gateway.client.notices({})).toEqual({ list: [], pageNum: 1, totalPages: 0, total: 0 });
  expect(await lists({})).toEqual(NONE);
});

test('a notice is found by its id, a banner is not [s2.notice-page.select]', async () => {
  await ofEach();
  const { player, popup } = await gateway.client.announcements({});
  for (const item of [...player, ...popup]) expect(await gateway.client.notice({ id: item.id })).toEqual(item);
  const { rows } = await gateway.ctx.db.execute<{ id: string }>(`select id from notices where type = 'B'`);
  for (const id of [rows[0]?.id ?? '', '01890000-0000-7000-8000-000000000000'])
    await expect(gateway.client.notice({ id })).rejects.toMatchObject({ status: 404, code: 'notice.unknown' });
});

test('reads are cached until the next write, in every process [s7.relay.announcements]', async () => {
  await ofEach();
  const others = noticeRoutes(gateway.ctx);
  const caller = { language: 'en' } as const;
  const elsewhere = async () =>
    titles((await others.notices({ pageNo: 1, pageSize: 9 }, { ...CALLER, ...caller })).list);
  expect([await elsewhere(), (await lists({})).player]).toEqual([
    ['h', 'pl', 'pr'],
    ['h', 'pl'],
  ]);
  const reads = vi.spyOn(gateway.ctx.db, 'select');
  for (let i = 0; i < 5; i++) await elsewhere();
  expect(reads).not.toHaveBeenCalled();
  reads.mockRestore();
  await storeNotices(draft('pl', { en: { title: 'changed', content: 'x' } }));
  expect([await elsewhere(), (await lists({})).player]).toEqual([
    ['h', 'changed', 'pr'],
    ['h', 'changed'],
  ]);
  await removeNotice(gateway.ctx.db, 'pl');
  await gateway.ctx.db.execute(`update notices set title_en = 'by hand' where type = 'H'`);
  expect([await elsewhere(), (await lists({})).player]).toEqual([['by hand', 'pr'], ['by hand']]);
});

const CALLER = {
  ...{
    ip: '203.0.113.7',
    host: 'localhost',
    origin: 'http://localhost',
    country: null,
    merchant: 'maidan',
    requestId: '1',
  },
  ...{ idempotencyKey: null, userAgent: '', trustTokens: [], session: null },
};

test('only agents see notices for agents [s2.agent-centre.announcement]', async () => {
  const to = (key: string, ...audience: ('visitor' | 'member' | 'vip' | 'agent')[]) => draft(key, { audience });
  await storeNotices(
    draft('all'),
    to('agents', 'agent'),
    to('both', 'agent', 'member'),
    to('members', 'member'),
    to('agent-banner-like', 'vip'),
  );
  const listForAgents = async (name?: string) => {
    const { rows } = await gateway.ctx.db.execute<{ id: string }>(
      `select id from accounts where user_name = '${name}'`,
    );
    const token = name ? await openSession(gateway.ctx, gateway.ctx.db, rows[0]?.id ?? '') : null;
    const { list, total } = await gateway.as(token).notices({ audience: 'agent' });
    return [titles(list).sort(), total];
  };
  expect(await listForAgents('agent')).toEqual([['agents', 'both'], 2]);
  expect(await listForAgents('player')).toEqual([['both'], 1]);
  expect(await listForAgents()).toEqual([[], 0]);
});
