import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { accounts } from '../../../../src/gateway/identity/account/tables';
import { ALERTS, type AlertKind } from '../../../../src/gateway/identity/alert/kinds';
import { alertOwner } from '../../../../src/gateway/identity/alert/service';
import { accountAlerts } from '../../../../src/gateway/identity/alert/tables';
import { alertText, alertWords } from '../../../../src/gateway/identity/alert/words';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { startForYears } from '../../money/limits/support';
import { newcomer, payee } from '../../money/wallet/support';
import { type Act, acts } from './acts';
import { kindsWritten, SILENT_KINDS } from './silent-kinds';

const gateway = await startForYears();
for (const modId of ['IPVERIF', 'FIREBASESMS']) await setModule(gateway.ctx, modId, false);
afterAll(() => gateway.close());

let made = 0;
const CHANNELS = ['mail', 'sms', 'neither'] as const;
type Channel = (typeof CHANNELS)[number];
type Language = 'bn' | 'en';
const kindOf = (alert: string) => alert as AlertKind;

/** A player reachable by mail, by text only, or by neither. */
async function owner(channel: Channel, language: Language) {
  const player = await payee(gateway, 1_000_000n);
  const contact = { mail: { email: `told${++made}@example.test` }, sms: {}, neither: { mobile: null } }[channel];
  await gateway.ctx.db
    .update(accounts)
    .set({ language, ...contact })
    .where(eq(accounts.id, player.id));
  await gateway.ctx.db.delete(accountAlerts).where(eq(accountAlerts.accountId, player.id));
  await gateway.runJobs();
  await gateway.ctx.db.execute('truncate outbox_messages, allowances');
  return player;
}

async function done(act: Act, channel: Channel, language: Language) {
  const player = await owner(channel, language);
  await act.does(gateway, player);
  const { email, mobile } = (await accountById(gateway.ctx.db, player.id)) ?? {};
  const sent = (await gateway.sent()).filter(({ purpose }) => !purpose.startsWith('code.')).reverse();
  const mine = eq(accountAlerts.accountId, player.id);
  const alertRows = await gateway.ctx.db
    .select()
    .from(accountAlerts)
    .where(mine)
    .orderBy(accountAlerts.at, accountAlerts.id);
  return {
    player,
    told: alertRows,
    sent: sent.filter(({ recipient }) => recipient === email || recipient === mobile),
    all: sent,
  };
}

const BENGALI = /[\u0980-\u09ff]/;
/** Never part of an alert: passwords, codes, whole numbers. */
const SECRET = /Shapla#2026|Kadam-phul|804913|918273|\b\d{6}\b(?!@)|\+?880?1\d{9}\b/;

test('no line break splits the name of the zone in a message [own.frame.site-zone]', () => {
  const trusted = { kind: kindOf('browser.trusted'), params: { until: Date.UTC(2026, 10, 27), device: 'Firefox' } };
  expect(alertWords(trusted, { language: 'bn', zone: 'Asia/Dhaka' }).text).toContain('GMT\u00a0+৬');
});

describe.each(CHANNELS)('alerts by %s [own.alert.sent]', (channel) => {
  const rows = Object.entries(acts).filter(([, { needs }]) => channel !== 'neither' || needs !== 'mobile');
  for (const language of ['bn', 'en'] as const)
    describe(`in ${language}`, { tags: channel === 'mail' && language === 'bn' ? [] : ['extended'] }, () => {
      test.each(rows)('%s', async (_, act) => {
        const { player, told: alertRows, sent } = await done(act, channel, language);
        expect(alertRows.map(({ kind }) => kind)).toEqual(act.alerts);
        const added = act.alerts[0] === 'contact.mobile' || act.alerts[0] === 'contact.email';
        if (channel === 'neither' && !added) expect(sent).toEqual([]);
        if (channel === 'sms' && !added)
          expect(sent.map(({ channel: by }) => by)).toEqual(act.alerts.slice(0, sent.length).map(() => 'sms'));
        if (channel !== 'neither') expect(sent).not.toEqual([]);
        if (channel === 'mail' && !added)
          expect(sent.filter(({ channel: by }) => by === 'mail').map(({ purpose }) => purpose)).toEqual(
            act.alerts.filter((alert) => !('urgent' in (ALERTS[kindOf(alert)] ?? {}))),
          );
        for (const { body } of sent) {
          expect(BENGALI.test(body)).toBe(language === 'bn');
          expect(body).not.toMatch(/https?:|\{|undefined|null/);
          expect(body.replace(player.userName, '').replace(/\b[A-Z]\d{8}\b/g, '')).not.toMatch(SECRET);
        }
      });
    });
});

test('alerts are listed newest first, in the page’s language, to their owner [s2.member-centre.messages]', async () => {
  const { player } = await done(acts['the authenticator app is removed'] as Act, 'neither', 'bn');
  const { list, total } = await player.client.messages({});
  expect(total).toBe(2);
  expect(list.map(({ title }) => title)).toEqual(['Authenticator app off', 'Authenticator app on']);
  expect(list[0]?.lines.join(' ')).toMatch(/From IP address 203\.0\.113\.7 \(BD\)\. If it wasn’t you/);
  expect((await (await newcomer(gateway)).client.messages({})).total).toBe(0);
});

test('a player without an email address is texted about a login from a new location [asvs 6.3.5]', async () => {
  const { sent } = await done(acts['a player logs in from a new location'] as Act, 'sms', 'bn');
  expect(sent.map(({ channel, purpose }) => [channel, purpose])).toEqual([['sms', 'place.new']]);
});

test('the previous number and email address are notified of their change [own.security.contact]', async () => {
  for (const [name, channel] of [
    ['the mobile number is changed', 'sms'],
    ['the email address is changed', 'mail'],
  ] as const) {
    const player = await owner(channel, 'en');
    const before = await accountById(gateway.ctx.db, player.id);
    await acts[name]?.does(gateway, player);
    const notices = (await gateway.sent()).filter(({ purpose }) => purpose.startsWith('contact.'));
    const after = await accountById(gateway.ctx.db, player.id);
    const both = channel === 'sms' ? [before?.mobile, after?.mobile] : [before?.email, after?.email];
    expect(notices.map(({ recipient }) => recipient).sort()).toEqual(both.sort());
  }
});

test('an alert is sent with the commit or not at all, and once per key [asvs 2.3.4]', async () => {
  const { id } = await owner('mail', 'en');
  const account = await accountById(gateway.ctx.db, id);
  if (!account) throw new Error('there is no owner');
  const notify = () => alertOwner(gateway.ctx, gateway.ctx.db, account, 'totp.on', {}, { key: `once:${id}` });
  const undone = gateway.ctx.db.transaction(async (tx) => {
    await alertOwner({ ...gateway.ctx, db: tx }, tx, account, 'totp.off');
    throw new Error('undone');
  });
  await undone.catch(() => {});
  await Promise.all([notify(), notify(), notify()]);
  await gateway.runJobs();
  await gateway.runJobs();
  expect((await gateway.sent()).map(({ purpose }) => purpose)).toEqual(['totp.on']);
});

test('a repeated payment or transfer alerts once', async () => {
  const player = await owner('mail', 'en');
  const extras = { idempotencyKey: crypto.randomUUID() };
  for (let time = 0; time < 3; time++) await player.withdraw('500.00', extras);
  expect((await gateway.sent()).map(({ purpose }) => purpose)).toEqual(['withdrawal.requested']);
});

test('simultaneous alerts to one number are merged into one text without their subjects', async () => {
  const { id } = await owner('sms', 'en');
  const account = await accountById(gateway.ctx.db, id);
  if (!account) throw new Error('there is no owner');
  for (const kind of ['totp.on', 'bank.bound', 'password.changed'] as const)
    await alertOwner(gateway.ctx, gateway.ctx.db, account, kind);
  const [text, ...more] = await gateway.sent();
  expect(more).toEqual([]);
  expect(text).toMatchObject({
    recipient: account.mobile,
    purpose: 'alert.many',
    body: expect.stringContaining('3 messages'),
  });
});

describe.each(['bn', 'en'] as const)('text in %s', (language) => {
  /** Bengali uses UCS-2, two segments of which hold 134 characters; one segment of GSM 7-bit holds 160. */
  const most = { bn: 134, en: 160 }[language];
  test.each(Object.keys(ALERTS).filter((kind) => !kind.startsWith('withdrawal.') || kind === 'withdrawal.requested'))(
    '%s is short and names the sender',
    (kind) => {
      const text = alertText({ kind: kindOf(kind), params: {}, at: new Date() }, { language, zone: 'Asia/Dhaka' });
      expect(text.length).toBeLessThanOrEqual(most);
      expect(text).toMatch(/^(Maidan|ময়দান): /);
    },
  );
});

test('every audited kind is covered here or has a reason for no alert', () => {
  const tried = Object.values(acts).map(({ audited }) => audited);
  expect(kindsWritten().filter((kind) => !tried.includes(kind) && !Object.hasOwn(SILENT_KINDS, kind))).toEqual([]);
  expect(Object.keys(SILENT_KINDS).filter((kind) => tried.includes(kind) || !kindsWritten().includes(kind))).toEqual(
    [],
  );
  // Only sent under the other setting of `ops site set forcedReceiptRefunds`.
  const testedKinds = ['withdrawal.returned', ...Object.values(acts).flatMap(({ alerts }) => alerts)];
  expect(Object.keys(ALERTS).filter((kind) => !testedKinds.includes(kind))).toEqual([]);
});

test('every audited kind was recorded by its test', async () => {
  const written = new Set(
    (await gateway.ctx.db.select().from(accountEvents).orderBy(accountEvents.id)).map(({ kind }) => kind),
  );
  const tried = Object.values(acts).flatMap(({ audited }) => audited ?? []);
  expect(tried.filter((kind) => !written.has(kind))).toEqual([]);
});
