// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PasskeySigned } from '../../../../src/contract';
import { contactChangeFlow } from '../../../../src/portal/features/identity/security/contact-change.flow';
import { passkeysFlow } from '../../../../src/portal/features/identity/security/passkeys/passkeys.flow';
import { totpEnrolmentFlow } from '../../../../src/portal/features/identity/security/totp-enrolment.flow';
import { bankAccountFlow } from '../../../../src/portal/parts/bank-account/bank-account.flow';
import { paymentPasswordFlow } from '../../../../src/portal/parts/payment-password/payment-password.flow';
import { extraVerificationFlow } from '../../../../src/portal/parts/proof/extra-verification.flow';
import { lend, send, typed } from '../../harness/flow-support';

const BEGIN = '/wps/member/security/factor/passkey';
const PROOF = '/wps/session/login/proof/passkey';
const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const request = {
  rpId: 'localhost',
  challenge: 'Yw',
  timeout: 300_000,
  userVerification: 'required',
  allowCredentials: [],
};
const response = { clientDataJSON: 'Yw', authenticatorData: 'YQ', signature: 'cw' };
const answer: PasskeySigned = { id: 'aQ', rawId: 'aQ', type: 'public-key', response };
beforeEach(() => sessionStorage.clear());

const chosen = { paymentPassword: '274913', confirmPaymentPassword: '274913', password: 'pw' };
const bound = { where: 'bank:Meghla Bank', holder: 'Rupa Akter', number: '4400112299', paymentPassword: '274913' };
type FlowDependencies = ReturnType<typeof lend>['deps'];
type Form = [
  flow: (deps: FlowDependencies) => { implementations: { actors?: Record<string, unknown> } },
  form: string,
  fields: Record<string, string>,
];
/** Every form guarded by a second factor. */
const FORMS: Record<string, Form> = {
  'a contact is changed': [contactChangeFlow, 'contactForm', { to: 'new@example.test', password: 'pw' }],
  'an app is set up': [totpEnrolmentFlow, 'passwordForm', { password: 'pw' }],
  'the app is removed': [totpEnrolmentFlow, 'removeForm', { password: 'pw' }],
  'the recovery codes are renewed': [totpEnrolmentFlow, 'renewForm', { password: 'pw' }],
  'a passkey is added': [passkeysFlow, 'beginForm', { password: 'pw' }],
  'a passkey is removed': [passkeysFlow, 'removeForm', { password: 'pw' }],
  'the payment password is set': [paymentPasswordFlow, 'setForm', chosen],
  'the payment password is changed': [paymentPasswordFlow, 'changeForm', { ...chosen, oldPaymentPassword: '112234' }],
  'an account is bound': [bankAccountFlow, 'bindForm', bound],
  'an account is removed': [bankAccountFlow, 'removeForm', { paymentPassword: '274913' }],
};

describe.each(Object.entries(FORMS))('%s [own.passkey.factor]', (_name, [flow, form, fields]) => {
  const opened = (more: Record<string, string>) => {
    const { deps, sent } = lend({ [BEGIN]: { value: request } });
    vi.mocked(deps.passkeys.sign).mockResolvedValue({ given: answer });
    typed(deps, Object.entries({ ...fields, ...more }));
    return { deps, sent };
  };

  test('without input a passkey signs the gateway’s challenge and stays out of the chart', async () => {
    const { deps, sent } = opened({ passkey: 'yes', factor: '' });
    const { context } = await send(flow(deps), form, id);
    expect(vi.mocked(deps.passkeys.sign).mock.calls[0]?.[0]).toEqual(request);
    expect(sent[1]?.plaintext).toMatchObject({ factor: { kind: 'passkey', answer } });
    expect(JSON.stringify(context)).not.toContain(response.signature);
    expect(deps.vault.peek('passkeyGiven')).toBeUndefined();
  });

  test('typed input takes precedence, and no dialog opens', async () => {
    const { deps, sent } = opened({ passkey: 'yes', factor: '১২৩৪৫৬' });
    await send(flow(deps), form, id);
    expect(deps.passkeys.sign).not.toHaveBeenCalled();
    expect(sent[0]?.plaintext).toMatchObject({ factor: { kind: 'totp', answer: '১২৩৪৫৬' } });
  });

  test('sends nothing after a cancelled dialog', async () => {
    const { deps, sent } = opened({ passkey: 'yes', factor: '' });
    vi.mocked(deps.passkeys.sign).mockResolvedValue({ refused: 'cancelled' });
    expect((await send(flow(deps), form, id)).value).toEqual({ editing: 'unconfirmed' });
    expect(sent.map(({ path }) => path)).toEqual([BEGIN]);
  });

  test('without a required factor no dialog opens', async () => {
    const { deps } = opened({});
    await send(flow(deps), form, id);
    expect(deps.passkeys.sign).not.toHaveBeenCalled();
  });
});

describe('pending login [own.passkey.factor]', () => {
  const entered = { token: 'the-token', firstTimeLogin: false, passwordExpired: false, passwordDefault: false };
  const user = { userInfo: { userName: 'player', nickname: 'Player', type: 0 } };
  const waits = () => {
    const { deps, sent } = lend({
      [PROOF]: { value: request },
      '/wps/session/login/proof': { value: { ...entered, ...user } },
    });
    vi.mocked(deps.passkeys.sign).mockResolvedValue({ given: answer });
    deps.vault.put('proofChallenge', id);
    typed(deps, [['trust', 'yes']]);
    return { deps, sent };
  };

  test('a passkey signs for this login and may trust the browser', async () => {
    const { deps, sent } = waits();
    expect((await send(extraVerificationFlow(deps), 'proofForm', 'passkey')).output).toEqual({ sent: true });
    expect(sent).toMatchObject([
      { path: PROOF, body: { challengeId: id } },
      { plaintext: { challengeId: id, kind: 'passkey', answer, trust: true } },
    ]);
  });

  test('a browser without passkeys requests nothing', async () => {
    const { deps, sent } = waits();
    vi.mocked(deps.passkeys.possible).mockReturnValue(false);
    expect((await send(extraVerificationFlow(deps), 'proofForm', 'passkey')).value).toEqual({ editing: 'unconfirmed' });
    expect(sent).toEqual([]);
  });
});
