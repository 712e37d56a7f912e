import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Given } from '../../../../src/gateway/identity/factor/prove';
import { startModules } from '../../harness/modules';
import { passkeys, signedBy } from '../passkey/support';
import { guarded, PASSWORD } from './support';

const gateway = await startModules();
const { asOwner, begin, enrolled } = guarded(gateway);
beforeEach(begin);
afterAll(() => gateway.close());

type Owner = Awaited<ReturnType<typeof asOwner>>;
type Factor = Given;
const [BEFORE, AFTER] = ['246810', '135791'];
/** What decides where money goes, or who may say so. */
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
  'another number is begun': (owner, factor) =>
    owner.beginContact({ kind: 'mobile', to: '01912345678', countryDialingCode: '880', password: PASSWORD, factor }),
  'another address is begun': (owner, factor) =>
    owner.beginContact({ kind: 'email', to: 'new@example.test', password: PASSWORD, factor }),
};

test.each(Object.entries(ACTS))(
  'asvs 7.5.3 own.security.factor: a fresh factor is asked before %s',
  async (_name, act) => {
    const { owner, given } = await enrolled();
    await expect(act(owner)).rejects.toMatchObject({ status: 403, code: 'factor.required' });
    await expect(act(owner, { kind: 'totp', answer: '000000' })).rejects.toMatchObject({ code: 'totp.wrong' });
    const used = await given();
    await owner.renewRecoveryCodes({ password: PASSWORD, factor: used });
    await expect(act(owner, used)).rejects.toMatchObject({ code: 'totp.wrong' });
    await act(owner, await given());
  },
);

test.each(Object.entries(ACTS))(
  'own.passkey.factor: a passkey alone is a factor, and as good, before %s',
  async (_name, act) => {
    const { owner, phone } = await passkeys(gateway).holder();
    await expect(act(owner)).rejects.toMatchObject({ status: 403, code: 'factor.required' });
    const used = await signedBy(phone, owner);
    await owner.renewRecoveryCodes({ password: PASSWORD, factor: used });
    await expect(act(owner, used)).rejects.toMatchObject({ status: 422, code: 'passkey.expired' });
    await act(owner, await signedBy(phone, owner));
  },
);

test.each(Object.entries(ACTS))('who has none is not asked before %s', async (_name, act) => {
  await act(await asOwner());
});

test('own.security.factor: a recovery code is as good, and what is asked is told beforehand', async () => {
  const { owner, codes } = await enrolled();
  expect([(await owner.bankAccounts()).factorAsked, (await owner.paymentPassword()).factorAsked]).toEqual([
    'code',
    'code',
  ]);
  const act = ACTS['an account is bound'];
  await act?.(owner, { kind: 'recoveryCode', answer: codes[0] ?? '' });
});
