// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { StateMachine } from 'xstate';
import { extraVerificationFlow } from '../../../../src/portal/parts/proof/extra-verification.flow';
import { withDemandHeld } from '../../../../src/portal/parts/proof/proof-demand';
import { lend, runActor, send, typed } from '../../harness/flow-support';

const ANSWER = '/wps/session/login/proof';
const SEND = '/wps/session/login/proof/code';
const challengeId = '01890a5d-ac96-474b-8cce-b302099a8057';
const flags = { firstTimeLogin: false, passwordExpired: true, passwordDefault: false };
const entered = { token: 'the-token', ...flags, userInfo: { userName: 'player', nickname: 'Player', type: 0 } };
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('requirement of a proof', () => {
  const proofs = [{ kind: 'sms', hint: '+880•••••678' }];
  const failure = {
    kind: 'rejected',
    code: 'login.proofRequired',
    message: 'New place.',
    value: { challengeId, proofs },
  };

  test('stores its id in the vault and reports the available proofs [s4.login.unregistered-ip]', async () => {
    const { deps } = lend({});
    await expect(withDemandHeld(deps.vault, Promise.reject(failure))).rejects.toEqual({
      ...failure,
      value: { proofs },
    });
    expect(deps.vault.peek('proofChallenge')).toBe(challengeId);
  });

  test.each([
    [{ kind: 'rejected', code: 'auth.wrongCredentials', value: { challengeId, proofs } }],
    [{ kind: 'rejected', code: 'login.proofRequired', value: { proofs: 'none' } }],
    [{ kind: 'offline', code: 'client.offline' }],
  ])('passes any other failure unchanged: %o', async (other) => {
    const { deps } = lend({});
    await expect(withDemandHeld(deps.vault, Promise.reject(other))).rejects.toBe(other);
    expect(deps.vault.peek('proofChallenge')).toBeUndefined();
    await expect(withDemandHeld(deps.vault, Promise.resolve(1))).resolves.toBe(1);
  });
});

describe('response', () => {
  /** The form after the gateway's reply to a typed proof. */
  async function answers(reply: Parameters<typeof lend>[0][string], answer = '123456', kind = 'sms') {
    const { deps, sent } = lend({ [ANSWER]: reply });
    deps.vault.put('proofChallenge', challengeId);
    typed(deps, [['proof', answer]]);
    const flow = extraVerificationFlow(deps);
    return { ...(await send(flow, 'proofForm', kind)), take: () => runActor(flow, 'takeAnswer'), sent, ...deps };
  }

  test('is sent encrypted under the challenge, and the token is stored [s4.login.unregistered-ip]', async () => {
    const { output, take, sent, storage, vault } = await answers({ value: entered });
    expect(output).toEqual({ sent: true });
    expect(await take()).toEqual({ username: 'player', entry: { ...flags, expiryEnabled: false } });
    expect(sent[0]?.plaintext).toEqual({ challengeId, kind: 'sms', answer: '123456', trust: false });
    expect([storage.token(), vault.peek('form.proof'), vault.peek('proofChallenge')]).toEqual([
      'the-token',
      undefined,
      undefined,
    ]);
  });

  test('a ticked box stores the browser’s token beyond the session [own.security.trusted-browsers]', async () => {
    const { deps, sent } = lend({ [ANSWER]: { value: { ...entered, trustToken: 'trusted-here' } } });
    deps.vault.put('proofChallenge', challengeId);
    localStorage.setItem('trusted', 'a b c d e');
    typed(deps, [
      ['proof', '123456'],
      ['trust', 'yes'],
    ]);
    const flow = extraVerificationFlow(deps);
    await send(flow, 'proofForm', 'totp');
    expect(JSON.stringify(await runActor(flow, 'takeAnswer'))).not.toContain('trusted-here');
    expect(sent[0]?.plaintext).toMatchObject({ kind: 'totp', trust: true });
    expect(deps.storage.trust()).toEqual(['trusted-here', 'a', 'b', 'c', 'd']);
    deps.storage.forgetSession();
    expect(deps.storage.trust()).toHaveLength(5);
  });

  test('an expired challenge ends the form with the gateway’s message [s4.login.unregistered-ip]', async () => {
    const { output, take, storage } = await answers({ status: 422, code: 'proof.expired', message: 'Too late.' });
    expect(output).toEqual({ sent: true });
    await expect(take()).rejects.toMatchObject({ code: 'proof.expired', message: 'Too late.' });
    expect(storage.token()).toBeNull();
  });

  test.each([
    [{ status: 422, code: 'proof.wrong', message: 'No' }, 'proof.wrong'],
    [{ status: 422, code: 'sms.codeInvalid', message: 'No' }, 'sms.codeInvalid'],
    [{ status: 422, code: 'sms.codeExpired', message: 'No' }, 'sms.codeExpired'],
    ['offline' as const, 'client.offline'],
  ])(
    '%o is reported and can be retried [s8.phone.code-invalid s8.phone.code-expired s8.message.network-abnormal]',
    async (reply, code) => {
      const { value, context, storage, vault } = await answers(reply, '123456', 'email');
      expect(value).toEqual({ editing: 'rejected' });
      expect(context.failure).toMatchObject({ code });
      expect([storage.token(), vault.peek('proofChallenge')]).toEqual([null, challengeId]);
    },
  );

  test.each(['', '  '])('reports %o as missing, and sends nothing [s5.message.verification-code]', async (answer) => {
    const { value, context, sent } = await answers({ value: entered }, answer);
    expect(value).toEqual({ editing: { invalid: 'waiting' } });
    expect([context.problems, sent]).toEqual([[{ field: 'proof', code: 'empty' }], []]);
  });
});

test.each([
  ['smsCode', 'sms'],
  ['mailCode', 'email'],
] as const)(
  'the code of %s is requested under the challenge and counts down the gateway’s time [s4.sms-countdown.length]',
  async (name, kind) => {
    const { deps, sent } = lend({ [SEND]: { value: { expiredMinutes: 2 } } });
    deps.vault.put('proofChallenge', challengeId);
    const countdown = extraVerificationFlow({ ...deps, now: () => 1_000 }).implementations.actors[name];
    if (!(countdown instanceof StateMachine)) throw new Error('It is no chart.');
    const to = { number: '', dialingCode: '' };
    const wait = await runActor(countdown, 'sendCode', { purpose: 'proof', to });
    expect(wait).toMatchObject({ deadline: 121_000, reason: 'sent' });
    expect(sent[0]?.body).toEqual({ challengeId, kind });
    expect(await runActor(countdown, 'checkNumber', to)).toBeNull();
    expect(await runActor(countdown, 'recallWait', { purpose: 'proof' })).toBeNull();
  },
);
