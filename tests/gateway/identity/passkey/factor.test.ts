import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { accountEvents } from '../../../../src/gateway/platform/audit/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { addsApp, currentAppCode, STEP } from '../../harness/app';
import { startModules } from '../../harness/modules';
import { guarded, PASSWORD } from '../factor/support';
import { type Device, device, passkeys, signedBy } from './support';

const gateway = await startModules();
const { client, credentials, ctx } = gateway;
const { asOwner, start, linked, recoveries, rejectionOf, ways } = guarded(gateway);
const { holder } = passkeys(gateway);
beforeEach(async () => {
  await start();
  gateway.visitor.ip = '203.0.113.7';
});
afterAll(() => gateway.close());

const logIn = (password = PASSWORD) => client.logIn({ username: 'player', password });
const demanded = async (password?: string) => (await rejectionOf(logIn(password))).value.challengeId;
/** Completes a pending login with a device's signature. */
const answered = async (
  challengeId: string,
  phone: Device,
  ...how: Parameters<Device['sign']> extends [unknown, ...infer W] ? W : never
) =>
  client.answerProof({
    challengeId,
    kind: 'passkey',
    answer: phone.sign(await client.beginPasskeyProof({ challengeId }), ...how),
  });
const passwordProof = { password: PASSWORD };
const elsewhere = () => ctx.db.execute(`update passkeys set rp_id = 'play.example.test'`);
const passkey = { kind: 'passkey', hint: '' };
const recoveryCode = { kind: 'recoveryCode', hint: '' };
const expired = { status: 422, code: 'passkey.expired' };
const wrong = { status: 422, code: 'passkey.refused' };

describe('other login methods require the passkey, nothing weaker [own.security.factor asvs 6.3.4]', () => {
  test.each(Object.entries(ways))('after %s [own.passkey.factor]', async (_name, way) => {
    const { owner, phone } = await holder();
    await linked(owner);
    const failure = await rejectionOf((await way())());
    expect(failure).toMatchObject({ status: 403, code: 'login.proofRequired' });
    expect(failure.value.proofs).toEqual([passkey, recoveryCode]);
    expect((await answered(failure.value.challengeId, phone)).userInfo.userName).toBe('player');
  });

  test.each(Object.entries(recoveries))('a new password does not disable it: %s', async (_name, recover) => {
    const { phone } = await holder();
    const { token } = await answered(await demanded(await recover()), phone);
    expect((await gateway.as(token).securityOverview()).passkeys).toBe(1);
  });

  test.each(['sms', 'email', 'bankName', 'totp'] as const)(
    '%s is not accepted instead, even with address verification on',
    async (kind) => {
      await setModule(ctx, 'IPVERIF', true);
      await holder();
      const challengeId = await demanded();
      if (kind === 'sms' || kind === 'email')
        await expect(client.sendProof({ challengeId, kind })).rejects.toMatchObject({ code: 'proof.notOffered' });
      const code = kind === 'totp' ? 'totp.wrong' : 'proof.notOffered';
      await expect(client.answerProof({ challengeId, kind, answer: '123456' })).rejects.toMatchObject({ code });
    },
  );

  test('an app and a passkey are interchangeable [own.passkey.factor]', async () => {
    const { owner, phone } = await holder();
    const { secret } = await owner.beginTotp({ ...passwordProof, factor: await signedBy(phone, owner) });
    await owner.confirmTotp({ code: await currentAppCode(gateway, secret) });
    const { value } = await rejectionOf(logIn());
    expect(value.proofs).toEqual([passkey, { kind: 'totp', hint: '' }, recoveryCode]);
    await answered(value.challengeId, phone);
    await gateway.later(STEP);
    await client.answerProof({
      challengeId: await demanded(),
      kind: 'totp',
      answer: await currentAppCode(gateway, secret),
    });
  });

  test('a browser trusted with it needs no factor [own.security.trusted-browsers]', async () => {
    const { phone } = await holder();
    const challengeId = await demanded();
    const answer = phone.sign(await client.beginPasskeyProof({ challengeId }));
    const { trustToken = '' } = await client.answerProof({ challengeId, kind: 'passkey', answer, trust: true });
    credentials.trust = [trustToken];
    expect((await logIn()).userInfo.userName).toBe('player');
  });

  test('the challenge lists the account’s passkeys and requires user verification', async () => {
    const { phone } = await holder();
    expect(await client.beginPasskeyProof({ challengeId: await demanded() })).toEqual({
      rpId: 'localhost',
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: 300_000,
      userVerification: 'required',
      allowCredentials: [{ id: phone.id, type: 'public-key', transports: ['internal'] }],
    });
  });
});

describe('passkey made for another host [own.passkey.factor]', () => {
  test('is not offered; the owner reads its host, and a recovery code works', async () => {
    const { codes } = await holder();
    await elsewhere();
    const { value } = await rejectionOf(logIn());
    expect(value.proofs).toEqual([{ kind: 'recoveryCode', hint: 'play.example.test' }]);
    await expect(client.beginPasskeyProof({ challengeId: value.challengeId })).rejects.toMatchObject({
      code: 'proof.notOffered',
    });
    await client.answerProof({ challengeId: value.challengeId, kind: 'recoveryCode', answer: codes[0] ?? '' });
  });

  test('without a code, login is rejected and the response names the host', async () => {
    await setModule(ctx, 'IPVERIF', true);
    await holder();
    await elsewhere();
    await ctx.db.execute('update recovery_codes set used_at = app_now()');
    const failure = await rejectionOf(logIn());
    expect(failure).toMatchObject({ status: 403, code: 'login.passkeyElsewhere' });
    expect(JSON.stringify(failure)).toContain('play.example.test');
  });

  test('a form requires a code and rejects its signature', async () => {
    const { owner, phone } = await holder();
    const answer = phone.sign(await owner.beginPasskeyFactor());
    await elsewhere();
    expect((await owner.securityOverview()).factorAsked).toBe('code');
    await expect(owner.beginPasskeyFactor()).rejects.toMatchObject({ code: 'proof.notOffered' });
    await expect(
      owner.renewRecoveryCodes({ ...passwordProof, factor: { kind: 'passkey', answer } }),
    ).rejects.toMatchObject(wrong);
  });
});

describe('rejected signatures', () => {
  test('another player’s passkey and an unknown device', { tags: ['extended'] }, async () => {
    const { phone } = await holder();
    const { phone: other } = await holder('agent');
    const challengeId = await demanded();
    await expect(answered(challengeId, other)).rejects.toMatchObject(wrong);
    await expect(answered(challengeId, device(), { userHandle: 'c29tZWJvZHk' })).rejects.toMatchObject(wrong);
    await answered(challengeId, phone);
  });

  test.each([
    ['of another site', { origin: 'https://localhost.evil.test' }],
    ['without a finger or a PIN', { verified: false }],
    ['for another user', { userHandle: 'c29tZWJvZHk' }],
  ])('signature %s', async (_what, how) => {
    const { phone } = await holder();
    await expect(answered(await demanded(), phone, how)).rejects.toMatchObject(wrong);
  });

  test('one used before, for this login or another [asvs 6.5.1]', async () => {
    const { phone } = await holder();
    const challengeId = await demanded();
    const answer = phone.sign(await client.beginPasskeyProof({ challengeId }));
    await client.answerProof({ challengeId, kind: 'passkey', answer });
    const again = await demanded();
    await expect(client.answerProof({ challengeId: again, kind: 'passkey', answer })).rejects.toMatchObject(expired);
  });

  test('one for another login or purpose, in any combination [asvs 6.6.2]', async () => {
    const { owner, phone } = await holder();
    const challengeId = await demanded();
    const other = await demanded();
    const forms = await owner.beginPasskeyFactor();
    const adding = await owner.beginPasskey({ ...passwordProof, factor: await signedBy(phone, owner) });
    const byPasskey = await client.beginPasskeyLogin();
    const forOther = await client.beginPasskeyProof({ challengeId: other });
    for (const passkeyRequest of [forOther, byPasskey, forms, { ...forms, challenge: adding.challenge }])
      await expect(
        client.answerProof({ challengeId, kind: 'passkey', answer: phone.sign(passkeyRequest) }),
      ).rejects.toMatchObject(expired);
    const proof = await client.beginPasskeyProof({ challengeId });
    for (const passkeyRequest of [proof, forms])
      await expect(client.passkeyLogin(phone.sign(passkeyRequest))).rejects.toMatchObject(expired);
    for (const passkeyRequest of [proof, byPasskey])
      await expect(
        owner.renewRecoveryCodes({ ...passwordProof, factor: { kind: 'passkey', answer: phone.sign(passkeyRequest) } }),
      ).rejects.toMatchObject(expired);
    await expect(owner.addPasskey(device().make({ ...adding, challenge: forms.challenge }))).rejects.toMatchObject(
      expired,
    );
  });

  test('one for a form in another session [asvs 6.6.2]', async () => {
    const { owner, phone } = await holder();
    const another = gateway.as((await answered(await demanded(), phone)).token);
    const factor = await signedBy(phone, another);
    await expect(owner.renewRecoveryCodes({ ...passwordProof, factor })).rejects.toMatchObject(expired);
  });

  test('one after five minutes and one from another address [asvs 6.5.5]', async () => {
    const { phone, owner } = await holder();
    const form = await owner.beginPasskeyFactor();
    await gateway.later(301_000);
    await expect(
      owner.renewRecoveryCodes({ ...passwordProof, factor: { kind: 'passkey', answer: phone.sign(form) } }),
    ).rejects.toMatchObject(expired);
    const challengeId = await demanded();
    const answer = phone.sign(await client.beginPasskeyProof({ challengeId }));
    gateway.visitor.ip = '198.51.100.9';
    await expect(client.answerProof({ challengeId, kind: 'passkey', answer })).rejects.toMatchObject({
      code: 'proof.expired',
    });
  });

  test('ten concurrent uses of one signature: exactly one succeeds [asvs 6.5.1 2.3.4]', {
    tags: ['extended'],
  }, async () => {
    const { phone } = await holder();
    const challengeId = await demanded();
    const answer = phone.sign(await client.beginPasskeyProof({ challengeId }));
    const tries = Array.from({ length: 10 }, () => client.answerProof({ challengeId, kind: 'passkey', answer }));
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('five failures end the login [asvs 6.6.3]', async () => {
    const { phone } = await holder();
    const challengeId = await demanded();
    for (let i = 0; i < 5; i++)
      await expect(answered(challengeId, phone, { verified: false })).rejects.toMatchObject(wrong);
    await expect(answered(challengeId, phone)).rejects.toMatchObject({ code: 'proof.expired' });
  });
});

describe('the first factor creates recovery codes, the last one removes them [own.security.recovery-codes]', () => {
  test('the first passkey creates ten; a second, or one in addition to an app, keeps them', async () => {
    const { owner, phone, codes } = await holder();
    expect(codes).toHaveLength(10);
    const more = await owner.addPasskey(
      device().make(await owner.beginPasskey({ ...passwordProof, factor: await signedBy(phone, owner) })),
    );
    expect(more.codes).toEqual([]);
    expect((await owner.securityOverview()).recoveryCodesLeft).toBe(10);
    const agent = await passkeys(gateway).as('agent');
    const app = await addsApp(gateway, agent);
    await gateway.later(STEP);
    const factor = { kind: 'totp' as const, answer: await currentAppCode(gateway, app.secret) };
    expect(await agent.addPasskey(device().make(await agent.beginPasskey({ ...passwordProof, factor })))).toEqual({
      codes: [],
    });
  });

  test('removing one of two keeps the codes; removing the last deletes them', async () => {
    const { owner, phone, codes } = await holder();
    await owner.addPasskey(
      device().make(await owner.beginPasskey({ ...passwordProof, factor: await signedBy(phone, owner) })),
    );
    const [first, second] = (await owner.passkeyList()).list;
    await owner.removePasskey({ ...passwordProof, id: second?.id ?? '', factor: await signedBy(phone, owner) });
    await rejectionOf(logIn());
    await owner.removePasskey({
      ...passwordProof,
      id: first?.id ?? '',
      factor: { kind: 'recoveryCode', answer: codes[0] ?? '' },
    });
    expect(await owner.securityOverview()).toMatchObject({ passkeys: 0, recoveryCodesLeft: null, factorAsked: null });
    expect((await logIn()).userInfo.userName).toBe('player');
  });
});

describe('a passkey in use is required before adding another factor [asvs 7.5.3]', () => {
  test('an app cannot be set up without it', async () => {
    const { owner, phone } = await holder();
    await expect(owner.beginTotp(passwordProof)).rejects.toMatchObject({ status: 403, code: 'factor.required' });
    await owner.beginTotp({ ...passwordProof, factor: await signedBy(phone, owner) });
  });

  test('setups of an app or a passkey begun before it was added are void', { tags: ['extended'] }, async () => {
    const other = await asOwner();
    const { secret } = await other.beginTotp(passwordProof);
    const creationOptions = await other.beginPasskey(passwordProof);
    await holder();
    await expect(other.confirmTotp({ code: await currentAppCode(gateway, secret) })).rejects.toMatchObject({
      code: 'totp.wrong',
    });
    await expect(other.addPasskey(device().make(creationOptions))).rejects.toMatchObject(expired);
  });

  test('a login awaiting a code by SMS ends when it is added', async () => {
    await setModule(ctx, 'IPVERIF', true);
    const owner = await asOwner();
    gateway.visitor.ip = '198.51.100.9';
    const challengeId = await demanded();
    gateway.visitor.ip = '203.0.113.7';
    await owner.addPasskey(device().make(await owner.beginPasskey(passwordProof)));
    gateway.visitor.ip = '198.51.100.9';
    await expect(client.sendProof({ challengeId, kind: 'sms' })).rejects.toMatchObject({ code: 'proof.expired' });
  });
});

test('an operator’s reset removes lost passkeys and is audited [own.security.factor]', async () => {
  const { owner, phone } = await holder();
  const challengeId = await demanded();
  const by = { name: 'nila', role: 'support' } as const;
  await perform(ctx, by, { command: 'factor', args: ['reset', 'player'], reason: 'the phone is lost' });
  await expect(client.beginPasskeyProof({ challengeId })).rejects.toMatchObject({ code: 'proof.expired' });
  expect((await owner.passkeyList()).list).toEqual([]);
  await expect(client.passkeyLogin(phone.sign(await client.beginPasskeyLogin()))).rejects.toMatchObject(wrong);
  expect((await logIn()).userInfo.userName).toBe('player');
  expect((await gateway.sent()).map(({ purpose }) => purpose)).toContain('factor.reset');
});

test('requests and responses are logged without signatures [asvs 16.3.1]', async () => {
  const { phone } = await holder();
  const challengeId = await demanded();
  await answered(challengeId, phone, { verified: false }).catch(() => {});
  await answered(challengeId, phone);
  const events = await ctx.db.select().from(accountEvents).orderBy(accountEvents.id);
  expect(events.map(({ kind, outcome }) => `${kind} ${outcome}`).slice(3)).toEqual([
    'session.signIn login.proofRequired',
    'proof.passkey done',
    'proof.answer passkey.refused',
    'proof.passkey done',
    'proof.answer done',
  ]);
  expect(JSON.stringify(events)).not.toContain(phone.id);
});
