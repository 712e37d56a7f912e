import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { moneyMoveSamples } from '../../../../../machines/money/money-move/money-move.samples';
import { withdrawalConfirmationSamples } from '../../../../../machines/money/withdrawal-confirmation/withdrawal-confirmation.samples';
import { withdrawal as requested } from '../../../../../machines/samples';
import type { PayoutReview } from '../../../../../src/contract';
import { MainWallet } from '../../../../../src/portal/features/money/wallet/main-wallet';
import { AfterDeadline } from '../../../../../src/portal/features/money/withdrawal/after-deadline';
import { Details } from '../../../../../src/portal/features/money/withdrawal/follow/details';
import { Due } from '../../../../../src/portal/features/money/withdrawal/follow/due';
import { Parts } from '../../../../../src/portal/features/money/withdrawal/follow/parts';
import { Needs } from '../../../../../src/portal/features/money/withdrawal/needs';
import { AmountField } from '../../../../../src/portal/features/money/withdrawal/new/amount-field';
import { draftProblem } from '../../../../../src/portal/features/money/withdrawal/new/draft-problem';
import { ReviewFacts } from '../../../../../src/portal/features/money/withdrawal/new/review-facts';
import { Terms } from '../../../../../src/portal/features/money/withdrawal/new/terms';
import { SentRow } from '../../../../../src/portal/features/money/withdrawal/sent-row';
import { show } from '../../../harness/show';

const { loadWithdrawal, withdrawalReport } = withdrawalConfirmationSamples.outcomes;
const paid = loadWithdrawal['paid out'].output;
const { terms } = moneyMoveSamples.outcomes.loadTerms['withdrawal: complete'].output;
const text = () => document.body.textContent ?? '';

describe('response deadline', () => {
  test('shows what happens without a response, in either reading [s4.withdrawal.forced-receipt]', () => {
    const { unmount } = show(<AfterDeadline returns={false} />);
    expect(text()).toContain('with no refund');
    unmount();
    show(<AfterDeadline returns />);
    expect(text()).toContain('goes back to your wallet');
  });

  test('a withdrawal shows the terms it was sent under [s4.withdrawal.forced-receipt]', () => {
    show(<Due withdrawal={{ ...paid, forcedReceiptRefunds: true }} secondsLeft={60} />);
    expect(text()).toContain('goes back to your wallet');
  });

  test('shows the remaining time in minutes and as a bar, in the language’s digits [s4.withdrawal.auto-confirm]', () => {
    show(<Due withdrawal={paid} secondsLeft={1_476} />, { language: 'bn' });
    expect(screen.getByRole('timer').textContent).toBe('২৪:৩৬');
    const bar = screen.getByRole('progressbar');
    expect([bar.getAttribute('max'), bar.getAttribute('value')]).toEqual(['1800', '1476']);
  });

  test('shows the deadline without a countdown [own.portal.broken-part]', () => {
    show(<Due withdrawal={paid} secondsLeft={0} />);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(text()).toMatch(/By January \d+/);
  });
});

describe('bonus', () => {
  const none = '0.00';
  const wallets = { isSingle: true, main: '100.00', granted: none, locked: none, underReview: none, wallets: [] };
  const review = { amount: '500.00', balanceAfter: '100.00', to: null };

  test('the summary names the bonus that the withdrawal ends, if it ends one [own.grant.payout]', () => {
    const { unmount } = show(<ReviewFacts review={{ ...review, forfeits: '75.00' }} />);
    expect(text()).toMatch(/Bonus that you give up with it.*75/);
    unmount();
    show(<ReviewFacts review={{ ...review, forfeits: null }} />);
    expect(text()).not.toContain('Bonus');
  });

  test('the wallet shows bonus money apart from own money, and in the total [own.grant.account]', () => {
    show(<MainWallet wallets={{ ...wallets, granted: '50.00' }} />);
    expect(text()).toMatch(/Bonus, only for bets.*50.*Total.*150/);
  });

  test('the wallet leads to bonus details, if it holds any bonus [own.grant.account]', async () => {
    const onBonuses = vi.fn();
    const { user, unmount } = show(<MainWallet wallets={{ ...wallets, granted: '50.00' }} onBonuses={onBonuses} />);
    await user.click(screen.getByRole('button', { name: 'Bonus details' }));
    expect(onBonuses).toHaveBeenCalledOnce();
    unmount();
    show(<MainWallet wallets={wallets} onBonuses={onBonuses} />);
    expect(screen.queryByRole('button', { name: 'Bonus details' })).toBeNull();
  });

  test('the wallet shows credits under review, apart from the total [own.studio.hold-visible]', () => {
    show(<MainWallet wallets={{ ...wallets, underReview: '30.00' }} />);
    expect(text()).toMatch(/Total.*100.*Under review, not counted yet.*30/);
  });

  test('the terms of a withdrawal name the bonus that cannot leave [own.grant.account]', () => {
    const { unmount } = show(<Terms terms={{ ...terms, granted: '50.00' }} />);
    expect(text()).toMatch(/Available to withdraw.*Bonus, only for bets.*50/);
    unmount();
    show(<Terms terms={terms} />);
    expect(text()).not.toContain('Bonus');
  });
});

describe('followed withdrawal', () => {
  test('lists each step with an operator’s reason [own.withdrawal.review own.withdrawal.dispute]', () => {
    const rejectedStep = { state: 'refused', at: 1_800_000_000_000, reason: 'The bank has paid it.' } as const;
    show(<Details withdrawal={{ ...paid, steps: [...paid.steps, rejectedStep] }} asks={false} />);
    expect(screen.getAllByRole('listitem').map((item) => item.querySelector('b')?.textContent)).toEqual([
      'Requested',
      'Approved',
      'Paid out',
      'Dispute rejected',
    ]);
    expect(text()).toContain('The bank has paid it.');
    expect(screen.getAllByRole('listitem').at(-1)?.getAttribute('aria-current')).toBe('step');
  });

  test('shows received and remaining amounts only once reported [s3.withdrawal-confirmation.amounts]', () => {
    const { unmount } = show(<Details withdrawal={paid} asks />);
    expect(text()).not.toContain('Missing');
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain('Waiting for your answer');
    unmount();
    show(<Details withdrawal={withdrawalReport['a part arrived'].output.withdrawal} asks={false} />);
    expect(text()).toMatch(/ReceivedP\s400\.00.*MissingP\s600\.00/);
  });

  test('the remaining amount follows from the received one and can be changed [s4.withdrawal.partial]', async () => {
    const { user } = show(
      <form>
        <Parts amount="1000.00" field={(name) => ({ id: name, name, error: undefined })} />
      </form>,
    );
    const remaining = screen.getByLabelText<HTMLInputElement>('Remaining (P)');
    await user.type(screen.getByLabelText('Received (P)'), '400');
    expect(remaining.value).toBe('600.00');
    await user.clear(remaining);
    await user.type(remaining, '599');
    expect(remaining.value).toBe('599');
    await user.type(screen.getByLabelText('Received (P)'), '000');
    expect(remaining.value).toBe('');
  });
});

describe('new withdrawal', () => {
  test('shows the remaining turnover, if any [own.withdrawal.terms]', () => {
    const { unmount } = show(<Terms terms={terms} />);
    expect(text()).not.toContain('staked');
    unmount();
    show(<Terms terms={{ ...terms, turnoverRemaining: '750.00' }} />);
    expect(text()).toContain('once before you withdraw: P\u00a0750.00 to go');
  });

  test('shows how much of gifts can be withdrawn before a first deposit only [own.withdrawal.gifts]', () => {
    const { unmount } = show(<Terms terms={terms} />);
    expect(text()).not.toContain('given');
    unmount();
    show(<Terms terms={{ ...terms, available: '400.00', giftsRemaining: '400.00' }} />);
    expect(text()).toContain('up to 5 times what you were given: P\u00a0400.00 more');
  });

  test('one press fills in the maximum within the bounds [own.withdrawal.terms own.money.corrected]', async () => {
    const inputValues: string[] = [];
    const fill = async (available: string) => {
      const { user, unmount } = show(
        <form onInput={({ target }) => inputValues.push(Object(target).value)}>
          <AmountField id="a" terms={{ ...terms, available }} typed="" error={undefined} />
        </form>,
      );
      const all = screen.queryByRole('button', { name: 'All of it' });
      if (all) await user.click(all);
      const { value } = screen.getByLabelText<HTMLInputElement>('Amount');
      unmount();
      return all ? value : null;
    };
    expect([await fill('2500.00'), await fill('90000.00'), await fill('99.99')]).toEqual([
      '2,500.00',
      '50,000.00',
      null,
    ]);
    expect(inputValues).toEqual(['2,500.00', '50,000.00']);
  });

  const chips = async (change: Partial<typeof terms>) => {
    const inputValues: string[] = [];
    const { user, unmount } = show(
      <form onInput={({ target }) => inputValues.push(Object(target).value)}>
        <AmountField id="a" terms={{ ...terms, ...change }} typed="" error={undefined} />
      </form>,
    );
    const group = screen.queryByRole('group', { name: 'Quick amounts' });
    for (const chip of group ? within(group).getAllByRole('button') : []) await user.click(chip);
    unmount();
    return inputValues;
  };
  test.each([
    [{}, ['500', '1,000', '2,000', '5,000']],
    [{ available: '2000.00' }, ['500', '1,000', '2,000']],
    [{ available: '1999.99' }, ['500', '1,000']],
    [{ max: '1000.00' }, ['500', '1,000']],
    [{ min: '500.01' }, ['1,000', '2,000', '5,000']],
    [{ min: '500.00', available: '499.99' }, []],
    [{ turnoverRemaining: '0.01' }, []],
  ])(
    'offers the usual sums that can be withdrawn now as quick amounts: %o [own.withdrawal.terms own.money.corrected]',
    async (change, sums) => {
      expect(await chips(change)).toEqual(sums);
    },
  );

  test.each([
    ['withdrawal.amount.min', { min: 'P\u00a0100.00' }],
    ['withdrawal.amount.max', { max: 'P\u00a050,000.00' }],
    ['withdrawal.amount.available', { available: 'P\u00a025,000.00' }],
    ['withdrawal.turnover', { left: 'P\u00a00.00' }],
  ])('%s names the bound [own.withdrawal.terms own.money.number]', (code, values) => {
    expect(draftProblem(code, terms, 'en')).toMatchObject({ values });
  });

  test('names the gift limit instead of the balance if that is lower [own.withdrawal.gifts]', () => {
    const giftTerms = { ...terms, available: '400.00', giftsRemaining: '400.00' };
    expect(draftProblem('withdrawal.amount.available', giftTerms, 'en')).toMatchObject({
      id: 'withdraw.problem.gifts',
    });
    expect(draftProblem('withdrawal.amount.available', terms, 'en')).toMatchObject({
      id: 'withdraw.problem.available',
    });
  });
});

describe('needs of a first payout', () => {
  const review = { missing: ['mobile', 'deposits'], paid: '200.00', min: '500.00', until: 1_800_086_400_000 } as const;
  const needs = (change: Partial<PayoutReview> = {}) => (
    <Needs review={{ ...review, missing: [...review.missing], ...change }} />
  );
  const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  test('names each need with a link to where it is provided, and the target time [own.payout.target]', () => {
    show(needs());
    expect(text()).toContain('200.00 of P\u00a0500.00');
    expect(text()).toMatch(/then we check it by hand\. Review due by January \d+/);
    expect(links()).toEqual([
      ['Verify my number', expect.stringContaining('page=securityCenter')],
      ['Make a deposit', expect.stringContaining('page=depositv2')],
    ]);
  });

  test('names only what is missing, and no target time of an older withdrawal [own.payout.target]', () => {
    show(needs({ missing: ['deposits'], until: null }));
    expect(links().map(([name]) => name)).toEqual(['Make a deposit']);
    expect(text()).not.toContain('Review due');
  });

  test('shows the sums in the digits of the language [own.payout.target]', () => {
    show(needs(), { language: 'bn' });
    expect(text()).toMatch(/২০০\.০০.*৫০০\.০০/);
  });

  test('the list shows until when a withdrawal is reviewed, while it is [own.payout.target]', () => {
    const { unmount } = show(
      <SentRow withdrawal={{ ...requested, review: { ...review, missing: [] } }} onChoose={() => {}} />,
    );
    expect(text()).toMatch(/In review\s*By January \d+/);
    unmount();
    show(<SentRow withdrawal={requested} onChoose={() => {}} />);
    expect(text()).not.toContain('By January');
  });
});
