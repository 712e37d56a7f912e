// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  lyingOut,
  returnAll,
  sendTransferDraft,
  totalOf,
  transferFlow,
} from '../../../../../src/portal/features/money/wallet/transfer.flow';
import type { CentreDependencies } from '../../../../../src/portal/parts/dependencies';
import { partnerMove, sendPartnerDraft } from '../../../../../src/portal/parts/partner/transfer-upline.flow';
import { moneyMoveFlow } from '../../../../../src/ui/money/money-move.flow';
import { submitPayment } from '../../../../../src/ui/money/move-submission.flow';
import { childOf, lend, runActor } from '../../../harness/flow-support';

const MOVE = '/wps/relay/GCS_walletTransfer';
const WALLETS = '/wps/relay/GCS_merchantWallet';
const BACK = '/wps/relay/GCS_walletReturnAll';
const PARTNERS = '/wps/agent/transfer';
const PAYMENT = '/wps/member/paymentPassword';
const transferId = '01890000-0000-7000-8000-0000000000f1';
const wallets = {
  isSingle: false,
  main: '900.00',
  granted: '0.00',
  underReview: '0.00',
  locked: '0.00',
  wallets: [
    { vendor: 'moyur', name: 'Moyur Live', balance: '100.50' },
    { vendor: 'talpata', name: 'Talpata Games', balance: '0.50' },
  ],
};
const terms = { of: 'wallets', ...wallets };
const transferUplineFlow = (deps: CentreDependencies) => moneyMoveFlow(deps, partnerMove(deps));
const formOf = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('between wallets', () => {
  const out = { from: 'main', to: 'moyur', amount: '400.00' };

  test('loads the balances [s7.relay.merchant-wallet s3.wallet.merchant]', async () => {
    const { deps } = lend({ [WALLETS]: { value: wallets } });
    expect(await runActor(transferFlow(deps), 'loadTerms')).toEqual({ kind: 'open', terms });
    expect(lyingOut(wallets)).toBe('101.00');
    const single = lend({ [WALLETS]: { value: { ...wallets, isSingle: true } } });
    expect(await runActor(transferFlow(single.deps), 'loadTerms')).toMatchObject({ kind: 'blocked', block: 'single' });
  });

  test('the total is the main wallet plus vendor balances plus held money [own.wallet.total]', () => {
    expect(totalOf({ ...wallets, locked: '50.25' })).toBe('1051.25');
    expect(totalOf({ ...wallets, granted: '9.75' })).toBe('1010.75');
  });

  test.each([
    ['out', '৪০০', out],
    ['', '400', out],
    ['back', '1.5', { from: 'moyur', to: 'main', amount: '1.50' }],
    ['back', 'all', { from: 'moyur', to: 'main', amount: 'all' }],
  ])('%s with %s is sent in wire format [own.transfer.bounds]', (direction, amount, draft) => {
    const actor = createActor(transferFlow(lend({}).deps)).start();
    const send = vi.spyOn(actor, 'send');
    sendTransferDraft(actor, 'form.submitted', direction, formOf({ vendor: 'moyur', amount }));
    expect(send).toHaveBeenCalledWith({ type: 'form.submitted', draft });
    returnAll(actor, wallets);
    expect(send).toHaveBeenLastCalledWith({
      type: 'form.submitted',
      draft: { from: 'all', to: 'main', amount: '101.00' },
    });
    actor.stop();
  });

  test.each([
    [{ from: 'all', to: 'main', amount: '101.00' }, null],
    [{ ...out, amount: '900.00' }, '0.00'],
    [{ ...out, amount: '400.00' }, '500.00'],
    [{ from: 'moyur', to: 'main', amount: '100.50' }, '0.00'],
  ])(
    '%o requires a confirmation that shows the rest %s, except for returning everything [own.transfer.summary]',
    async (draft, balanceAfter) => {
      const review = { kind: 'review', review: { amount: draft.amount, balanceAfter, to: null } };
      const outcome = balanceAfter === null ? { kind: 'clear' } : review;
      expect(await runActor(transferFlow(lend({}).deps), 'check', { terms, draft })).toEqual(outcome);
    },
  );

  test.each([
    [{ ...out, amount: '900.01' }, ['transfer.amount.available']],
    [{ from: 'moyur', to: 'main', amount: '100.51' }, ['transfer.amount.available']],
    [{ ...out, amount: '0.00' }, ['transfer.amount.none']],
    [{ ...out, amount: '12,50' }, ['transfer.amount.unclear']],
    [{ from: 'nobody', to: 'main', amount: '1.00' }, ['transfer.amount.available']],
  ])('rejects %o [own.transfer.bounds]', async (draft, codes) => {
    const problems = codes.map((code) => ({ field: 'amount', code }));
    expect(await runActor(transferFlow(lend({}).deps), 'check', { terms, draft })).toEqual({ kind: 'wrong', problems });
  });

  test('sends a transfer to a vendor and returns the new balances [s7.relay.wallet-transfer]', async () => {
    const { deps, sent } = lend({ [MOVE]: { value: { transferId, wallets } } });
    expect(await runActor(childOf(transferFlow(deps), 'submission'), 'send', { draft: out, reviewed: false })).toEqual({
      kind: 'renewed',
      terms,
      draft: out,
    });
    expect(sent).toMatchObject([{ method: 'POST', path: MOVE, body: out, key: expect.any(String) }]);
  });

  test('repeats a transfer that got no response under the same key [own.money.once]', async () => {
    const { deps, sent } = lend({});
    const flow = transferFlow(deps);
    for (let tries = 0; tries < 2; tries += 1)
      expect(await runActor(childOf(flow, 'submission'), 'send', { draft: out, reviewed: false })).toMatchObject({
        kind: 'unanswered',
      });
    expect(sent).toMatchObject([{ key: expect.any(String) }, { key: sent[0]?.key }]);
    localStorage.clear();
  });

  test.each([
    ['to a vendor', out],
    ['all of it back', { ...out, from: 'all' }],
  ])('a failed transfer %s is reported [own.transfer.bounds]', async (_, draft) => {
    expect(
      await runActor(childOf(transferFlow(lend({}).deps), 'submission'), 'send', { draft, reviewed: false }),
    ).toEqual({
      kind: 'unanswered',
      failure: { kind: 'offline', code: 'client.offline' },
    });
    const spent = { status: 422, code: 'ledger.insufficient' };
    const { deps } = lend({ [MOVE]: spent, [BACK]: spent });
    const outcome = { kind: 'refused', failure: { code: 'ledger.insufficient' } };
    expect(await runActor(childOf(transferFlow(deps), 'submission'), 'send', { draft, reviewed: false })).toMatchObject(
      outcome,
    );
  });

  test('returns everything [s8.success.memory-return]', async () => {
    const { deps } = lend({ [BACK]: { value: { returned: '101.00', wallets } } });
    const draft = { from: 'all', to: 'main', amount: '90.00' };
    const renewed = { kind: 'renewed', terms, draft: { ...draft, amount: '101.00' } };
    expect(await runActor(childOf(transferFlow(deps), 'submission'), 'send', { draft, reviewed: false })).toEqual(
      renewed,
    );
  });
});

describe('to an upline or downline', () => {
  const partners = { upline: 'agent', downlines: ['karim'], available: '900.00', min: '100.00', max: '500.00' };
  const partnerTerms = { of: 'partner', ...partners };
  const transferRequest = { to: 'agent', amount: '400.00' };
  const draft = { from: 'main', ...transferRequest };

  test.each([
    [{ set: true, lockedUntil: null, factorAsked: null }, {}, { kind: 'open', terms: partnerTerms }],
    [{ set: true, lockedUntil: null, factorAsked: null }, { upline: null }, { kind: 'open' }],
    [{ set: true, lockedUntil: null, factorAsked: null }, { downlines: [] }, { kind: 'open' }],
    [{ set: false, lockedUntil: null, factorAsked: null }, {}, { kind: 'first', first: 'paymentPassword' }],
    [{ set: true, lockedUntil: 9, factorAsked: null }, {}, { kind: 'blocked', block: 'locked' }],
    [
      { set: false, lockedUntil: null, factorAsked: null },
      { upline: null, downlines: [] },
      { kind: 'blocked', block: 'alone' },
    ],
  ])(
    'payment password %o with %o is %o [own.transfer-upline.partners own.payment-password.required]',
    async (payment, more, outcome) => {
      const { deps } = lend({ [PARTNERS]: { value: { ...partners, ...more } }, [PAYMENT]: { value: payment } });
      expect(await runActor(transferUplineFlow(deps), 'loadTerms')).toMatchObject(outcome);
    },
  );

  test('reports a failed read [own.transfer-upline.partners]', async () => {
    const { deps } = lend({ [PARTNERS]: { value: partners } });
    await expect(runActor(transferUplineFlow(deps), 'loadTerms')).rejects.toMatchObject({ kind: 'offline' });
  });

  test.each([
    [transferRequest, []],
    [{ to: 'karim', amount: '100.00' }, []],
    [{ to: 'rahim', amount: '100.00' }, ['to transfer.to']],
    [{ ...transferRequest, amount: '99.99' }, ['amount transfer.amount.min']],
    [{ ...transferRequest, amount: '500.01' }, ['amount transfer.amount.max']],
    [{ ...transferRequest, amount: '12,50' }, ['amount transfer.amount.unclear']],
  ])('validates %o [own.transfer-upline.summary]', async (typed, problems) => {
    const input = { terms: partnerTerms, draft: { from: 'main', ...typed } };
    const found = problems.map((problem) => ({ field: problem.split(' ')[0], code: problem.split(' ')[1] }));
    const outcome = problems.length > 0 ? { kind: 'wrong', problems: found } : { kind: 'review' };
    expect(await runActor(transferUplineFlow(lend({}).deps), 'check', input)).toMatchObject(outcome);
  });

  test('rejects an amount above the balance and computes the rest [own.transfer-upline.summary]', async () => {
    const check = (available: string) =>
      runActor(transferUplineFlow(lend({}).deps), 'check', { terms: { ...partnerTerms, available }, draft });
    expect(await check('300.00')).toEqual({
      kind: 'wrong',
      problems: [{ field: 'amount', code: 'transfer.amount.available' }],
    });
    expect(await check('900.00')).toEqual({
      kind: 'review',
      review: { amount: '400.00', balanceAfter: '500.00', to: null },
    });
  });

  test('sends a transfer with the encrypted payment password and deletes it [own.payment-password.required]', async () => {
    const done = { transferId, to: 'agent', amount: '400.00', balance: '500.00' };
    const { deps, sent } = lend({ [PARTNERS]: { value: done } });
    const flow = transferUplineFlow(deps);
    const actor = createActor(transferUplineFlow(lend({}).deps)).start();
    const send = vi.spyOn(actor, 'send');
    sendPartnerDraft(actor, 'form.submitted', formOf({ to: 'agent', amount: '৪০০' }));
    submitPayment(Object({ send }), deps.vault, formOf({ paymentPassword: '২৭৪৯১৩' }));
    expect(send.mock.calls).toEqual([[{ type: 'form.submitted', draft }], [{ type: 'payment.submitted' }]]);
    actor.stop();
    expect(await runActor(childOf(flow, 'submission'), 'send', { draft, reviewed: true })).toEqual({
      kind: 'done',
      moved: { of: 'partner', ...done },
    });
    const sending = sent.filter(({ method }) => method === 'POST');
    expect(sending).toMatchObject([
      { path: PARTNERS, plaintext: { ...transferRequest, paymentPassword: '274913' }, key: expect.any(String) },
    ]);
    expect(deps.vault.peek('form.paymentPassword')).toBeUndefined();
  });

  test('sends nothing without the payment password [own.payment-password.required]', async () => {
    const { deps, sent } = lend({});
    expect(
      await runActor(childOf(transferUplineFlow(deps), 'submission'), 'send', { draft, reviewed: true }),
    ).toMatchObject({
      kind: 'wrong',
    });
    expect(sent).toEqual([]);
  });
});
