import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGES } from '../../../../src/contract/support/content';
import { type Modules, startModules } from '../../harness/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

const speaking = async <T>(language: 'bn' | 'en', request: () => Promise<T>): Promise<T> => {
  gateway.credentials.language = language;
  return request();
};
const found = async (q: string, category?: string) => {
  const { list, isNear } = await gateway.client.helpCenter({ q, category });
  return { ids: list.map(({ id }) => id), isNear };
};

test('lists categories and the same articles in both languages [s7.call.help-center]', async () => {
  const en = await speaking('en', () => gateway.client.helpCenter({}));
  const bn = await speaking('bn', () => gateway.client.helpCenter({}));
  expect(en.categories.map(({ title }) => title)).toEqual([
    'Getting started',
    'Account and security',
    'Deposits',
    'Withdrawals',
    'Games and bets',
    'Responsible gaming',
  ]);
  expect(bn.list.map(({ id }) => id)).toEqual(en.list.map(({ id }) => id));
  expect(en.list[0]).toMatchObject({ id: 'register', category: 'start', title: 'How do I register?' });
  expect(en.categories.map(({ count }) => count).reduce((sum, value) => sum + value)).toBe(en.list.length);
  for (const { title, beginning } of bn.list) expect(title + beginning).toMatch(/[\u0980-\u09ff]/);
  for (const { beginning } of [...bn.list, ...en.list])
    expect([beginning.length > 20, beginning.length <= 151, /[<>&]/.test(beginning)]).toEqual([true, true, false]);
});

test('lists a single category; an unknown one is empty [s7.call.help-center]', async () => {
  const { list } = await speaking('en', () => gateway.client.helpCenter({ category: 'deposits' }));
  expect(list.map(({ id }) => id)).toEqual(['tutorial', 'missing']);
  expect((await gateway.client.helpCenter({ category: 'nothing' })).list).toEqual([]);
  const { statusCode } = await gateway.server.inject({ method: 'GET', url: '/wps/system/helpCenter?category=A%20B' });
  expect(statusCode).toBe(422);
});

test('search ranks title words first and tolerates Bengali spellings and typos [own.help.search]', async () => {
  gateway.credentials.language = 'en';
  expect((await found('deposit limit')).ids[0]).toBe('deposit-limit');
  expect((await found('ডিপোজিট লিমিট')).ids[0]).toBe('deposit-limit');
  expect((await found('উত্তলন')).ids).toContain('how');
  expect(await found('withdrwal')).toMatchObject({ isNear: true, ids: expect.arrayContaining(['how']) });
  expect((await found('terms')).ids).toContain('terms');
  expect((await found('password', 'account')).ids).toEqual(expect.arrayContaining(['log-in', 'keep-safe']));
  expect(await found('xylophone quark')).toEqual({ ids: [], isNear: false });
});

test('each page about the house has substantial content in both languages [s2.footer.about-links]', async () => {
  for (const id of PAGES) {
    const bn = await speaking('bn', () => gateway.client.article({ id }));
    const en = await speaking('en', () => gateway.client.article({ id }));
    expect(bn.content).toMatch(/[\u0980-\u09ff]/);
    expect([id, bn.content.length > 450, en.content.length > 500]).toEqual([id, true, true]);
    expect(en).toMatchObject({ id, category: null, isCurrent: true, date: '2026-01-01' });
  }
  expect((await gateway.client.article({ id: 'tutorial' })).category).toEqual({ id: 'deposits', title: 'Deposits' });
  await expect(gateway.client.article({ id: 'nothing' })).rejects.toMatchObject({
    status: 404,
    code: 'article.unknown',
  });
});
