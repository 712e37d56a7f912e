// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { formMachine } from '../../../../machines/platform/form/form.machine';
import { bankAccountFlow } from '../../../../src/portal/parts/bank-account/bank-account.flow';
import type { FlowDependencies } from '../../../../src/portal/parts/dependencies';
import { paymentPasswordFlow } from '../../../../src/portal/parts/payment-password/payment-password.flow';
import { lend, readList, runActor } from '../../harness/flow-support';

const PAYMENT = '/wps/member/paymentPassword';
const BANKS = '/wps/member/bankAccounts';
const id = '01890000-0000-7000-8000-00000000000a';
const status = { set: true, lockedUntil: null, factorAsked: null };

beforeEach(() => sessionStorage.clear());

type Flow = { implementations: { actors?: Record<string, unknown> } };
const isForm = (logic: unknown): logic is typeof formMachine => Object(logic).id === 'form';

/** Sends a form with the vault's content. */
async function send(flow: Flow, name: string, about: string | null = null, confirms = false) {
  const logic = flow.implementations.actors?.[name];
  if (!isForm(logic)) throw new Error(`${name} is no form`);
  const form = createActor(logic, { input: { about } }).start();
  form.send({ type: 'form.submitted' });
  await waitFor(form, (state) => !state.hasTag('busy'));
  if (confirms) form.send({ type: 'review.confirmed' });
  return waitFor(form, (state) => !state.hasTag('busy'));
}

function typed({ vault }: FlowDependencies, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) vault.put(`form.${name}`, value);
}

describe('payment password', () => {
  const chosen = { paymentPassword: '274913', confirmPaymentPassword: '274913', password: 'pw' };

  test('is encrypted with the login password and removed from the vault [own.payment-password.set]', async () => {
    const { deps, sent } = lend({ [PAYMENT]: { value: status } });
    typed(deps, chosen);
    await send(paymentPasswordFlow(deps), 'setForm');
    expect(sent).toMatchObject([{ method: 'POST', plaintext: chosen }]);
    expect(deps.vault.peek('form.paymentPassword')).toBeUndefined();
  });

  test('is changed with the old one, in digits of either script [own.payment-password.set]', async () => {
    const { deps, sent } = lend({ [PAYMENT]: { value: status } });
    typed(deps, { ...chosen, oldPaymentPassword: '১১২২৩৪', paymentPassword: '২৭৪৯১৩' });
    await send(paymentPasswordFlow(deps), 'changeForm');
    expect(sent).toMatchObject([{ plaintext: { ...chosen, oldPaymentPassword: '112234' } }]);
  });

  test.each([
    [{ paymentPassword: '' }, 'paymentPassword', 'empty'],
    [{ paymentPassword: '12345' }, 'paymentPassword', 'paymentDigits'],
    [{ confirmPaymentPassword: '274914' }, 'confirmPaymentPassword', 'paymentDiffers'],
    [{ password: ' ' }, 'password', 'empty'],
  ])('%o is reported at the field [own.payment-password.set]', async (fields, field, code) => {
    const { deps, sent } = lend({});
    typed(deps, { ...chosen, ...fields });
    expect((await send(paymentPasswordFlow(deps), 'setForm')).context.problems).toEqual([{ field, code }]);
    expect(sent).toEqual([]);
  });

  test('loads its state [own.payment-password.locked]', async () => {
    const { deps } = lend({ [PAYMENT]: { value: { set: true, lockedUntil: 1_800_000_000_000, factorAsked: null } } });
    expect(await runActor(paymentPasswordFlow(deps), 'loadStatus')).toEqual({
      set: true,
      lockedUntil: 1_800_000_000_000,
      factorAsked: null,
    });
  });
});

describe('payout accounts', () => {
  const fields = {
    where: 'ewallet:Nodi Pay',
    holder: ' Rahim Uddin ',
    number: '০১৭১২-৩৪৫৬৭৮',
    paymentPassword: '২৭৪৯১৩',
  };
  const account = {
    id,
    kind: 'ewallet',
    provider: 'Nodi Pay',
    holder: 'Rahim Uddin',
    maskedNumber: '••••5678',
    boundAt: 1,
    restsUntil: null,
  };

  test('are loaded with the providers and the holder [own.bank-account.bound]', async () => {
    const bound = {
      list: [account],
      providers: [{ kind: 'bank', provider: 'Meghla Bank' }],
      holder: 'Rahim Uddin',
      factorAsked: null,
    };
    const { deps } = lend({ [BANKS]: { value: bound } });
    expect(await readList(bankAccountFlow(deps))).toEqual({ kind: 'loaded', page: bound });
  });

  test('are added with digits of either script [own.bank-account.bound own.payment-password.required]', async () => {
    const { deps, sent } = lend({ [BANKS]: { value: account } });
    typed(deps, fields);
    await send(bankAccountFlow(deps), 'bindForm');
    expect(sent).toMatchObject([
      {
        method: 'POST',
        plaintext: {
          kind: 'ewallet',
          provider: 'Nodi Pay',
          holder: 'Rahim Uddin',
          number: '০১৭১২-৩৪৫৬৭৮',
          paymentPassword: '274913',
        },
      },
    ]);
  });

  test.each([
    [{ where: 'ewallet:Nodi Pay', number: '------' }, 'walletNumber'],
    [{ where: 'ewallet:Nodi Pay', number: '0211234567' }, 'walletNumber'],
    [{ where: 'bank:Meghla Bank', number: '------' }, 'accountNumber'],
    [{ where: 'bank:Meghla Bank', number: '12345' }, 'accountNumber'],
  ])('reports a number that does not fit its kind: %j [own.bank-account.number]', async (wrong, code) => {
    const { deps, sent } = lend({});
    typed(deps, { ...fields, ...wrong });
    expect((await send(bankAccountFlow(deps), 'bindForm')).context.problems).toEqual([{ field: 'number', code }]);
    expect(sent).toEqual([]);
  });

  test('a new name is reviewed before sending [own.form.reviewed]', async () => {
    const { deps, sent } = lend({ [BANKS]: { value: account } });
    typed(deps, { ...fields, first: 'yes' });
    expect((await send(bankAccountFlow(deps), 'bindForm')).value).toBe('reviewing');
    expect(sent).toEqual([]);
    await send(bankAccountFlow(deps), 'bindForm', null, true);
    expect(sent).toMatchObject([{ plaintext: { holder: 'Rahim Uddin' } }]);
  });

  test('distinguishes banks from e-wallets [own.bank-account.bound]', async () => {
    const { deps, sent } = lend({ [BANKS]: { value: account } });
    typed(deps, { ...fields, where: 'bank:Nodi-Char Bank' });
    await send(bankAccountFlow(deps), 'bindForm');
    expect(sent).toMatchObject([{ plaintext: { kind: 'bank', provider: 'Nodi-Char Bank' } }]);
  });

  test.each([
    [{ where: '' }, 'where', 'empty'],
    [{ holder: 'R2' }, 'holder', 'realName'],
    [{ holder: 'Rahim '.repeat(11) }, 'holder', 'nameLong'],
    [{ where: 'bank:Meghla Bank', number: '12#45' }, 'number', 'accountNumber'],
    [{ where: 'bank:Meghla Bank', number: '1'.repeat(35) }, 'number', 'accountNumber'],
    [{ paymentPassword: '' }, 'paymentPassword', 'empty'],
  ])('%o is reported at the field [own.bank-account.bound own.form.untruncated]', async (wrong, field, code) => {
    const { deps, sent } = lend({});
    typed(deps, { ...fields, ...wrong });
    expect((await send(bankAccountFlow(deps), 'bindForm')).context.problems).toEqual([{ field, code }]);
    expect(sent).toEqual([]);
  });

  test('removal reports a wrong payment password [own.bank-account.bound own.payment-password.required]', async () => {
    const { deps, sent } = lend({ [`${BANKS}/remove`]: {} });
    typed(deps, { paymentPassword: '274913' });
    await send(bankAccountFlow(deps), 'removeForm', id);
    expect(sent).toMatchObject([{ plaintext: { id, paymentPassword: '274913' } }]);
    const { deps: wrong } = lend({ [`${BANKS}/remove`]: { status: 422, code: 'payment.wrong', message: 'Wrong' } });
    typed(wrong, { paymentPassword: '274913' });
    expect((await send(bankAccountFlow(wrong), 'removeForm', id)).context.failure).toMatchObject({
      code: 'payment.wrong',
    });
  });
});
