// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { lyingOut, submitMove, transferFlow } from '../../../src/portal/flows/transfer';
import { leftAfter, submitPartner, submitPartnerPayment, transferUplineFlow } from '../../../src/portal/flows/transfer-upline';
import { lend, runActor } from './support';

const MOVE = '/wps/relay/GCS_walletTransfer';
const WALLETS = '/wps/relay/GCS_merchantWallet';
const BACK = '/wps/relay/GCS_walletReturnAll';
const PARTNERS = '/wps/agent/transfer';
const PAYMENT = '/wps/member/paymentPassword';
const transferId = '01890000-0000-7000-8000-0000000000f1';
const wallets = {
  isSingle: false,
  main: '900.00',
  locked: '0.00',
  wallets: [
    { vendor: 'moyur', name: 'Moyur Live', balance: '100.50' },
    { vendor: 'talpata', name: 'Talpata Games', balance: '0.50' },
  ],
};
const formOf = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('between the wallets', () => {
  const out = { from: 'main', to: 'moyur', amount: '400.00' };

  test('s7.relay.merchant-wallet s3.wallet.merchant: what lies where is read', async () => {
    const { needs } = lend({ [WALLETS]: { value: wallets } });
    expect(await runActor(transferFlow(needs), 'loadWallets')).toEqual(wallets);
    expect(lyingOut(wallets)).toBe('101.00');
  });

  test.each([
    ['out', '৪০০', out],
    ['', '400', out],
    ['back', '1.5', { from: 'moyur', to: 'main', amount: '1.50' }],
    ['back', 'all', { from: 'moyur', to: 'main', amount: 'all' }],
  ])('own.transfer.bounds: %s with %s is asked as the wire has it', (direction, amount, asked) => {
    const actor = createActor(transferFlow(lend({}).needs)).start();
    const send = vi.spyOn(actor, 'send');
    submitMove(actor, direction, formOf({ vendor: 'moyur', amount }));
    expect(send).toHaveBeenCalledWith({ type: 'form.submitted', asked });
    actor.stop();
  });

  test.each([
    [{ ...out, amount: '900.00' }, []],
    [{ from: 'moyur', to: 'main', amount: '100.50' }, []],
    [{ ...out, amount: '900.01' }, ['transfer.amount.available']],
    [{ from: 'moyur', to: 'main', amount: '100.51' }, ['transfer.amount.available']],
    [{ ...out, amount: '0.00' }, ['transfer.amount.none']],
    [{ ...out, amount: 'all' }, ['transfer.amount.none']],
    [{ from: 'nobody', to: 'main', amount: '1.00' }, ['transfer.amount.available']],
  ])('own.transfer.bounds: %o is looked at', async (asked, codes) => {
    const problems = codes.map((code) => ({ field: 'amount', code }));
    expect(await runActor(transferFlow(lend({}).needs), 'validate', { wallets, asked })).toEqual(problems);
  });

  test('s7.relay.wallet-transfer s8.success.transfer own.money.once: it is moved under a key', async () => {
    const { needs, sent } = lend({ [MOVE]: { value: { transferId, wallets } } });
    expect(await runActor(transferFlow(needs), 'moveMoney', out)).toEqual(wallets);
    expect(sent).toMatchObject([{ method: 'POST', path: MOVE, body: out, key: expect.any(String) }]);
  });

  test.each([
    ['offline', 'client.offline'],
    [{ status: 422, code: 'ledger.insufficient' }, 'ledger.insufficient'],
  ] as const)('own.transfer.bounds: %o is told', async (reply, code) => {
    const { needs } = lend({ [MOVE]: reply, [BACK]: reply });
    await expect(runActor(transferFlow(needs), 'moveMoney', out)).rejects.toMatchObject({ code });
    await expect(runActor(transferFlow(needs), 'returnAll')).rejects.toMatchObject({ code });
  });

  test('s8.success.memory-return: all of it comes back', async () => {
    const { needs } = lend({ [BACK]: { value: { returned: '101.00', wallets } } });
    expect(await runActor(transferFlow(needs), 'returnAll')).toEqual({ returned: '101.00', wallets });
  });
});

describe('to an upline or a downline', () => {
  const partners = { upline: 'agent', downlines: ['karim'], available: '900.00', min: '100.00', max: '500.00' };
  const asked = { to: 'agent', amount: '400.00' };

  test.each([
    [{ set: true, lockedUntil: null }, 'set'],
    [{ set: false, lockedUntil: null }, 'unset'],
    [{ set: true, lockedUntil: 9 }, 'locked'],
  ])('own.transfer-upline.partners own.payment-password.asked: %o is %s', async (payment, protection) => {
    const { needs } = lend({ [PARTNERS]: { value: partners }, [PAYMENT]: { value: payment } });
    expect(await runActor(transferUplineFlow(needs), 'loadOffer')).toEqual({ ...partners, protection });
  });

  test('own.transfer-upline.partners: where either cannot be read it is told', async () => {
    const { needs } = lend({ [PARTNERS]: { value: partners } });
    await expect(runActor(transferUplineFlow(needs), 'loadOffer')).rejects.toMatchObject({ kind: 'offline' });
  });

  test.each([
    [asked, []],
    [{ to: 'karim', amount: '100.00' }, []],
    [{ to: 'rahim', amount: '100.00' }, ['to transfer.to']],
    [{ ...asked, amount: '99.99' }, ['amount transfer.amount.min']],
    [{ ...asked, amount: '500.01' }, ['amount transfer.amount.max']],
    [{ ...asked, amount: 'a lot' }, ['amount transfer.amount.none']],
  ])('own.transfer-upline.look: %o is looked at', async (typed, problems) => {
    const input = { offer: { ...partners, protection: 'set' }, asked: typed };
    const found = await runActor(transferUplineFlow(lend({}).needs), 'validate', input);
    expect(Array.isArray(found) && found.map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
  });

  test('own.transfer-upline.look: more than there is is told, and what is left is reckoned', async () => {
    const offer = { ...partners, available: '300.00', protection: 'set' as const };
    expect(await runActor(transferUplineFlow(lend({}).needs), 'validate', { offer, asked })).toEqual([
      { field: 'amount', code: 'transfer.amount.available' },
    ]);
    expect(leftAfter({ ...offer, available: '900.00' }, asked)).toBe('500.00');
  });

  test('own.payment-password.asked s8.success.transfer: it goes with the payment password, sealed, once', async () => {
    const done = { transferId, to: 'agent', amount: '400.00', balance: '500.00' };
    const { needs, sent } = lend({ [PARTNERS]: { value: done } });
    const flow = transferUplineFlow(needs);
    const actor = createActor(transferUplineFlow(lend({}).needs)).start();
    const send = vi.spyOn(actor, 'send');
    submitPartner(actor, formOf({ to: 'agent', amount: '৪০০' }));
    submitPartnerPayment(actor, needs.vault, formOf({ paymentPassword: '২৭৪৯১৩' }));
    expect(send.mock.calls).toEqual([[{ type: 'form.submitted', asked }], [{ type: 'protection.submitted' }]]);
    actor.stop();
    expect(await runActor(flow, 'sendMoney', asked)).toEqual(done);
    const sending = sent.filter(({ method }) => method === 'POST');
    expect(sending).toMatchObject([{ path: PARTNERS, plaintext: { ...asked, paymentPassword: '274913' }, key: expect.any(String) }]);
    expect(needs.vault.peek('form.paymentPassword')).toBeUndefined();
  });

  test('own.payment-password.asked: without it nothing is sent', async () => {
    const { needs, sent } = lend({});
    await expect(runActor(transferUplineFlow(needs), 'sendMoney', asked)).rejects.toMatchObject({ code: 'payment.empty' });
    expect(sent).toEqual([]);
  });
});
