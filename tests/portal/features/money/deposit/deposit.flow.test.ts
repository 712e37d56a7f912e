// @vitest-environment jsdom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  depositMove,
  depositFlow as pageFlow,
  sendDepositDraft,
} from '../../../../../src/portal/features/money/deposit/deposit.flow';
import { depositPaymentFlow } from '../../../../../src/portal/features/money/deposit/deposit-payment.flow';
import type { CentreDependencies } from '../../../../../src/portal/parts/dependencies';
import { moneyMoveFlow } from '../../../../../src/ui/money/money-move.flow';
import { childOf, lend, readList, runActor } from '../../../harness/flow-support';

const DEPOSITS = '/wps/member/deposits';
const TERMS = `${DEPOSITS}/terms`;
const PENDING = `${DEPOSITS}/pending`;
const ONE = `${DEPOSITS}/one`;
const read = {
  methods: [
    { code: 'nodi', name: 'Nodi Pay', min: '100.00', max: '5000.00' },
    { code: 'bank', name: 'Bank transfer', min: '500.00', max: '9000.00' },
  ],
  barred: null,
  limitLeft: '2000.00',
  demo: true,
  debt: null,
  offerLimits: false,
};
const id = '01890000-0000-7000-8000-0000000000e1';
const deposit = (state: string) => ({
  id,
  number: 'D00000001',
  method: 'nodi',
  amount: '1000.00',
  state,
  payUrl: state === 'pending' ? 'https://pay.example.test/1' : null,
  createdAt: 1,
  expiresAt: 2,
  reason: null,
  reversed: null,
});
const terms = { of: 'deposit', ...read };
const depositRequest = { method: 'nodi', amount: '1000.00' };
const draft = { from: 'nodi', to: 'main', amount: '1000.00' };
const resumedOutcome = (state: string) => ({
  kind: 'first',
  first: 'deposit',
  terms,
  moved: { of: 'deposit', ...deposit(state) },
});
const depositFlow = (deps: CentreDependencies) => moneyMoveFlow(deps, depositMove(deps));

beforeEach(() => sessionStorage.clear());

describe('terms', () => {
  test('are loaded; nothing is pending [own.deposit.terms]', async () => {
    const { deps } = lend({ [TERMS]: { value: read }, [PENDING]: { value: null } });
    expect(await runActor(depositFlow(deps), 'loadTerms')).toEqual({ kind: 'open', terms });
  });

  test.each([
    [
      { barred: { by: 'timeOut', until: 9 }, methods: [], offerLimits: true },
      { kind: 'blocked', block: 'barred' },
    ],
    [
      { methods: [], offerLimits: true },
      { kind: 'blocked', block: 'closed' },
    ],
    [{ offerLimits: true }, { kind: 'offered' }],
  ])('terms with %o are %o [own.deposit.barred own.deposit.limits-offered]', async (more, outcome) => {
    const { deps } = lend({ [TERMS]: { value: { ...read, ...more } }, [PENDING]: { value: null } });
    expect(await runActor(depositFlow(deps), 'loadTerms')).toEqual({ ...outcome, terms: { ...terms, ...more } });
  });

  test('a pending deposit is resumed, also on return from the provider [own.deposit.resumed]', async () => {
    const { deps } = lend({ [TERMS]: { value: read }, [PENDING]: { value: deposit('pending') } });
    expect(await runActor(depositFlow(deps), 'loadTerms')).toEqual(resumedOutcome('pending'));
    const ended = lend({ [TERMS]: { value: read }, [PENDING]: { value: null }, [ONE]: { value: deposit('credited') } });
    expect(await runActor(depositFlow(ended.deps), 'loadTerms')).toEqual(resumedOutcome('credited'));
  });

  test('a deposit of this tab that has ended is shown once [own.deposit.resumed]', async () => {
    const { deps } = lend({
      [TERMS]: { value: read },
      [PENDING]: { value: null },
      [ONE]: { value: deposit('failed') },
      [DEPOSITS]: { value: deposit('pending') },
    });
    const flow = depositFlow(deps);
    await runActor(childOf(flow, 'submission'), 'send', { draft, reviewed: false });
    expect(await runActor(flow, 'loadTerms')).toEqual(resumedOutcome('failed'));
    expect(await runActor(flow, 'loadTerms')).toEqual({ kind: 'open', terms });
  });

  test.each([
    ['offline', { kind: 'offline' }],
    [
      { status: 403, code: 'deposit.refused' },
      { kind: 'rejected', code: 'deposit.refused' },
    ],
    [{ value: { methods: 'many' } }, { kind: 'malformed' }],
  ] as const)('reports %o as a failure [own.deposit.terms]', async (reply, failure) => {
    const { deps } = lend({ [TERMS]: reply, [PENDING]: { value: null } });
    await expect(runActor(depositFlow(deps), 'loadTerms')).rejects.toMatchObject(failure);
  });
});

describe('request', () => {
  test.each([
    ['১,০০০.৫', '1000.50'],
    [' 1,000 ', '1000.00'],
    ['1 000', '1 000'],
    ['a lot', 'a lot'],
  ])('%s is sent as %s [own.deposit.terms]', (typed, amount) => {
    const actor = createActor(depositFlow(lend({}).deps)).start();
    const send = vi.spyOn(actor, 'send');
    const data = new FormData();
    data.set('method', 'nodi');
    data.set('amount', typed);
    sendDepositDraft(actor, 'form.submitted', data);
    expect(send).toHaveBeenCalledWith({ type: 'form.submitted', draft: { from: 'nodi', to: 'main', amount } });
    actor.stop();
  });

  test.each([
    ['nodi', '100.00', []],
    ['nodi', '2000.00', []],
    ['card', '100.00', [{ field: 'method', code: 'deposit.method' }]],
    ['nodi', '', [{ field: 'amount', code: 'deposit.amount.none' }]],
    ['nodi', '12,50', [{ field: 'amount', code: 'deposit.amount.unclear' }]],
    ['nodi', '99.99', [{ field: 'amount', code: 'deposit.amount.min' }]],
    ['bank', '499.99', [{ field: 'amount', code: 'deposit.amount.min' }]],
    ['nodi', '5000.01', [{ field: 'amount', code: 'deposit.amount.available' }]],
    ['nodi', '2000.01', [{ field: 'amount', code: 'deposit.amount.available' }]],
  ])(
    'validates a deposit by %s of %s when sent and while typing [own.deposit.terms own.money.corrected own.money.number]',
    async (method, amount, problems) => {
      const input = { terms, draft: { from: method, to: 'main', amount } };
      const outcome = problems.length > 0 ? { kind: 'wrong', problems } : { kind: 'clear' };
      expect(await runActor(depositFlow(lend({}).deps), 'check', input)).toEqual(outcome);
      expect(await runActor(depositFlow(lend({}).deps), 'recheck', input)).toEqual(outcome);
    },
  );

  test('without limits only the method’s bounds count [own.deposit.terms]', async () => {
    const input = { terms: { ...terms, limitLeft: null }, draft: { ...draft, amount: '5000.00' } };
    expect(await runActor(depositFlow(lend({}).deps), 'check', input)).toEqual({ kind: 'clear' });
  });

  test.each([
    [null, '5000.01', 'max'],
    ['9000.00', '5000.01', 'max'],
    ['99.99', '100.00', 'short'],
  ])(
    'with %s left by the limits, the amount %s has the problem “%s” [own.deposit.terms own.money.number]',
    async (limitLeft, amount, problem) => {
      const input = { terms: { ...terms, limitLeft }, draft: { ...draft, amount } };
      const problems = [{ field: 'amount', code: `deposit.amount.${problem}` }];
      expect(await runActor(depositFlow(lend({}).deps), 'check', input)).toEqual({ kind: 'wrong', problems });
    },
  );

  test('sends a key, and the same one on a retry [own.money.once]', async () => {
    const { deps, sent } = lend({});
    const flow = depositFlow(deps);
    for (let tries = 0; tries < 2; tries += 1)
      expect(await runActor(childOf(flow, 'submission'), 'send', { draft, reviewed: false })).toMatchObject({
        kind: 'unanswered',
      });
    localStorage.clear();
    expect(sent).toMatchObject([
      { method: 'POST', path: DEPOSITS, body: depositRequest },
      { path: DEPOSITS, body: depositRequest },
    ]);
    expect(sent[0]?.key).toBeDefined();
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  test('a started deposit without a response is found by its key, or as the pending one [own.money.outcome]', async () => {
    const moved = { of: 'deposit', ...deposit('pending') };
    const found = lend({ '/wps/member/moves/one': { value: { state: 'done', moved } } });
    const flow = depositFlow(found.deps);
    await runActor(childOf(flow, 'submission'), 'send', { draft, reviewed: false });
    expect(await runActor(childOf(flow, 'submission'), 'findOutcome')).toEqual({ kind: 'begun', moved });
    expect(found.deps.storage.takeBegunDeposit()).toBe(moved.id);
    const again = lend({ [TERMS]: { value: read }, [PENDING]: { value: deposit('pending') } });
    await runActor(childOf(depositFlow(again.deps), 'submission'), 'send', { draft, reviewed: false });
    expect(await runActor(depositFlow(again.deps), 'loadTerms')).toEqual(resumedOutcome('pending'));
    expect(localStorage.getItem('move.deposit.')).toBeNull();
  });
});

describe('rejections', () => {
  test.each([
    ['deposit.barred', { kind: 'changed' }],
    ['deposit.pending', { kind: 'changed' }],
    ['deposit.closed', { kind: 'changed' }],
    ['deposit.limit', { kind: 'refused', failure: { code: 'deposit.limit' } }],
    ['payment.locked', { kind: 'blocked', block: 'locked' }],
  ])('handles %s [own.deposit.barred own.deposit.resumed]', async (code, outcome) => {
    const { deps } = lend({ [DEPOSITS]: { status: 422, code } });
    expect(await runActor(childOf(depositFlow(deps), 'submission'), 'send', { draft, reviewed: false })).toMatchObject(
      outcome,
    );
  });

  test('throws for terms of another kind of transfer', async () => {
    const input = { terms: { of: 'wallets' }, draft };
    await expect(runActor(depositFlow(lend({}).deps), 'check', input)).rejects.toThrow('deposit');
  });
});

describe('payment page', () => {
  const opened = async (deps: CentreDependencies, from: 'here' | 'before') => {
    const leave = vi.fn(async () => {});
    const actor = createActor(pageFlow(deps, leave)).start();
    onTestFinished(() => void actor.stop());
    if (from === 'here') {
      const move = (await waitFor(actor, ({ children }) => children.moneyMove !== undefined)).children.moneyMove;
      if (!move) throw new Error('There is no form.');
      await waitFor(move, (state) => state.hasTag('form'));
      move.send({ type: 'form.submitted', draft });
    }
    await waitFor(actor, (state) => state.matches({ open: 'paying' }));
    return leave.mock.calls.map(([address]: unknown[]) => address);
  };

  test('a new deposit leads straight to the provider’s page [own.deposit.straight]', async () => {
    const { deps } = lend({
      [TERMS]: { value: read },
      [PENDING]: { value: null },
      [DEPOSITS]: { value: deposit('pending') },
    });
    expect(await opened(deps, 'here')).toEqual(['https://pay.example.test/1']);
  });

  test('an earlier deposit does not open the provider’s page [own.deposit.straight own.deposit.resumed]', async () => {
    const { deps } = lend({ [TERMS]: { value: read }, [PENDING]: { value: deposit('pending') } });
    expect(await opened(deps, 'before')).toEqual([]);
  });

  test('a deposit started elsewhere does not open the provider’s page [own.deposit.straight own.deposit.resumed]', async () => {
    const replies = {
      [TERMS]: { value: read },
      [PENDING]: { value: null as unknown },
      [DEPOSITS]: { status: 409, code: 'deposit.pending' },
    };
    const { deps } = lend(replies);
    const { createDeposit } = deps.client;
    deps.client.createDeposit = (...args) => {
      replies[PENDING] = { value: deposit('pending') };
      return createDeposit(...args);
    };
    expect(await opened(deps, 'here')).toEqual([]);
  });
});

describe('end of a deposit', () => {
  test.each([
    ['credited', 'credited'],
    ['failed', { followed: 'declined' }],
    ['expired', { followed: 'expired' }],
  ])('%s is shown automatically and only once [own.deposit.ended]', async (state, value) => {
    const { deps, sent } = lend({ [ONE]: { value: deposit(state) } });
    deps.storage.keepBegunDeposit(id);
    const waits = { ...deposit('pending'), state: 'pending' as const, expiresAt: Date.now() + 60_000 };
    const actor = createActor(depositPaymentFlow(deps), { input: { deposit: waits } }).start();
    // A page that becomes visible again polls immediately.
    document.dispatchEvent(new Event('visibilitychange'));
    expect((await waitFor(actor, (now) => !now.hasTag('pending'))).value).toEqual(value);
    actor.stop();
    expect(sent).toMatchObject([{ method: 'GET', path: ONE }]);
    expect(deps.storage.takeBegunDeposit()).toBeNull();
  });

  test('loads a page of the history [own.deposit.history]', async () => {
    const page = { list: [deposit('credited')], pageNum: 2, totalPages: 2, total: 11 };
    const { deps } = lend({ [DEPOSITS]: { value: page } });
    expect(await readList(Object(pageFlow(deps).implementations.actors).depositHistory, { pageNo: 2 })).toEqual({
      kind: 'loaded',
      page,
    });
  });
});
