import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { sessionMachine } from '../../../../machines/identity/session/session.machine';
import { balanceMachine } from '../../../../machines/money/balance/balance.machine';
import { depositPaymentMachine } from '../../../../machines/money/deposit-payment/deposit-payment.machine';
import { depositPaymentSamples } from '../../../../machines/money/deposit-payment/deposit-payment.samples';
import { moneyMoveMachine } from '../../../../machines/money/money-move/money-move.machine';
import { moneyMoveSamples } from '../../../../machines/money/money-move/money-move.samples';
import { withdrawalMachine } from '../../../../machines/money/withdrawal/withdrawal.machine';
import { settle } from '../../../../src/atlas';
import { depositWith, openDeposit } from '../../../rendered/harness/open-deposit';
import { openAsking, withdrawalsWith } from '../../../rendered/harness/open-withdrawals';
import { openPage, type RenderedPage } from '../../../rendered/harness/page';
import { member, mockStates } from '../../../rendered/harness/siblings';
import { childOf, inert, type MockState } from '../../../rendered/harness/test-doubles';

afterEach(cleanup);

const deposit = depositPaymentSamples.events['deposit.changed'].credited.event.deposit;
const credited = inert(depositPaymentMachine, {
  value: 'credited',
  context: { deposit, secondsLeft: 0, failure: null },
});
const { moved } = moneyMoveSamples.outcomes.submission['withdrawal: sent'].output;
const sent = inert(withdrawalMachine, {
  value: 'withdrawing',
  context: { sent: null, failure: null },
  children: {
    moneyMove: inert(moneyMoveMachine, {
      value: 'done',
      context: { terms: null, review: null, moved, block: null, problems: [], failure: null },
    }),
  },
});

/** State of the balance at the end of the move. */
const stands = {
  known: { value: { known: 'idle' }, context: { sumBalance: '24000.00' } },
  loading: { value: 'loading', context: { sumBalance: null } },
  failed: { value: 'failed', context: { sumBalance: null } },
} satisfies Record<string, MockState>;
const withBalance = (mockState: MockState) => ({
  ...member,
  session: inert(
    sessionMachine,
    { ...mockStates.member, children: { ...mockStates.member.children, balance: inert(balanceMachine, mockState) } },
    { answers: { 'permission.requested': { type: 'permission.granted' } } },
  ),
});

const ends = [
  {
    what: 'a deposit that was credited',
    ...depositWith({ depositPayment: credited }),
    balance: 'deposit.balance',
    home: 'deposit.home',
    async opens(page: RenderedPage) {
      const opened = await openDeposit(page);
      await page.act(() =>
        settle(childOf(opened, 'moneyMove'), {
          output: { terms: null, moved: { of: 'deposit', ...deposit }, first: 'deposit' },
        }),
      );
    },
  },
  {
    what: 'a withdrawal that was sent',
    ...withdrawalsWith({ withdrawal: sent }),
    balance: 'withdraw.left',
    home: 'withdraw.home',
    opens: openAsking,
  },
];

describe.each(ends)('$what', ({ hosted, balance, home, opens }) => {
  const shows = async (mockState: MockState, language: 'bn' | 'en' = 'en') => {
    const page = await openPage({
      children: withBalance(mockState),
      hosted,
      language,
      watched: depositPaymentMachine,
      report: () => {},
    });
    await opens(page);
    return page;
  };
  const facts = () => document.querySelector('[aria-busy] > .facts-list');

  test.each([
    ['bn', 'P ২৪,০০০.০০'],
    ['en', 'P 24,000.00'],
  ] as const)('shows the current balance and a link home, in %s [own.money.after]', async (language, sum) => {
    const { screen, portal } = await shows(stands.known, language);
    await screen.reads(balance);
    expect(facts()?.textContent?.replaceAll('\u00a0', ' ')).toContain(sum);
    expect(facts()?.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false');
    await screen.press(home);
    await screen.hides('button', home);
    expect(childOf(portal, 'dialog').getSnapshot().context.place).toBeNull();
  });

  test('waits for a loading balance [own.money.after]', async () => {
    const { screen } = await shows(stands.loading);
    await screen.sees('link', home);
    expect(facts()?.querySelector('.skel')).toBeTruthy();
    expect(facts()?.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
  });

  test('omits a balance that cannot be read [own.money.after]', async () => {
    const { screen } = await shows(stands.failed);
    await screen.sees('link', home);
    expect(facts()).toBeNull();
  });
});
