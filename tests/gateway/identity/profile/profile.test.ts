import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { MESSAGING } from '../../../../src/contract/identity/profile';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { profileDetails } from '../../../../src/gateway/identity/details/tables';
import { memberProfiles } from '../../../../src/gateway/identity/registration/tables';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { setSite } from '../../../../src/gateway/platform/system/site';
import { startModules } from '../../harness/modules';
import { newcomer } from '../../money/wallet/support';
import { PROFILE } from './support';

const gateway = await startModules();
afterAll(() => gateway.close());

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  );
/** Sends what the portal's client would not; returns the status and the rejected field. */
async function rejection(fields: Record<string, unknown>): Promise<unknown[]> {
  const { id } = await newcomer(gateway);
  const headers = { authorization: `Bearer ${await openSession(gateway.ctx, gateway.ctx.db, id)}` };
  const payload = await gateway.sealed({
    ...PROFILE,
    ...fields,
    timestamp: (await gateway.ctx.now()).getTime(),
    nonce: crypto.randomUUID(),
  });
  const { statusCode, body } = await gateway.server.inject({
    method: 'PUT',
    url: '/wps/member/profile',
    headers,
    payload,
  });
  return [statusCode, ...(JSON.parse(body).value?.fields ?? [])];
}
const IDENTITY = {
  realName: 'Rupa Akter',
  fullName: 'Rupa Begum Akter',
  idNumber: '১৯৮৭ ৬৫৪৩',
  birthday: '1990-12-31',
};
const clear = (...args: string[]) =>
  perform(
    gateway.ctx,
    { name: 'help', role: 'support' },
    { command: 'profile', args: ['clear', ...args], reason: 'a ticket' },
  );

test('stores all fields and returns them to their owner, the identity number masked [s3.profile.fields]', async () => {
  const { client, id, userName } = await newcomer(gateway);
  expect(await client.profile()).toEqual({
    ...Object.fromEntries(Object.keys(PROFILE).map((field) => [field, ''])),
    nickname: userName,
  });
  await client.saveProfile({ ...PROFILE, ...IDENTITY, nickname: '  র‍্যাবেয়া  ', address: 'ঘর ৫,\nকদম রোড' });
  const savedProfile = { ...PROFILE, ...IDENTITY, idNumber: '•••••6543', nickname: 'র‍্যাবেয়া', address: 'ঘর ৫, কদম রোড' };
  expect(await client.profile()).toEqual(savedProfile);
  expect((await client.memberInfo()).nickname).toBe('র‍্যাবেয়া');
  expect((await accountById(gateway.ctx.db, id))?.nickname).toBe('র‍্যাবেয়া');
  expect((await client.securityOverview()).realName).toBe('Rupa Akter');
  const other = await newcomer(gateway);
  expect((await other.client.profile()).address).toBe('');
});

test('returns seven messaging ids, prefilled from the registration [s3.profile.messaging-ids]', async () => {
  const { client, id } = await newcomer(gateway);
  const contacts = { qqNum: '10001', line: 'rupa.line', whatsapp: '+8801711', facebook: 'rupa.fb', wechat: 'rupa_wx' };
  await gateway.ctx.db
    .insert(memberProfiles)
    .values({ accountId: id, idNumber: '5554321', contacts, origin: { domain: 'a' } });
  const { line, whatsapp, facebook, wechat } = contacts;
  const contactFields = { qq: '10001', line, whatsapp, facebook, wechat, zalo: '', telegram: '' };
  expect(await client.profile()).toMatchObject({ ...contactFields, idNumber: '•••••4321' });
  await client.saveProfile({ ...PROFILE, ...contactFields, qq: '', zalo: 'rupa.z', telegram: '@rupa' });
  const after = await client.profile();
  expect(Object.fromEntries(MESSAGING.map((name) => [name, after[name]]))).toEqual({
    ...contactFields,
    qq: '',
    zalo: 'rupa.z',
    telegram: '@rupa',
  });
  const [row] = await gateway.ctx.db.select().from(memberProfiles).where(eq(memberProfiles.accountId, id));
  expect(row).toMatchObject({ contacts: {}, idNumber: '5554321', origin: { domain: 'a' } });
});

describe('required fields of the profile [s5.profile.required]', () => {
  test.each(['address', 'nationality', 'occupation', 'sourceOfIncome', 'region', 'nickname'])('%s', async (field) => {
    for (const nothing of ['', '  ', '\u202e\u200b', undefined])
      expect(await rejection({ [field]: nothing })).toEqual([422, field]);
  });
});

test.each([
  ['nickname', ['a', 'x'.repeat(21), '<b>Rupa</b>', 'মা']],
  ['realName', ['R2D2', 'R', '<Rupa>']],
  ['fullName', ['Rupa\u0000 1']],
  ['idNumber', ['1234', '1'.repeat(31), '12 3456;', 5]],
  ['birthday', ['1990-02-30', '31.12.1990', '1890-01-01', 'yesterday']],
  ['nationality', ['XX', 'Bangladesh', 'bd']],
  ['sourceOfIncome', ['crime']],
  ['address', ['x'.repeat(201), 'x'.repeat(4_001), null]],
  ['telegram', ['x'.repeat(65)]],
])('the gateway validates %s [asvs 2.2.1 2.2.2]', async (field, wrong) => {
  for (const value of wrong) expect([value, ...(await rejection({ [field]: value }))]).toEqual([value, 422, field]);
});

test('strips direction and zero-width characters, keeps markup as text and counts graphemes [asvs 2.2.1]', async () => {
  const { client } = await newcomer(gateway);
  const family = '👨‍👩‍👧'.repeat(60);
  await client.saveProfile({
    ...PROFILE,
    occupation: '\u202e<b>Tea\u0007cher\u200b</b>',
    region: family,
    facebook: 'a\u2066b\ufeffc',
  });
  expect(await client.profile()).toMatchObject({ occupation: '<b>Teacher</b>', region: family, facebook: 'abc' });
});

test('names, number and birthday are set once and changed only by customer service [own.profile.locked]', async () => {
  const { client, id, userName } = await newcomer(gateway);
  await client.saveProfile({ ...PROFILE, ...IDENTITY });
  for (const field of ['realName', 'fullName', 'idNumber', 'birthday'] as const) {
    const another = {
      ...PROFILE,
      [field]: field === 'birthday' ? '1991-01-01' : field === 'idNumber' ? '12345' : 'Asma',
    };
    expect(await codeOf(client.saveProfile(another))).toBe('409 profile.locked');
  }
  // Sent empty or unchanged, they stay.
  await client.saveProfile({ ...PROFILE, realName: 'Rupa Akter', region: 'Sylhet' });
  expect(await client.profile()).toMatchObject({ ...IDENTITY, idNumber: '•••••6543', region: 'Sylhet' });
  await clear(userName, 'birthday');
  await clear(userName, 'realName');
  expect(await codeOf(clear(userName, 'birthday'))).toBe('409 profile.unset');
  expect(await codeOf(clear(userName, 'address'))).toBe('422 ops.invalid');
  expect(await codeOf(clear('nobody', 'birthday'))).toBe('404 account.unknown');
  expect(await client.profile()).toMatchObject({
    realName: '',
    birthday: '',
    fullName: IDENTITY.fullName,
    region: 'Sylhet',
  });
  await client.saveProfile({ ...PROFILE, birthday: '1992-02-29', realName: 'Asma Akter' });
  expect(await client.profile()).toMatchObject({ realName: 'Asma Akter', birthday: '1992-02-29' });
  const events = await gateway.ctx.db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.accountId, id))
    .orderBy(accountEvents.id);
  const saved = events.filter(({ kind }) => kind === 'profile.saved').map(({ outcome }) => outcome);
  expect(saved.filter((candidate) => candidate === 'profile.locked')).toHaveLength(4);
});

test('concurrent different values: one is saved, the others are rejected', async () => {
  const { client } = await newcomer(gateway);
  const tried = await Promise.all(
    ['1990-01-01', '1991-01-01', '1992-01-01'].map((birthday) => codeOf(client.saveProfile({ ...PROFILE, birthday }))),
  );
  expect(tried.sort()).toEqual(['409 profile.locked', '409 profile.locked', 'done']);
});

test('rejects players below the minimum age by date and setting [own.profile.age asvs 2.2.2]', async () => {
  const { client } = await newcomer(gateway);
  const { rows } = await gateway.ctx.db.execute<{ day: string }>(
    sql`select to_char(app_now() at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day`,
  );
  const today = rows[0]?.day ?? '';
  const ago = (years: number, days = 0) => {
    const day = new Date(`${Number(today.slice(0, 4)) - years}${today.slice(4)}T00:00:00Z`);
    return new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  };
  expect(await codeOf(client.saveProfile({ ...PROFILE, birthday: ago(18, 1) }))).toBe('422 profile.tooYoung');
  await setSite(gateway.ctx.db, ['minimumAge', '21']);
  await expect(client.saveProfile({ ...PROFILE, birthday: ago(18) })).rejects.toMatchObject({
    message: expect.stringContaining('21'),
  });
  await setSite(gateway.ctx.db, ['minimumAge', '18']);
  expect((await client.profile()).birthday).toBe('');
  expect(await codeOf(client.saveProfile({ ...PROFILE, birthday: ago(18) }))).toBe('done');
});

test('fields are encrypted per account and never logged or sent [own.profile.sealed asvs 16.2.5]', async () => {
  const { client, id } = await newcomer(gateway);
  const secret = { address: 'Nokshi Lane 77', birthday: '1988-08-08', telegram: '@kadam', fullName: 'Shimul Palash' };
  await client.saveProfile({ ...PROFILE, ...secret });
  const [row] = await gateway.ctx.db.select().from(profileDetails).where(eq(profileDetails.accountId, id));
  const opened = Buffer.from(row?.sealedFields ?? '', 'base64').toString('latin1');
  const alerts = JSON.stringify((await client.messages({})).list);
  const events = JSON.stringify(await gateway.ctx.db.select().from(accountEvents).orderBy(accountEvents.id));
  const sent = JSON.stringify(await gateway.sent());
  for (const value of Object.values(secret))
    for (const text of [opened, alerts, events, sent, row?.sealedFields]) expect(text).not.toContain(value);
  // Another account's key does not decrypt it.
  const other = await newcomer(gateway);
  await gateway.ctx.db
    .insert(profileDetails)
    .values({ accountId: other.id, sealedFields: row?.sealedFields ?? '', changedAt: new Date() });
  await expect(other.client.profile()).rejects.toMatchObject({ status: 500 });
});

test('alerts the owner only on changes [own.alert.sent]', async () => {
  const { client } = await newcomer(gateway);
  await client.saveProfile(PROFILE);
  await client.saveProfile(PROFILE);
  expect((await client.messages({})).list.map(({ title }) => title)).toEqual(['Profile changed']);
});

test('a trial account has no profile [asvs 8.2.1]', async () => {
  const { token } = await gateway.client.freePlay({ os: 'android', platform: 'web' });
  const trial = gateway.as(token);
  expect(await codeOf(trial.profile())).toBe('403 security.trial');
  expect(await codeOf(trial.saveProfile(PROFILE))).toBe('403 security.trial');
});
