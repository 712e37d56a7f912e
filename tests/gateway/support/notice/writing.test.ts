/** @module-tag extended */

import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noticeDraft } from '../../../../src/gateway/support/notice/draft';
import { keepNotice, removeNotice } from '../../../../src/gateway/support/notice/service';
import { type Modules, startModules } from '../../harness/modules';
import { draft, forgetNotices } from './support';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());
beforeEach(() => forgetNotices(gateway));

const storedNotices = async () => {
  const { rows } = await gateway.ctx.db.execute(
    'select key, type, title_en, version, group_name from notices order by key',
  );
  return rows;
};

test('a notice is created once, updated under its key with a version, and removed', async () => {
  const { db } = gateway.ctx;
  await keepNotice(db, draft('one'));
  const notice = { key: 'one', type: 'PL', title_en: 'one', version: 1, group_name: null };
  expect(await storedNotices()).toEqual([notice]);
  await keepNotice(db, draft('one', { en: { title: 'two', content: 'x' } }));
  expect(await storedNotices()).toEqual([{ ...notice, title_en: 'two', version: 2 }]);
  const banner = { type: 'B', groupName: 'w_login', url: '/promotions' } as const;
  await keepNotice(db, { ...draft('one'), ...banner });
  expect(await storedNotices()).toMatchObject([{ type: 'B', group_name: 'w_login', version: 3 }]);
  await keepNotice(db, draft('one'));
  expect(await storedNotices()).toMatchObject([{ type: 'PL', group_name: null, version: 4 }]);
  await removeNotice(db, 'one');
  await removeNotice(db, 'one');
  expect(await storedNotices()).toEqual([]);
});

test('writing the same notice repeatedly changes nothing', async () => {
  const same = draft('one');
  for (let i = 0; i < 3; i++) await keepNotice(gateway.ctx.db, same);
  expect(await storedNotices()).toMatchObject([{ version: 1 }]);
});

/** Processor time of a validation, μs: other programs on the machine do not count. */
function costOf(input: unknown): number {
  const start = process.cpuUsage();
  v.safeParse(noticeDraft, input);
  return process.cpuUsage(start).user;
}

describe('rejections with their path', () => {
  const en = (content: string) => ({ en: { title: 'x', content } });
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const banner = { ...draft('b'), type: 'B', groupName: 'w_login', url: '/a' };
  test.each<[string, unknown, string]>([
    ['a language that is missing', { ...draft('a'), bn: undefined }, 'bn'],
    ['a title that is empty', draft('a', { en: { title: ' ', content: 'x' } }), 'en.title'],
    ['a title that is too long', draft('a', { en: { title: 'x'.repeat(121), content: 'x' } }), 'en.title'],
    ['content that is empty', draft('a', en('')), 'en.content'],
    ['content of which nothing is left', draft('a', en('<script>alert(1)</script><p> </p>')), 'en.content'],
    ['300 kB', draft('a', en('x'.repeat(300_000))), 'en.content'],
    ['300 kB of elements in one another', draft('a', en('<ul><li>'.repeat(37_500))), 'en.content'],
    ['too many elements', draft('a', en(`${'<b>'.repeat(501)}x`)), 'en.content'],
    [
      'what grows when it is read',
      draft('a', en(Array.from({ length: 250 }, (_, i) => `<strong a=${i}>x<p>`).join(''))),
      'en.content',
    ],
    ['an unknown type', { ...draft('a'), type: 'X' }, 'type'],
    ['a key with other signs', draft('A b'), 'key'],
    ['an end before the begin', draft('a', { from: day(2), until: day(1) }), ''],
    ['a banner without a place', { ...banner, groupName: '' }, 'groupName'],
    ['a banner that leads to a script', { ...banner, url: 'javascript:alert(1)' }, 'url'],
    ['a notice with a banner’s place', { ...draft('a'), groupName: 'w_login' }, 'groupName'],
  ])('%s', (_what, input, path) => {
    const { success, issues } = v.safeParse(noticeDraft, input);
    expect([success, (issues && v.getDotPath(issues[0])) ?? '']).toEqual([false, path]);
    // A fast machine and a slow one have the same ratio.
    const valid = draft('a', en('<p>word <b>bold</b></p>'.repeat(240)));
    expect(costOf(input)).toBeLessThan(100 * (costOf(valid) + costOf(valid)));
  });
});

test('the database rejects a banner without a group, an unknown type and an end before the start', async () => {
  await keepNotice(gateway.ctx.db, draft('one'));
  for (const change of [`type = 'B'`, `type = 'X'`, `group_name = 'x'`, `shown_until = shown_from`, `key = 'A'`])
    await expect(gateway.ctx.db.execute(`update notices set ${change}`)).rejects.toThrow();
});
