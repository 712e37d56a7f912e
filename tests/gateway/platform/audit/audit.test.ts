import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';
import { window } from '../../identity/social/support';

const RIGHT = 'Shapla#2026';
const NEXT = 'Kodom#2027 phul';
const AWAY = '198.51.100.9';
let gateway: Modules;
const secrets: string[] = [RIGHT, NEXT, 'a wrong one'];
const readEvents = async () =>
  (await gateway.ctx.db.select().from(accountEvents).orderBy(accountEvents.id)).map(
    ({ kind, outcome }) => `${kind} ${outcome}`,
  );
const expectRejection = (work: Promise<unknown>) => expect(work).rejects.toBeDefined();
const secret = (value: string) => {
  secrets.push(value);
  return value;
};
const logIn = async (username: string, password = RIGHT) =>
  gateway.as(secret((await gateway.client.logIn({ username, password })).token));

/** Everything that logs players in, keeps them out or changes how they log in, successful and rejected. */
beforeAll(async () => {
  gateway = await startModules();
  const { client, ctx } = gateway;
  const browser = window(gateway);
  for (const modId of ['SLIDEVERIF', 'REGCAPTCHA']) await setModule(ctx, modId, false);

  await expectRejection(client.logIn({ username: 'player', password: 'a wrong one' }));
  await expectRejection(client.logIn({ username: 'nobody', password: 'a wrong one' }));
  const player = await logIn('player');
  await expectRejection(
    player.changePassword({ oldPassword: 'a wrong one', newPassword: NEXT, confirmNewPassword: NEXT }),
  );
  await player.changePassword({ oldPassword: RIGHT, newPassword: NEXT, confirmNewPassword: NEXT });
  await expectRejection(player.endSessions({ password: 'a wrong one' }));
  await player.forgotByEmail({ username: 'player', email: 'player@example.test' });

  const back = await browser.come(player, 'Rahim', 'link');
  for (const value of [back.code, back.state, back.key]) secret(value);
  const { linkId } = await player.offerLink(back);
  await expectRejection(player.confirmLink({ linkId, password: 'a wrong one' }));
  await player.confirmLink({ linkId, password: NEXT });
  await expectRejection(player.socialBegin({ provider: 'google', purpose: 'link' }));
  await client.socialReturn(await browser.come(client, 'Rahim'));
  await client.socialReturn(await browser.come(client, 'Karim'));
  await expectRejection(client.socialReturn(back));
  await player.logOut();

  const trial = gateway.as(secret((await client.freePlay({ os: 'ios', platform: 'web' })).token));
  await expectRejection(trial.securityOverview());
  await setModule(ctx, 'FREEPLAY', false);
  await expectRejection(client.freePlay({ os: 'ios', platform: 'web' }));

  await logIn('downline');
  await setModule(ctx, 'IPVERIF', true);
  gateway.visitor.ip = AWAY;
  const demand = await client.logIn({ username: 'downline', password: RIGHT }).catch(({ value }) => value);
  const { challengeId } = demand;
  secret(challengeId);
  await expectRejection(client.sendProof({ challengeId, kind: 'sms' }));
  await expectRejection(client.answerProof({ challengeId, kind: 'bankName', answer: 'a wrong one' }));
  secret((await client.answerProof({ challengeId, kind: 'bankName', answer: secret('Karim Sheikh') })).token);
  await expectRejection(client.answerProof({ challengeId, kind: 'bankName', answer: 'Karim Sheikh' }));
});
afterAll(() => gateway.close());

test.each([
  'session.signIn auth.wrongCredentials',
  'session.signIn done',
  'session.signIn login.proofRequired',
  'session.signOut done',
  'password.change done',
  'password.linkAsked done',
  'security.endSessions security.wrongPassword',
  'security.access security.trial',
  'link.offer done',
  'link.confirm security.wrongPassword',
  'link.confirm done',
  'social.begin link.already',
  'social.signIn done',
  'social.signIn social.unlinked',
  'social.signIn social.expired',
  'trial.open done',
  'trial.open trial.closed',
  'proof.send proof.notOffered',
  'proof.answer proof.wrong',
  'proof.answer done',
  'proof.answer proof.expired',
  'place.new done',
])('%s is audited [asvs 16.3.1 16.3.2]', async (event) => expect(await readEvents()).toContain(event));

test('a rejected password change is audited with its reason [asvs 16.3.1]', async () => {
  expect(
    (await readEvents()).filter((event) => event.startsWith('password.change') && !event.endsWith('done')),
  ).toHaveLength(1);
});

test('the audit contains no secrets, and each event has its origin [asvs 16.2.5]', async () => {
  const events = await gateway.ctx.db.select().from(accountEvents).orderBy(accountEvents.id);
  for (const value of secrets) expect(JSON.stringify(events)).not.toContain(value);
  expect(events.filter(({ ip, requestId, at }) => !ip || !requestId || !at)).toEqual([]);
});
