// @vitest-environment jsdom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ActorRefFrom, createActor, waitFor } from 'xstate';
import { moneyMoveMachine } from '../../../../../machines/money/money-move/money-move.machine';
import { moneyMoveSamples } from '../../../../../machines/money/money-move/money-move.samples';
import type { withdrawalsMachine } from '../../../../../machines/money/withdrawals/withdrawals.machine';
import { bankAccount } from '../../../../../machines/samples';
import { createClient } from '../../../../../src/contract';
import { endpoints } from '../../../../../src/contract/endpoints';
import { WITHDRAWAL_STATES } from '../../../../../src/contract/money/withdrawal';
import {
  sendWithdrawalDraft,
  withdrawalMove,
} from '../../../../../src/portal/features/money/withdrawal/withdrawal.flow';
import { withdrawalConfirmationFlow } from '../../../../../src/portal/features/money/withdrawal/withdrawal-confirmation.flow';
import { withdrawalReportFlow } from '../../../../../src/portal/features/money/withdrawal/withdrawal-report.flow';
import { withdrawalsFlow } from '../../../../../src/portal/features/money/withdrawal/withdrawals.flow';
import type { CentreDependencies } from '../../../../../src/portal/parts/dependencies';
import { reads } from '../../../../../src/ui/list/reads';
import { moneyMoveFlow } from '../../../../../src/ui/money/money-move.flow';
import { editPayment, submitPayment } from '../../../../../src/ui/money/move-submission.flow';
import { childOf, lend, readList, runActor, send as sendForm, typed as typeInto } from '../../../harness/flow-support';

const { loadTerms, submission: ends, check } = moneyMoveSamples.outcomes;
const { terms: offer } = loadTerms['withdrawal: complete'].output;
const { of, ...sent } = ends['withdrawal: sent'].output.moved;
const { id } = sent;
const withdrawalRequest = { bankAccountId: offer.accounts[0]?.id ?? '', amount: '1000.00' };
const draft = { from: 'main', to: withdrawalRequest.bankAccountId, amount: '1000.00' };
const withdrawalFlow = (deps: CentreDependencies) => moneyMoveFlow(deps, withdrawalMove(deps));
const word = { id, version: 3 };
const { of: _of, protection, ...terms } = offer;
const SEND = '/wps/member/withdrawals';
beforeEach(() => sessionStorage.clear());

/** The list of the page as it is wired. */
function listIn(page: ActorRefFrom<typeof withdrawalsMachine>) {
  const { list } = page.getSnapshot().children;
  if (!list) throw new Error('There is no list.');
  return list;
}

/** Form input. */
const typed = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const observeMove = () => {
  const events: unknown[] = [];
  const actor = createActor(moneyMoveMachine, {
    inspect: (inspectionEvent) => inspectionEvent.type === '@xstate.event' && events.push(inspectionEvent.event),
  });
  return { actor, last: () => events.at(-1) };
};

describe('requested withdrawal', () => {
  test('loads terms with the state of the payment password [own.withdrawal.terms]', async () => {
    const { deps } = lend({ [`${SEND}/terms`]: { value: { ...terms, paymentPassword: protection } } });
    expect(await runActor(withdrawalFlow(deps), 'loadTerms')).toEqual({ kind: 'open', terms: offer });
  });

  test.each([
    [
      { paymentPassword: 'locked', accounts: [] },
      { kind: 'blocked', block: 'locked' },
    ],
    [
      { paymentPassword: 'unset', accounts: [] },
      { kind: 'first', first: 'paymentPassword' },
    ],
    [
      { paymentPassword: 'set', accounts: [] },
      { kind: 'first', first: 'bankAccount' },
    ],
  ])('terms with %o are %o [own.payment-password.required own.bank-account.bound]', async (more, outcome) => {
    const { deps } = lend({ [`${SEND}/terms`]: { value: { ...terms, ...more } } });
    expect(await runActor(withdrawalFlow(deps), 'loadTerms')).toMatchObject(outcome);
  });

  const rests = { ...bankAccount, id: '01890000-0000-7000-8000-00000000000f', restsUntil: 1_900_000_000_000 };
  test.each([
    [[rests], { kind: 'blocked', block: 'resting' }],
    [[rests, bankAccount], { kind: 'open' }],
  ])(
    'is blocked while every account is locked out; otherwise the others work: %o [own.bank-account.cooling-down]',
    async (accounts, outcome) => {
      const { deps } = lend({ [`${SEND}/terms`]: { value: { ...terms, paymentPassword: protection, accounts } } });
      expect(await runActor(withdrawalFlow(deps), 'loadTerms')).toMatchObject(outcome);
      expect(
        withdrawalMove(deps).problems({ ...offer, accounts }, { from: 'main', to: rests.id, amount: '1000.00' }),
      ).toContainEqual({
        field: 'bankAccountId',
        code: 'withdrawal.account',
      });
    },
  );

  test.each([
    ['1,000', '1000.00'],
    ['১,০০০.৫', '1000.50'],
    [' 0750 ', '750.00'],
    ['a lot', 'a lot'],
    ['1.234', '1.234'],
  ])('sends “%s” to the chart as “%s”, in digits of either script, with groups', (amount, wire) => {
    const { actor, last } = observeMove();
    sendWithdrawalDraft(Object(actor), 'form.submitted', typed({ bankAccountId: 'a', amount }));
    expect(last()).toEqual({ type: 'form.submitted', draft: { from: 'main', to: 'a', amount: wire } });
  });

  test.each([
    [{}, []],
    [{ amount: '' }, [['amount', 'withdrawal.amount.none']]],
    [{ amount: '12,50' }, [['amount', 'withdrawal.amount.unclear']]],
    [{ amount: '99.99' }, [['amount', 'withdrawal.amount.min']]],
    [{ amount: '50000.01' }, [['amount', 'withdrawal.amount.available']]],
    [{ amount: '25000.01' }, [['amount', 'withdrawal.amount.available']]],
    [{ amount: '25000.00' }, []],
    [{ to: 'not mine' }, [['bankAccountId', 'withdrawal.account']]],
  ])('%o has the problems %j [own.withdrawal.terms own.money.number]', async (change, problems) => {
    const { deps } = lend({
      [`${SEND}/preview`]: {
        value: { ...check['withdrawal: the preview'].output.review, autoConfirmMinutes: 30 },
      },
    });
    const found = problems.map(([field, code]) => ({ field, code }));
    const outcome = problems.length > 0 ? { kind: 'wrong', problems: found } : check['withdrawal: the preview'].output;
    expect(
      await runActor(withdrawalFlow(deps), 'check', { terms: offer, draft: { ...draft, ...change } }),
    ).toMatchObject(outcome);
  });

  test.each([
    ['90000.00', '50000.01', 'max'],
    ['50000.00', '50000.01', 'max'],
    ['99.99', '100.00', 'short'],
  ])(
    'with %s available, the amount %s has the problem “%s” [own.withdrawal.terms own.money.number]',
    async (available, amount, problem) => {
      const input = { terms: { ...offer, available }, draft: { ...draft, amount } };
      const problems = [{ field: 'amount', code: `withdrawal.amount.${problem}` }];
      expect(await runActor(withdrawalFlow(lend({}).deps), 'check', input)).toEqual({ kind: 'wrong', problems });
    },
  );

  test.each(['1000.00', '1.00', '90000.00'])(
    'remaining turnover blocks the amount %s [own.withdrawal.terms own.money.number]',
    async (amount) => {
      const held = { ...offer, turnoverRemaining: '0.01' };
      expect(
        await runActor(withdrawalFlow(lend({}).deps), 'check', { terms: held, draft: { ...draft, amount } }),
      ).toEqual({
        kind: 'wrong',
        problems: [{ field: 'amount', code: 'withdrawal.turnover' }],
      });
    },
  );

  test('previews the withdrawal at the gateway [own.withdrawal.summary]', async () => {
    const { output } = check['withdrawal: the preview'];
    const preview = { ...output.review, autoConfirmMinutes: 30, forfeits: null, review: null };
    const { deps, sent: calls } = lend({ [`${SEND}/preview`]: { value: preview } });
    expect(await runActor(withdrawalFlow(deps), 'check', { terms: offer, draft })).toEqual({
      kind: 'review',
      review: preview,
    });
    expect(calls).toMatchObject([{ method: 'POST', body: withdrawalRequest }]);
  });

  test('sends the password encrypted, outside events [own.payment-password.required]', async () => {
    const { deps, sent: calls } = lend({ [SEND]: { value: sent } });
    const send = vi.fn();
    submitPayment(Object({ send }), deps.vault, typed({ paymentPassword: '২৭৪৯১৩' }));
    expect(send.mock.calls).toEqual([[{ type: 'payment.submitted' }]]);
    expect(await runActor(childOf(withdrawalFlow(deps), 'submission'), 'send', { draft, reviewed: true })).toEqual({
      kind: 'done',
      moved: { of, ...sent },
    });
    expect(calls).toMatchObject([{ method: 'POST', plaintext: { ...withdrawalRequest, paymentPassword: '274913' } }]);
    expect(deps.vault.peek('form.paymentPassword')).toBeUndefined();
  });

  test('the balance is refreshed after a success only [own.balance.live]', async () => {
    const replies = { [SEND]: { status: 409, code: 'withdrawal.balance', message: 'Spent' } };
    const { deps } = lend(replies);
    const followed = vi.fn();
    onTestFinished(deps.money.watch(followed));
    const sends = () => {
      deps.vault.put('form.paymentPassword', '274913');
      return runActor(childOf(withdrawalFlow(deps), 'submission'), 'send', { draft, reviewed: true });
    };
    await sends();
    expect(followed).not.toHaveBeenCalled();
    Object.assign(replies, { [SEND]: { value: sent } });
    await sends();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  test('without a password nothing is sent [own.payment-password.required]', async () => {
    const { deps, sent: calls } = lend({ [SEND]: { value: sent } });
    deps.vault.put('form.paymentPassword', ' ');
    expect(await runActor(childOf(withdrawalFlow(deps), 'submission'), 'send', { draft, reviewed: true })).toEqual({
      kind: 'wrong',
      problems: [{ field: 'paymentPassword', code: 'empty' }],
    });
    expect(calls).toEqual([]);
  });

  test('a missing value counts as present once something but spaces is typed [own.money.corrected]', () => {
    const can = vi.fn(() => true);
    const send = vi.fn();
    const move = Object({ getSnapshot: () => ({ can }), send });
    for (const paymentPassword of ['', '  ']) editPayment(move, typed({ paymentPassword }));
    expect(send).not.toHaveBeenCalled();
    editPayment(move, typed({ paymentPassword: '২' }));
    expect(send.mock.calls).toEqual([[{ type: 'payment.filled' }]]);
    can.mockReturnValue(false);
    editPayment(move, typed({ paymentPassword: '২৭' }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('a repeat uses the same key, a change or new request another [own.money.once]', async () => {
    const keys: (string | null)[] = [];
    const { deps } = lend({});
    let answers = false;
    const client = createClient(endpoints, {
      fetch: async (_, init) => {
        keys.push(new Headers(init?.headers).get('Idempotency-Key'));
        if (!answers) throw new TypeError('Failed to fetch');
        return Response.json({
          success: true,
          message: '',
          value: init?.method === 'GET' ? { ...terms, paymentPassword: protection } : sent,
        });
      },
      credentials: () => ({ language: 'en', merchant: 'maidan', token: 't' }),
      seal: async () => ({ keyId: 'k', encryptedKey: 'AA==', iv: 'AA==', ciphertext: 'AA==', tag: 'AA==' }),
    });
    const flow = withdrawalFlow({ ...deps, client });
    const send = (amount = withdrawalRequest.amount) => {
      deps.vault.put('form.paymentPassword', '274913');
      return runActor(childOf(flow, 'submission'), 'send', { draft: { ...draft, amount }, reviewed: true });
    };
    expect(await send()).toMatchObject({ kind: 'unanswered' });
    expect(await send()).toMatchObject({ kind: 'unanswered' });
    expect(await send('900.00')).toMatchObject({ kind: 'unanswered' });
    answers = true;
    await send('900.00');
    await send('900.00');
    await runActor(flow, 'loadTerms');
    await send('900.00');
    const [first, again, other, otherAgain, next, , after] = keys;
    expect([first === again, other === otherAgain]).toEqual([true, true]);
    expect(new Set([first, other, next, after]).size).toBe(4);
  });

  test.each([
    [
      { status: 422, code: 'payment.wrong' },
      { kind: 'rejected', code: 'payment.wrong' },
    ],
    [{ status: 401, code: 'session.ended' }, { kind: 'unauthorised' }],
  ])('%o is reported as %o', async (reply, failure) => {
    const { deps } = lend({ [SEND]: reply });
    deps.vault.put('form.paymentPassword', '274913');
    await expect(
      runActor(childOf(withdrawalFlow(deps), 'submission'), 'send', { draft, reviewed: true }),
    ).rejects.toMatchObject(failure);
  });

  test.each([
    ['offline', 'offline'],
    [{ value: {} }, 'malformed'],
    [{ status: 503, code: 'system.unavailable' }, 'rejected'],
  ] as const)('%o leaves the outcome unknown [own.money.outcome]', async (reply, kind) => {
    const { deps } = lend({ [SEND]: reply });
    deps.vault.put('form.paymentPassword', '274913');
    const outcome = { kind: 'unanswered', failure: { kind } };
    expect(
      await runActor(childOf(withdrawalFlow(deps), 'submission'), 'send', { draft, reviewed: true }),
    ).toMatchObject(outcome);
    localStorage.clear();
  });
});

describe('sent withdrawals', () => {
  test('are loaded by pages [s2.member-centre.withdraw]', async () => {
    const page = { list: [sent], pageNum: 2, totalPages: 2, total: 11 };
    const { deps } = lend({ [SEND]: { value: page } });
    expect(await readList(withdrawalsFlow(deps), { pageNo: 2 })).toEqual({ kind: 'loaded', page });
  });

  const ENDED = ['received', 'countedReceived', 'returned', 'bounced', 'refunded', 'refused', 'rejected', 'cancelled'];
  const pageWith = (...states: string[]) => {
    const list = states.map((state) => ({ ...sent, state }));
    return { value: { list, pageNum: 1, totalPages: 1, total: list.length } };
  };
  test.each([
    [[], 'none'],
    [ENDED, 'none'],
    ...WITHDRAWAL_STATES.filter((state) => !ENDED.includes(state)).map(
      (state) => [[...ENDED, state], 'underWay'] as const,
    ),
  ] as const)('withdrawals in the states %j mean “%s” [own.withdrawal.at-once]', async (states, kind) => {
    reads.clear();
    const { deps } = lend({ [SEND]: pageWith(...states) });
    expect(await runActor(withdrawalsFlow(deps), 'findUnderWay')).toEqual({ kind });
  });

  test('the list and the check for an open one share a call [own.withdrawal.at-once]', async () => {
    reads.clear();
    const { deps, sent: calls } = lend({ [SEND]: pageWith('received') });
    const page = createActor(withdrawalsFlow(deps)).start();
    onTestFinished(() => void page.stop());
    await waitFor(page, (state) => state.matches({ open: 'requesting' }));
    await waitFor(listIn(page), (state) => state.hasTag('listed'));
    expect(calls.filter(({ path }) => path === SEND)).toMatchObject([{ method: 'GET', query: 'pageNo=1&pageSize=10' }]);
  });

  test('a failed read is shown by the list [own.withdrawal.at-once]', async () => {
    reads.clear();
    const page = createActor(withdrawalsFlow(lend({}).deps)).start();
    onTestFinished(() => void page.stop());
    await waitFor(page, (state) => state.matches({ open: 'listing' }));
    expect((await waitFor(listIn(page), (state) => state.matches('failed'))).context.failure).toMatchObject({
      kind: 'offline',
    });
  });

  test.each([
    ['loadWithdrawal', { id }, `${SEND}/one`, 'GET', undefined],
    ['confirmReceived', word, `${SEND}/received`, 'POST', word],
    ['cancelWithdrawal', word, `${SEND}/cancel`, 'POST', word],
  ])(
    '%s calls its endpoint [s4.withdrawal.received own.withdrawal.no-cancel]',
    async (actor, input, path, method, body) => {
      const { deps, sent: calls } = lend({ [path]: { value: sent } });
      expect(await runActor(withdrawalConfirmationFlow(deps), actor, input)).toEqual(sent);
      expect(calls).toMatchObject([{ method, path, ...(body && { body }) }]);
    },
  );

  test('a response to an old version is reported with its status [s4.withdrawal.auto-confirm]', async () => {
    const { deps } = lend({ [`${SEND}/received`]: { status: 409, code: 'withdrawal.changed', message: 'Again' } });
    await expect(runActor(withdrawalConfirmationFlow(deps), 'confirmReceived', word)).rejects.toMatchObject({
      status: 409,
    });
  });

  test('polls the state without prolonging the session [own.withdrawal.notified]', async () => {
    vi.useFakeTimers();
    const quiet: unknown[] = [];
    const { deps } = lend({});
    const client = createClient(endpoints, {
      fetch: async (_, init) => {
        quiet.push(new Headers(init?.headers).get('Quiet'));
        return Response.json({ success: true, message: '', value: { ...sent, permitted: [], version: quiet.length } });
      },
      credentials: () => ({ language: 'en', merchant: 'maidan', token: 't' }),
      seal: () => Promise.reject(new Error('Nothing is sealed here')),
    });
    const actor = createActor(withdrawalConfirmationFlow({ ...deps, client }), { input: { id } }).start();
    await vi.advanceTimersByTimeAsync(120_100);
    expect(quiet).toEqual([null, '1', '1']);
    expect(actor.getSnapshot().context.withdrawal?.version).toBe(3);
    actor.send({ type: 'section.closed' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(quiet).toHaveLength(3);
    vi.useRealTimers();
  });
});

describe('report of missing money', () => {
  const about = JSON.stringify({ ...word, amount: '1000.00' });
  const proofs = ['01930000-0000-7000-8000-0000000000d1', '01930000-0000-7000-8000-0000000000d2'];
  const NOTHING = `${SEND}/notReceived`;
  const PART = `${SEND}/partial`;
  const none = (...fields: string[]) => fields.map((field) => ({ field, code: 'withdrawal.parts.none' }));
  /** Sends a form with pictures and amounts. */
  const reports = async (
    form: string,
    reply: Parameters<typeof lend>[0][string],
    pictures: string[],
    ...amounts: string[]
  ) => {
    const { deps, sent: calls } = lend({ [NOTHING]: reply, [PART]: reply });
    const flow = withdrawalReportFlow(deps);
    Object(flow.implementations.actions).shareProofs({}, { proofs: pictures });
    typeInto(deps, [
      ['receivedAmount', amounts[0] ?? ''],
      ['remainingAmount', amounts[1] ?? ''],
    ]);
    return { ...(await sendForm(flow, form, about)), calls };
  };

  test.each([
    ['400.00', '600.00', []],
    ['0.01', '999.99', []],
    ['400.00', '600.01', [{ field: 'remainingAmount', code: 'withdrawal.parts.sum' }]],
    ['0.00', '1000.00', none('receivedAmount')],
    ['12,50', '', [{ field: 'receivedAmount', code: 'unclear' }, ...none('remainingAmount')]],
  ])(
    '%s and %s of 1000.00 have the problems %j [s3.withdrawal-confirmation.amounts]',
    async (received, remaining, problems) => {
      const { context, calls } = await reports('partForm', { value: sent }, [], received, remaining);
      expect(context.problems).toEqual(problems);
      expect(calls).toHaveLength(problems.length > 0 ? 0 : 1);
    },
  );

  test('without a picture nothing is sent [s4.withdrawal.not-received]', async () => {
    const { context, calls } = await reports('nothingForm', { value: sent }, []);
    expect(context.problems).toEqual([{ field: 'proofs', code: 'withdrawal.unproven' }]);
    expect(calls).toEqual([]);
  });

  test.each([
    ['nothingForm', NOTHING, proofs, {}],
    ['partForm', PART, [], { receivedAmount: '400.00', remainingAmount: '600.00' }],
    ['partForm', PART, proofs, { receivedAmount: '400.00', remainingAmount: '600.00' }],
  ])(
    '%s goes to %s with the pictures %j [s4.withdrawal.not-received s4.withdrawal.partial]',
    async (form, path, pictures, parts) => {
      const { output, calls } = await reports(form, { value: sent }, pictures, '৪০০', '600');
      expect(output).toEqual({ sent: true, word: sent });
      expect(calls).toMatchObject([{ method: 'POST', path, body: { ...word, ...parts, proofs: pictures } }]);
    },
  );

  test.each(['nothingForm', 'partForm'])(
    '%s reports a concurrent change [s4.withdrawal.auto-confirm]',
    async (form) => {
      const changed = { status: 409, code: 'withdrawal.changed', message: 'Again' };
      expect((await reports(form, changed, proofs, '400', '600')).output).toEqual({ sent: true, word: 'outdated' });
      const { value, context } = await reports(form, 'offline', proofs, '400', '600');
      expect([value, context.failure?.kind]).toEqual([{ editing: 'rejected' }, 'offline']);
    },
  );
});
