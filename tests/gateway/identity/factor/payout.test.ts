import { afterAll, beforeEach, expect, test } from 'vitest';
import type { SubmittedFactor } from '../../../../src/gateway/identity/factor/prove';
import { startModules } from '../../harness/modules';
import { passkeys, signedBy } from '../passkey/support';
import { guarded, PASSWORD } from './support';

const gateway = await startModules();
const { asOwner, start, enrolled } = guarded(gateway);
beforeEach(start);
afterAll(() => gateway.close());

type Owner = Awaited<ReturnType<typeof asOwner>>;
type Factor = SubmittedFactor;
const BEFORE = '246810';
const AFTER = '135791';
/** Acts that change a payout destination or the means to confirm one. */
const ACTS: Record<string, (owner: Owner, factor?: Factor) => Promise<unknown>> = {
  'an account is bound': (owner, factor) =>
    owner.bindBankAccount({
      kind: 'bank',
      provider: 'Meghla Bank',
      holder: 'Rupa Akter',
      number: '4400112299',
      paymentPassword: BEFORE,
      factor,
    }),
  'an account is removed': async (owner, factor) => {
    const [bank] = (await owner.bankAccounts()).list;
    return owner.removeBankAccount({ id: bank?.id ?? '', paymentPassword: BEFORE, factor });
  },
  'the payment password is changed': (owner, factor) =>
    owner.setPaymentPassword({
      password: PASSWORD,
      oldPaymentPassword: BEFORE,
      paymentPassword: AFTER,
      confirmPaymentPassword: AFTER,
      factor,
    }),
  'a change of number starts': (owner, factor) =>
    owner.beginContact({ kind: 'mobile', to: '01912345678', countryDialingCode: '880', password: PASSWORD, factor }),
  'a change of address starts': (owner, factor) =>
    owner.beginContact({ kind: 'email', to: 'new@example.test', password: PASSWORD, factor }),
};

test.each(Object.entries(ACTS))(
  'a fresh factor is required before %s [own.security.factor asvs 7.5.3]',
  async (_name, act) => {
    const { owner, freshFactor } = await enrolled();
    await expect(act(owner)).rejects.toMatchObject({ status: 403, code: 'factor.required' });
    await expect(act(owner, { kind: 'totp', answer: '000000' })).rejects.toMatchObject({ code: 'totp.wrong' });
    const used = await freshFactor();
    await owner.renewRecoveryCodes({ password: PASSWORD, factor: used });
    await expect(act(owner, used)).rejects.toMatchObject({ code: 'totp.wrong' });
    await act(owner, await freshFactor());
  },
);

test.each(Object.entries(ACTS))('a passkey counts as a factor before %s [own.passkey.factor]', async (_name, act) => {
  const { owner, phone } = await passkeys(gateway).holder();
  await expect(act(owner)).rejects.toMatchObject({ status: 403, code: 'factor.required' });
  const used = await signedBy(phone, owner);
  await owner.renewRecoveryCodes({ password: PASSWORD, factor: used });
  await expect(act(owner, used)).rejects.toMatchObject({ status: 422, code: 'passkey.expired' });
  await act(owner, await signedBy(phone, owner));
});

test.each(Object.entries(ACTS))('no factor is required before %s without one', async (_name, act) => {
  await act(await asOwner());
});

test('a recovery code counts as a factor, and the required factor is announced [own.security.factor]', async () => {
  const { owner, codes } = await enrolled();
  expect([(await owner.bankAccounts()).factorAsked, (await owner.paymentPassword()).factorAsked]).toEqual([
    'code',
    'code',
  ]);
  const act = ACTS['an account is bound'];
  await act?.(owner, { kind: 'recoveryCode', answer: codes[0] ?? '' });
});
