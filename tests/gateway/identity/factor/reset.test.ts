import { afterAll, beforeEach, expect, test } from 'vitest';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { startModules } from '../../harness/modules';
import { guarded, PASSWORD } from './support';

const gateway = await startModules();
const { client, ctx, credentials } = gateway;
const { start, enrolled, rejectionOf } = guarded(gateway);
beforeEach(start);
afterAll(() => gateway.close());

const logIn = () => client.logIn({ username: 'player', password: PASSWORD });
const reset = (user: string) =>
  perform(
    ctx,
    { name: 'nila', role: 'support' },
    { command: 'factor', args: ['reset', user], reason: 'the phone is lost' },
  );

test('an operator’s reset removes factor, codes, trust and pending logins [own.security.factor]', async () => {
  const { codes, freshFactor } = await enrolled();
  const trusted = await rejectionOf(logIn());
  const { trustToken = '' } = await client.answerProof({
    challengeId: trusted.value.challengeId,
    ...(await freshFactor()),
    trust: true,
  });
  const { challengeId } = (await rejectionOf(logIn())).value;
  await reset('PLAYER');
  const late = client.answerProof({ challengeId, kind: 'recoveryCode', answer: codes[0] ?? '' });
  await expect(late).rejects.toMatchObject({ code: 'proof.expired' });
  const owner = gateway.as((await logIn()).token);
  expect(await owner.securityOverview()).toMatchObject({ totp: false, recoveryCodesLeft: null });
  credentials.trust = [trustToken];
  expect((await owner.sessionList()).trusted).toEqual([]);
  const [mail] = await gateway.sent();
  expect(mail).toMatchObject({ recipient: 'player@example.test', purpose: 'factor.reset' });
});

test('notifies by text without an email address; rejects an unknown name [own.security.factor]', async () => {
  await enrolled();
  await ctx.db.execute(`update accounts set email = null where user_name = 'player'`);
  await reset('player');
  expect((await gateway.sent())[0]).toMatchObject({ recipient: '+8801712345678', purpose: 'factor.reset' });
  await expect(reset('nobody')).rejects.toMatchObject({ status: 404, code: 'account.unknown' });
});
