// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { StateMachine } from 'xstate';
import { extraVerificationFlow } from '../../../../src/portal/parts/proof/extra-verification.flow';
import { withDemandHeld } from '../../../../src/portal/parts/proof/proof-demand';
import { lend, runActor } from '../../support/flow-support';

const ANSWER = '/wps/session/login/proof';
const SEND = '/wps/session/login/proof/code';
const challengeId = '01890a5d-ac96-474b-8cce-b302099a8057';
const flags = { firstTimeLogin: false, passwordExpired: true, passwordDefault: false };
const entered = { token: 'the-token', ...flags, userInfo: { userName: 'player', nickname: 'Player', type: 0 } };
beforeEach(() => sessionStorage.clear());

describe('a demand', () => {
  const proofs = [{ kind: 'sms', hint: '+880•••••678' }];
  const failure = { kind: 'rejected', code: 'login.proofRequired', message: 'New place.', value: { challengeId, proofs } };

  test('s4.login.unregistered-ip: its id goes into the vault, and the chart is told what can be proven', async () => {
    const { deps } = lend({});
    await expect(withDemandHeld(deps.vault, Promise.reject(failure))).rejects.toEqual({ ...failure, value: { proofs } });
    expect(deps.vault.peek('proofChallenge')).toBe(challengeId);
  });

  test.each([
    [{ kind: 'rejected', code: 'auth.wrongCredentials', value: { challengeId, proofs } }],
    [{ kind: 'rejected', code: 'login.proofRequired', value: { proofs: 'none' } }],
    [{ kind: 'offline', code: 'client.offline' }],
  ])('any other failure passes as it is: %o', async (other) => {
    const { deps } = lend({});
    await expect(withDemandHeld(deps.vault, Promise.reject(other))).rejects.toBe(other);
    expect(deps.vault.peek('proofChallenge')).toBeUndefined();
    await expect(withDemandHeld(deps.vault, Promise.resolve(1))).resolves.toBe(1);
  });
});

describe('the answer', () => {
  test('s4.login.unregistered-ip: it is taken from the vault, sent sealed under the demand, and the token is stored', async () => {
    const { deps, sent } = lend({ [ANSWER]: { value: entered } });
    deps.vault.put('proofChallenge', challengeId);
    deps.vault.put('form.proof', '123456');
    const proven = await runActor(extraVerificationFlow(deps), 'checkAnswer', { kind: 'sms' });
    expect(proven).toEqual({ username: 'player', entry: { ...flags, expiryEnabled: false } });
    expect(sent[0]?.plaintext).toEqual({ challengeId, kind: 'sms', answer: '123456' });
    expect([deps.storage.token(), deps.vault.peek('form.proof'), deps.vault.peek('proofChallenge')]).toEqual([
      'the-token',
      undefined,
      undefined,
    ]);
  });

  test.each(['proof.expired', 'proof.wrong', 'sms.codeInvalid'])('%s is the outcome that the chart knows', async (code) => {
    const { deps } = lend({ [ANSWER]: { status: 422, code, message: 'No' } });
    deps.vault.put('proofChallenge', challengeId);
    await expect(runActor(extraVerificationFlow(deps), 'checkAnswer', { kind: 'email' })).rejects.toMatchObject({ code });
    expect([deps.storage.token(), deps.vault.peek('proofChallenge')]).toEqual([null, challengeId]);
  });

  test.each([
    ['', true],
    ['  ', true],
    ['1', false],
  ])('s5.message.verification-code: %o is missing: %s', async (typed, missing) => {
    const { deps } = lend({});
    deps.vault.put('form.proof', typed);
    expect(await runActor(extraVerificationFlow(deps), 'validate')).toEqual({ missing });
  });
});

test.each([
  ['smsCode', 'sms'],
  ['mailCode', 'email'],
] as const)(
  's4.sms-countdown.length: the code of %s is asked for under the demand, and counts as long as the gateway says',
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
