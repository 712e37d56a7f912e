import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { depositMachine } from '../../../machines/money/deposit/deposit.machine';
import { depositPaymentMachine } from '../../../machines/money/deposit-payment/deposit-payment.machine';
import { depositPaymentSamples } from '../../../machines/money/deposit-payment/deposit-payment.samples';
import { withdrawalConfirmationMachine } from '../../../machines/money/withdrawal-confirmation/withdrawal-confirmation.machine';
import { withdrawalConfirmationSamples } from '../../../machines/money/withdrawal-confirmation/withdrawal-confirmation.samples';
import { withdrawalLifecycleMachine } from '../../../machines/money/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import type { Deposit, Withdrawal } from '../../../src/contract';
import { WITHDRAWAL_STATES } from '../../../src/contract/money/withdrawal';
import { hasEnded } from '../../../src/portal/features/money/withdrawal/has-ended';
import { listOf } from '../../rendered/harness/lists';
import { openPlace } from '../../rendered/harness/open-place';
import { openFollowing, withdrawalsWith } from '../../rendered/harness/open-withdrawals';
import { openPage } from '../../rendered/harness/page';
import { member } from '../../rendered/harness/siblings';
import { inert } from '../../rendered/harness/test-doubles';

afterEach(cleanup);

type ViewOptions = { language?: 'bn' | 'en' };
const open = (hosted: Parameters<typeof openPage>[0]['hosted'], { language = 'en' }: ViewOptions) =>
  openPage({ children: member, hosted, language, watched: depositPaymentMachine, report: () => {} });

const { deposit } = depositPaymentSamples.events['deposit.changed'].credited.event;
async function showsDeposit(of: Deposit, viewOptions: ViewOptions = {}) {
  const payment = inert(depositPaymentMachine, {
    value: of.state,
    context: { deposit: of, secondsLeft: 0, failure: null },
  });
  const at = {
    value: { open: 'paying' },
    context: { terms: null, deposit: of, failure: null },
    children: { depositPayment: payment },
  };
  const page = await open({ depositv2: inert(depositMachine, at) }, viewOptions);
  await openPlace(page, 'depositv2');
  return page;
}
async function showsHistory(list: Deposit[]) {
  const children = { depositHistory: listOf({ list, total: list.length, pageNo: 1, pageSize: 10 }) };
  const page = await open(
    {
      depositv2: inert(depositMachine, {
        value: 'history',
        context: { terms: null, deposit: null, failure: null },
        children,
      }),
    },
    {},
  );
  await openPlace(page, 'depositv2');
  return page;
}

const paid = withdrawalConfirmationSamples.outcomes.loadWithdrawal['paid out'].output;
const ended: Withdrawal = {
  ...paid,
  state: 'received',
  permitted: [],
  deadline: null,
  receivedAmount: '1000.00',
  remainingAmount: '0.00',
  steps: [...paid.steps, { state: 'received', at: Date.UTC(2027, 0, 16, 9, 30), reason: null }],
};
async function showsWithdrawal(withdrawal: Withdrawal, viewOptions: ViewOptions = {}) {
  const at = {
    value: { open: 'watched' },
    context: { id: '', withdrawal, secondsLeft: 0, arrived: null, failure: null, said: false },
  };
  const page = await open(
    withdrawalsWith({ withdrawalConfirmation: inert(withdrawalConfirmationMachine, at) }).hosted,
    viewOptions,
  );
  await openFollowing(page);
  return page;
}

/** Presses the button; returns what would be on paper. */
async function prints({ screen }: Awaited<ReturnType<typeof open>>) {
  const marked = () => [...document.querySelectorAll('[data-prints]')];
  const print = vi.fn(() => marked().map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')));
  vi.stubGlobal('print', print);
  onTestFinished(() => void vi.unstubAllGlobals());
  await screen.press('receipt.print');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const [paper, ...others] = print.mock.results[0]?.value ?? [];
  expect(others).toEqual([]);
  expect(marked().map(({ parentElement }) => parentElement)).toEqual([document.body]);
  dispatchEvent(new Event('afterprint'));
  expect(marked()).toEqual([]);
  return paper;
}

const zone = /(GMT|UTC)/;

describe('printed receipt', () => {
  test.each([
    ['bn', ['ময়দান', 'ডিপোজিটের রসিদ', 'পরিমাণP ১,০০০.০০', 'ফিনেই', '১৫ জানুয়ারি, ২০২৭', 'যোগ হয়েছে']],
    [
      'en',
      ['Maidan', 'Deposit receipt', 'AmountP 1,000.00', 'FeeNone', 'January 15, 2027', 'StatusCredited', 'Nodi Pay'],
    ],
  ] as const)('for a credited deposit, in %s [own.receipt.printed]', async (language, parts) => {
    const paper = await prints(await showsDeposit(deposit, { language }));
    for (const part of [...parts, deposit.number]) expect(paper).toContain(part);
    expect(paper).toMatch(zone);
  });

  test.each([
    ['bn', ['ময়দান', 'উত্তোলনের রসিদ', 'P ১,০০০.০০', 'ফিনেই', '১৬ জানুয়ারি, ২০২৭', '১৫ জানুয়ারি, ২০২৭']],
    [
      'en',
      [
        'Maidan',
        'Withdrawal receipt',
        'WithdrawnP 1,000.00',
        'ReceivedP 1,000.00',
        'MissingP 0.00',
        'FeeNone',
        'January 16, 2027',
        'StatusReceived',
      ],
    ],
  ] as const)(
    'of a withdrawal that has ended, its account masked, in %s [own.receipt.printed]',
    async (language, parts) => {
      const paper = await prints(await showsWithdrawal(ended, { language }));
      for (const part of [...parts, ended.number, `${ended.to.provider} ${ended.to.maskedNumber}`])
        expect(paper).toContain(part);
      expect(paper).not.toContain(ended.to.holder);
      expect(paper).toMatch(zone);
    },
  );

  test('for each credited deposit in the history, and no others [own.receipt.printed]', async () => {
    const numbers = ['D00000001', 'D00000002', 'D00000003'];
    await showsHistory(
      numbers.map((number, nth) => ({ ...deposit, id: number, number, state: nth === 2 ? 'failed' : 'credited' })),
    );
    const papers = [...document.querySelectorAll('body > .receipt')].map(({ textContent }) => textContent ?? '');
    expect(papers.map((paper) => numbers.filter((number) => paper.includes(number)))).toEqual([
      ['D00000001'],
      ['D00000002'],
    ]);
  });

  test('states in the history what the provider took back [own.deposit.reversed]', async () => {
    const row = { ...deposit, state: 'credited' as const };
    const { screen } = await showsHistory([
      { ...row, reversed: row.amount },
      { ...row, id: `${row.id}0`, reversed: '250.00' },
    ]);
    await screen.reads('deposit.state.reversed');
    await screen.reads('deposit.state.partlyReversed');
  });

  test('is not offered if nothing was credited or the withdrawal is still open [own.receipt.printed]', async () => {
    const { screen } = await showsWithdrawal({ ...ended, state: 'approved' });
    await screen.hides('button', 'receipt.print');
    cleanup();
    await (await showsDeposit({ ...deposit, state: 'returned', reason: 'limit' })).screen.hides(
      'button',
      'receipt.print',
    );
  });

  test('withdrawals end in the final states of their lifecycle [own.receipt.printed]', () => {
    const last = Object.values(withdrawalLifecycleMachine.states).flatMap(({ type, key }) =>
      type === 'final' ? [key] : [],
    );
    expect(WITHDRAWAL_STATES.filter((state) => hasEnded({ state }))).toEqual(
      WITHDRAWAL_STATES.filter((state) => last.includes(state)),
    );
  });
});
