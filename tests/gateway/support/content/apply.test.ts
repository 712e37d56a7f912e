/** @module-tag extended */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { seedFiles } from '../../../../src/gateway/support/content/seed';
import { applyContent } from '../../../../src/gateway/support/content/service';
import { type Modules, startModules } from '../../harness/modules';
import { newcomer } from '../../identity/registration/support';
import { article, doc, folder } from './support';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

const DAY = 86_400_000;
const ROOT = { name: 'rupa', role: 'admin' } as const;
/** Applies an operator's changes; returns the result. */
const send = (changes: Record<string, string | null> = {}, ...args: string[]) =>
  perform(gateway.ctx, ROOT, {
    command: 'content',
    args: ['apply', 'here', ...args],
    files: folder(changes),
    reason: 'a test',
  });
const changesOf = async (reply: Promise<unknown>): Promise<{ change: string; what: string; lines: string[] }[]> =>
  Object(await reply).changes;
const faultsOf = async (reply: Promise<unknown>): Promise<string> =>
  reply.then(
    () => '',
    (error) => Object(error).extra?.params?.faults,
  );
const all = async () =>
  (await gateway.ctx.db.execute('select * from content_versions order by kind, key, version')).rows;
const notices = async () => (await gateway.ctx.db.execute('select * from notices order by key')).rows;
const helpIds = async (client = gateway.client) => (await client.helpCenter({})).list.map(({ id }) => id);

/** Twenty errors, each of another kind. */
const TWENTY: Record<string, string | null> = {
  'help/start/a.bn.md': doc({ title: 'ক', from: '2026-01-01' }, 'ক'),
  'help/start/b.bn.md': doc({ title: 'খ', from: 'tomorrow' }, 'খ'),
  'help/start/b.en.md': doc({ title: 'B' }, '<script>alert(1)</script>'),
  'help/start/c.bn.md': doc({ title: 'গ', from: '2026-01-01', audience: '[gods]' }, '[গ](/help?article=nope)'),
  'help/start/c.en.md': doc({ title: 'C', colour: 'red' }, '[c](javascript:alert(1))'),
  'help/start/d.bn.md': 'ঘ',
  'help/start/d.en.md': doc({ title: 'D' }),
  'help/start/e.bn.md': doc({ title: 'ঙ', from: '2026-02-30', order: 'x' }, '# ঙ\n\n![x](https://a.test/x.png)\n\n> y'),
  'help/start/e.en.md': doc({ title: 'E' }, '[e](/nowhere)'),
  'help/start/F.bn.md': doc({ title: 'চ', from: '2026-01-01' }, 'চ'),
  'pages/jobs.bn.md': doc({ title: 'কাজ', from: '2026-01-01' }, 'কাজ'),
  'pages/terms.bn.md': doc({ title: 'শর্ত', from: '2026-01-01' }, 'শর্ত'),
  'pages/refund.bn.md': null,
  'banners/x.bn.md': doc({ title: 'ব', from: '2026-01-01', group: 'attic', url: '/join', picture: 'cat' }, 'ব'),
  'banners/x.en.md': doc({ title: 'B' }, 'b'),
  'faq/x.bn.md': 'x',
};

test('rejects a folder with twenty errors, reports file and line of each, and applies no change', async () => {
  const before = [await all(), await notices()];
  const faults = (await faultsOf(send({ ...TWENTY, ...article('good') }))).split('\n');
  expect(faults.length).toBeGreaterThanOrEqual(20);
  for (const fault of faults) expect(fault).toMatch(/^[\w/.-]+\.md:\d+: ./);
  expect([await all(), await notices()]).toEqual(before);
});

test('applying twice changes nothing', async () => {
  const before = [await all(), await notices()];
  expect(await changesOf(send())).toEqual([]);
  expect(await changesOf(send())).toEqual([]);
  expect([await all(), await notices()]).toEqual(before);
});

test('a dry run shows the changes by line; applying makes an audited version', async () => {
  const before = await all();
  const other = { 'help/start/languages.en.md': doc({ title: 'Languages' }, 'Two of them.') };
  const [dry] = await changesOf(send(other, 'dry-run'));
  expect(dry).toMatchObject({ change: 'changed', what: 'help languages', version: 2 });
  expect(dry?.lines).toEqual(
    expect.arrayContaining(['-title en: Bengali and English', '+title en: Languages', '+Two of them.']),
  );
  expect(await all()).toEqual(before);
  expect(await changesOf(send(other))).toEqual([dry]);
  expect((await gateway.client.article({ id: 'languages' })).content).toBe('<p>Two of them.</p>');
  const { rows } = await gateway.ctx.db.execute(
    `select version, applied_by from content_versions where key = 'languages' order by version`,
  );
  expect(rows).toEqual([
    { version: 1, applied_by: 'seed' },
    { version: 2, applied_by: 'rupa' },
  ]);
  const { rows: acts } = await gateway.ctx.db.execute(
    `select outcome, args from operator_acts where command = 'content apply' order by at desc limit 1`,
  );
  expect(acts).toEqual([{ outcome: 'done', args: ['here'] }]);
  await expect(gateway.ctx.db.execute(`update content_versions set title_en = 'x'`)).rejects.toThrow();
});

test('files removed from the folder disappear and return with it; other notices stay', async () => {
  const gone = {
    'help/start/languages.bn.md': null,
    'help/start/languages.en.md': null,
    'banners/banner-login.bn.md': null,
    'banners/banner-login.en.md': null,
  };
  const others = async () => (await notices()).filter(({ applied }) => !applied).length;
  const otherCount = await others();
  expect((await changesOf(send(gone))).map(({ change, what }) => `${change} ${what}`)).toEqual([
    'removed help languages',
    'removed banner banner-login',
  ]);
  expect(await helpIds()).not.toContain('languages');
  await expect(gateway.client.article({ id: 'languages' })).rejects.toMatchObject({
    status: 404,
    code: 'article.unknown',
  });
  expect((await changesOf(send())).map(({ change, what }) => `${change} ${what}`)).toEqual([
    'added help languages',
    'added banner banner-login',
  ]);
  expect(await helpIds()).toContain('languages');
  expect(await others()).toBe(otherCount);
});

test('scheduled content replaces the old at its time and ends at its end', async () => {
  const now = (await gateway.ctx.now()).getTime();
  const at = (days: number) => new Date(now + days * DAY).toISOString().replace(/\.\d+/, '');
  const title = async () => (await gateway.client.article({ id: 'soon' }).catch(() => ({ title: 'none' }))).title;
  await send({ ...article('soon'), 'help/start/soon.en.md': doc({ title: 'First' }, 'x') });
  await send({
    ...article('soon', { from: at(1), until: at(2) }),
    'help/start/soon.en.md': doc({ title: 'Second' }, 'x'),
  });
  expect(await title()).toBe('First');
  await gateway.later(DAY + 60_000);
  expect(await title()).toBe('Second');
  await gateway.later(DAY);
  expect(await title()).toBe('none');
  expect(await helpIds()).not.toContain('soon');
});

test('visitors, members, VIPs and agents see content by audience, a trial that of visitors', async () => {
  const names = ['visitor', 'member', 'vip', 'agent'];
  const files = Object.assign({}, ...names.map((name) => article(`for-${name}`, { audience: `[${name}]` })));
  await send({
    ...files,
    'notices/n.bn.md': doc({ title: 'ন', from: '2026-01-01', type: 'PL', audience: '[vip]' }, 'ন'),
    'notices/n.en.md': doc({ title: 'For VIPs' }, 'x'),
  });
  const readVisible = async (token: string | null) => {
    const client = gateway.as(token);
    const ids = (await helpIds(client)).filter((id) => id.startsWith('for-'));
    const { player } = await client.announcements({});
    return [ids.sort(), player.some((candidate) => candidate.title === 'For VIPs')];
  };
  const tokenOf = async (name: string, set = '') => {
    if (set) await gateway.ctx.db.execute(`update accounts set ${set} where user_name = '${name}'`);
    const { rows } = await gateway.ctx.db.execute<{ id: string }>(
      `select id from accounts where user_name = '${name}'`,
    );
    return openSession(gateway.ctx, gateway.ctx.db, rows[0]?.id ?? '');
  };
  expect(await readVisible(null)).toEqual([['for-visitor'], false]);
  expect(await readVisible(await tokenOf('player'))).toEqual([['for-member'], false]);
  expect(await readVisible(await tokenOf('player', 'rank_level = 5'))).toEqual([['for-member', 'for-vip'], true]);
  expect(await readVisible(await tokenOf('player', 'rank_level = 4'))).toEqual([['for-member'], false]);
  expect(await readVisible(await tokenOf('player', 'type = 1'))).toEqual([['for-agent', 'for-member'], false]);
  expect(await readVisible(await tokenOf('player', 'type = 4'))).toEqual([['for-visitor'], false]);
  await expect(gateway.as(null).article({ id: 'for-vip' })).rejects.toMatchObject({ status: 404 });
  await gateway.ctx.db.execute(`update accounts set type = 0 where user_name = 'player'`);
});

const terms = (edition: string, words: string, from = '2026-01-01') => ({
  'pages/terms.bn.md': doc({ title: 'শর্ত', edition, from }, words),
  'pages/terms.en.md': doc({ title: 'Terms' }, words),
});

test('newcomers consent to the current, immutable edition [s5.consent.terms own.content.editions]', async () => {
  const rules = async () => (await gateway.client.registerRules()).termsVersion;
  expect(await rules()).toBe('2026-01');
  expect(await faultsOf(send(terms('2026-01', 'Quite other words.')))).toBe(
    'pages/terms.bn.md:3: edition: 2026-01 was published with other words: a change needs another name',
  );
  const soon = new Date((await gateway.ctx.now()).getTime() + DAY).toISOString().replace(/\.\d+/, '');
  await send(terms('2026-12', 'New words.', soon));
  expect(await rules()).toBe('2026-01');
  // An edition not yet in force can be neither read nor consented to.
  await expect(gateway.client.article({ id: 'terms', edition: '2026-12' })).rejects.toMatchObject({ status: 404 });
  await gateway.later(DAY + 1_000);
  expect(await rules()).toBe('2026-12');
  expect(await gateway.client.article({ id: 'terms' })).toMatchObject({
    edition: '2026-12',
    isCurrent: true,
    content: '<p>New words.</p>',
  });
  const old = await gateway.client.article({ id: 'terms', edition: '2026-01' });
  expect(old).toMatchObject({ edition: '2026-01', isCurrent: false });
  expect(old.content).toContain('18 years');
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
  for (const modId of ['REGCAPTCHA', 'SMSVERIF']) await setModule(gateway.ctx, modId, false);
  const registrationForm = newcomer({ username: 'reads_terms' });
  await expect(gateway.client.register(registrationForm)).rejects.toMatchObject({ code: 'registration.outdated' });
  await gateway.client.register({
    ...registrationForm,
    consents: { ...registrationForm.consents, termsVersion: '2026-12' },
  });
  const { rows } = await gateway.ctx.db.execute(`select version from registration_consents where kind = 'terms'
    and account_id = (select id from accounts where user_name = 'reads_terms')`);
  expect(rows).toEqual([{ version: '2026-12' }]);
});

test('a gateway with other content does not apply the repository’s folder again', async () => {
  expect(seedFiles().length).toBeGreaterThan(50);
  await applyContent(gateway.ctx, folder(article('mine')), { by: 'rupa' });
  expect(await helpIds()).toContain('mine');
});
