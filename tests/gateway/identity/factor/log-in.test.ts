import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { addsApp } from '../../harness/app';
import { startModules } from '../../harness/modules';
import { guarded, PASSWORD } from './support';

const gateway = await startModules();
const { client } = gateway;
const { asOwner, start, enrolled, linked, recoveries, rejectionOf, ways } = guarded(gateway);
beforeEach(start);
afterAll(() => gateway.close());

const STRONG = [
  { kind: 'totp', hint: '' },
  { kind: 'recoveryCode', hint: '' },
];
const demanded = async (password = PASSWORD) =>
  (await rejectionOf(client.logIn({ username: 'player', password }))).value.challengeId;

describe('a login requires the authenticator app in use, nothing weaker [own.security.factor asvs 6.3.4]', () => {
  test.each(Object.entries(ways))('%s', async (_name, way) => {
    const { owner, freshFactor } = await enrolled();
    await linked(owner);
    const failure = await rejectionOf((await way())());
    expect(failure).toMatchObject({ status: 403, code: 'login.proofRequired', value: { proofs: STRONG } });
    expect(failure.value.proofs).toHaveLength(STRONG.length);
    const { challengeId } = failure.value;
    expect((await client.answerProof({ challengeId, ...(await freshFactor()) })).userInfo.userName).toBe('player');
    await rejectionOf(client.logIn({ username: 'player', password: PASSWORD }));
  });

  test.each(Object.entries(ways))('without an app, no factor is required: %s', async (_name, way) => {
    await linked(await asOwner());
    expect((await (await way())()).userInfo.userName).toBe('player');
  });

  test.each(['sms', 'email', 'bankName'] as const)(
    '%s is not accepted instead, even with address verification on',
    async (kind) => {
      await setModule(gateway.ctx, 'IPVERIF', true);
      const { freshFactor } = await enrolled();
      const challengeId = await demanded();
      if (kind !== 'bankName')
        await expect(client.sendProof({ challengeId, kind })).rejects.toMatchObject({ code: 'proof.notOffered' });
      expect(await gateway.codes()).toEqual([]);
      await expect(client.answerProof({ challengeId, kind, answer: '123456' })).rejects.toMatchObject({
        code: 'proof.notOffered',
      });
      await client.answerProof({ challengeId, ...(await freshFactor()) });
    },
  );

  test('a login awaiting a code by SMS ends when an app is added', async () => {
    await setModule(gateway.ctx, 'IPVERIF', true);
    const owner = await asOwner();
    gateway.visitor.ip = '198.51.100.9';
    const challengeId = await demanded();
    await client.sendProof({ challengeId, kind: 'sms' });
    const [sent] = await gateway.codes();
    gateway.visitor.ip = '203.0.113.7';
    await addsApp(gateway, owner);
    gateway.visitor.ip = '198.51.100.9';
    const answer = client.answerProof({ challengeId, kind: 'sms', answer: sent?.code ?? '' });
    await expect(answer).rejects.toMatchObject({ code: 'proof.expired' });
    gateway.visitor.ip = '203.0.113.7';
  });
});

describe('a new password does not disable the factor [own.security.factor asvs 6.4.3]', () => {
  test.each(Object.entries(recoveries))('%s', async (_name, recover) => {
    const { freshFactor } = await enrolled();
    const password = await recover();
    const challengeId = await demanded(password);
    const { token } = await client.answerProof({ challengeId, ...(await freshFactor()) });
    expect((await gateway.as(token).securityOverview()).totp).toBe(true);
  });
});

test('with an app in use, five wrong codes end the login [asvs 6.6.3]', async () => {
  const { shows } = await enrolled();
  const challengeId = await demanded();
  const answer = (code: string) => client.answerProof({ challengeId, kind: 'totp', answer: code });
  for (let i = 0; i < 5; i++) await expect(answer('000000')).rejects.toMatchObject({ code: 'totp.wrong' });
  await expect(answer(await shows())).rejects.toMatchObject({ code: 'proof.expired' });
});
