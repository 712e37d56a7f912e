import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { setModule } from '../../src/gateway/platform/system/service';
import { startModules } from '../gateway/harness/modules';
import { byNumber } from '../gateway/identity/registration/support';

const RIGHT = 'Shapla#2026';
const NEW = 'Kadam-phul 77';
const player = { mobileNum: '01712345678', countryDialingCode: '880' };
const newcomer = { mobileNum: '01812345678', countryDialingCode: '880' };
const gateway = await startModules();
const { client } = gateway;
beforeEach(async () => {
  await gateway.reset();
  gateway.visitor.ip = '203.0.113.7';
  for (const modId of ['SLIDEVERIF', 'REGCAPTCHA']) await setModule(gateway.ctx, modId, false);
});
afterAll(() => gateway.close());

const codeTo = async (to: string) => (await gateway.codes()).find((sent) => sent.to === to)?.code ?? '';
const asPlayer = async () => gateway.as((await client.logIn({ username: 'player', password: RIGHT })).token);
/** Sends concurrent requests; returns the number that succeed, and the errors of the others. */
const wins = async (count: number, work: (i: number) => Promise<unknown>) => {
  const outcomes = await Promise.all(
    Array.from({ length: count }, (_, i) =>
      work(i).then(
        () => 'won',
        ({ code, status }) => `${status} ${code}`,
      ),
    ),
  );
  return {
    won: outcomes.filter((outcome) => outcome === 'won').length,
    others: [...new Set(outcomes)].filter((outcome) => outcome !== 'won').sort(),
  };
};

/** Creates single-use values; each returned function uses its value. */
const CODES: Record<string, () => Promise<(i: number) => Promise<unknown>>> = {
  'login code': async () => {
    await client.sendLoginCode(player);
    const password = await codeTo('+8801712345678');
    return () => client.logIn({ username: player.mobileNum, countryDialingCode: '880', password, type: 'sms' });
  },
  'registration code': async () => {
    await client.sendRegistrationCode({ mobileNo: newcomer.mobileNum, countryDialingCode: '880' });
    const verificationCode = await codeTo('+8801812345678');
    return () => client.registerMobile(byNumber({ ...newcomer, verificationCode }));
  },
  'recovery code': async () => {
    await client.sendPasswordCode(player);
    const verificationCode = await codeTo('+8801712345678');
    return (i) => client.setPasswordByPhone({ ...player, verificationCode, newPassword: `${NEW} ${i}` });
  },
  'token of a mailed link': async () => {
    await client.forgotByEmail({ username: 'player', email: 'player@example.test' });
    const [mail] = await gateway.sent();
    const [, token = ''] = /#(\S+)/.exec(mail?.body ?? '') ?? [];
    return (i) => client.resetByLink({ token, newPassword: `${NEW} ${i}`, confirmNewPassword: `${NEW} ${i}` });
  },
  'step-up code': async () => {
    const challengeId = await demanded();
    await client.sendProof({ challengeId, kind: 'sms' });
    const answer = await codeTo('+8801712345678');
    return () => client.answerProof({ challengeId, kind: 'sms', answer });
  },
  'codes of a contact change': async () => {
    const owner = await asPlayer();
    const { changeId } = await owner.beginContact({ kind: 'email', to: 'new@example.test', password: RIGHT });
    const oldCode = await codeTo('player@example.test');
    const newCode = await codeTo('new@example.test');
    return () => owner.confirmContact({ changeId, oldCode, newCode });
  },
  'authenticator app code': async () => {
    const owner = await asPlayer();
    const { secret } = await owner.beginTotp({ password: RIGHT });
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: (await gateway.ctx.now()).getTime(),
    });
    return () => owner.confirmTotp({ code });
  },
  'phone provider code': async () => {
    await setModule(gateway.ctx, 'FIREBASESMS', true);
    const { verificationId } = await client.sendFirebaseCode(newcomer);
    const code = await codeTo('+8801812345678');
    return () => client.confirmFirebaseCode({ verificationId, code });
  },
};

async function demanded(): Promise<string> {
  await setModule(gateway.ctx, 'IPVERIF', true);
  await asPlayer();
  gateway.visitor.ip = '198.51.100.9';
  const { value } = await client.logIn({ username: 'player', password: RIGHT }).catch((failure) => failure);
  return value.challengeId;
}

/**
 * The gate sends as many requests as a pool has connections, for codes that log in or prove a factor;
 * `npm run test:all` also sends more, and for every code.
 */
const COUNTS = [20, 50];
const IN_GATE = ['login code', 'token of a mailed link', 'authenticator app code'];
for (const count of COUNTS)
  describe(`one code used ${count} times concurrently: exactly one succeeds [asvs 6.5.1 2.3.4]`, () => {
    for (const [name, sent] of Object.entries(CODES))
      test(name, { tags: count === 20 && IN_GATE.includes(name) ? [] : ['extended'] }, async () => {
        const { won, others } = await wins(count, await sent());
        expect(won).toBe(1);
        expect(others.filter((candidate) => !candidate.startsWith('422 '))).toEqual([]);
      });
  });
