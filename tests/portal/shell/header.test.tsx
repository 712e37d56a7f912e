// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HeaderMember } from '../../../src/portal/shell/header-member';
import { HeaderVisitor } from '../../../src/portal/shell/header-visitor';
import { Top } from '../../../src/portal/shell/top';
import { show } from '../harness/show';

const choice = { languages: ['bn', 'en'], language: 'en', onLanguage: vi.fn() };
const visitor = (props: Partial<ComponentProps<typeof HeaderVisitor>> = {}) =>
  show(<HeaderVisitor {...choice} onQuickLogin={vi.fn()} registration={false} {...props} />);

describe('logged out', () => {
  test('lists languages by native name [s1.brand.language-list-visible s2.header.language-picker]', async () => {
    const onLanguage = vi.fn();
    const { user } = visitor({ onLanguage });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'বাংলা');
    expect(onLanguage).toHaveBeenCalledWith('bn');
  });

  test('shows no list for a single language [s1.brand.language-list-visible]', () => {
    visitor({ languages: ['bn'] });
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('the quick form emits its input; without a script it posts [s2.header.login-form]', async () => {
    const onQuickLogin = vi.fn();
    const { user } = visitor({ onQuickLogin });
    const form = screen.getByRole('form', { name: 'Quick login' });
    await user.type(within(form).getByLabelText('Username'), 'player');
    await user.type(within(form).getByLabelText('Password'), ' Shapla#2026 {Enter}');
    const [data] = onQuickLogin.mock.lastCall ?? [];
    expect(Object.fromEntries(data)).toEqual({ username: 'player', password: ' Shapla#2026 ' });
    expect(form.getAttribute('method')).toBe('post');
  });

  test('a button leads to the login by number [s2.header.login-form s2.header.mobile-login-tab]', async () => {
    const onMobile = vi.fn();
    const { user } = visitor({ onMobile });
    await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Log in by mobile number' }));
    expect(onMobile).toHaveBeenCalledOnce();
  });

  test('without codes there is no such button', () => {
    visitor();
    expect(screen.queryByRole('button', { name: 'Log in by mobile number' })).toBeNull();
  });

  test('registration and free demo are shown only if enabled [s2.header.register-link s2.header.free-demo-link]', () => {
    visitor();
    expect([screen.queryByText('Register'), screen.queryByText('Free demo')]).toEqual([null, null]);
    visitor({ registration: true, onFreeDemo: vi.fn() });
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
    expect(screen.getByRole('button', { name: 'Free demo' })).toBeTruthy();
  });

  test('the login link opens the dialog over the page', () => {
    visitor();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/?dialog=login');
  });
});

describe('logged in', () => {
  const acts = { onOpen: vi.fn(), onAgentCentre: undefined, onLogOut: vi.fn(), onRefreshBalance: vi.fn() };
  const member = (props: Partial<ComponentProps<typeof HeaderMember>> = {}) =>
    show(
      <Top nav={null} member>
        <HeaderMember
          {...choice}
          {...acts}
          username="player"
          unread={2}
          deposits
          cashback
          balance={{ state: 'known', amount: '25000.00', busy: false }}
          {...props}
        />
      </Top>,
    );
  const button = (name: string) => screen.getByRole('button', { name });
  beforeEach(() => void vi.clearAllMocks());

  test('a button hides the balance as *** and shows it again [s2.header.balance]', async () => {
    const { user } = member();
    expect(screen.getByText('P 25,000.00')).toBeTruthy();
    await user.click(button('Hide balance'));
    expect([screen.queryByText('P 25,000.00'), screen.getByText('P ***').textContent]).toEqual([null, 'P ***']);
    expect(button('Hide balance').getAttribute('aria-pressed')).toBe('true');
    await user.click(button('Hide balance'));
    expect(screen.getByText('P 25,000.00')).toBeTruthy();
  });

  test('the balance can be refreshed, but not while a refresh is running [s2.header.balance-refresh]', async () => {
    const { user, unmount } = member();
    await user.click(button('Refresh balance'));
    unmount();
    const busy = member({ balance: { state: 'known', amount: '25000.00', busy: true } });
    await busy.user.click(button('Refresh balance'));
    expect(acts.onRefreshBalance).toHaveBeenCalledTimes(1);
    expect(button('Refresh balance').getAttribute('aria-busy')).toBe('true');
  });

  test('shows a loading text, and a retry after a failure [s9.const.balance-display]', async () => {
    const { unmount } = member({ balance: { state: 'waiting' } });
    expect(screen.getByRole('status').textContent).toBe('Please wait a moment');
    unmount();
    const { user } = member({ balance: { state: 'failed' } });
    expect(screen.getByRole('status').textContent).toBe('Balance did not load');
    await user.click(button('Refresh balance'));
    expect(acts.onRefreshBalance).toHaveBeenCalledTimes(1);
  });

  test('opens the member’s pages [s2.header.username s2.header.wallet-entries s2.header.member-entries s2.header.cashback]', async () => {
    const { user } = member();
    for (const name of ['Deposit', 'Withdraw', 'Bets', 'Cashback']) await user.click(button(name));
    await user.click(screen.getByRole('button', { name: /player.*Member centre/ }));
    expect(acts.onOpen.mock.calls.flat()).toEqual([
      'depositv2',
      'withdraw',
      'personalHistoryCopy',
      'manualRebate',
      'securityCenter',
    ]);
  });

  test('a player in a pause sees the withdrawal and no deposit [own.home.pause]', () => {
    member({ deposits: false });
    expect([screen.queryByRole('button', { name: 'Deposit' }), button('Withdraw').textContent]).toEqual([
      null,
      'Withdraw',
    ]);
  });

  test('cashback is hidden without the manual rebate [s2.header.cashback]', () => {
    member({ cashback: false });
    expect(screen.queryByText('Cashback')).toBeNull();
  });

  test('a trial account sees the registration, and no blocked page [s4.account-type.trial-blocked]', () => {
    const names = () => screen.queryAllByRole('button').map((element) => element.textContent);
    const { unmount } = member({ trial: { registration: true } });
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register');
    for (const name of ['Deposit', 'Withdraw', 'Bets', 'Cashback']) expect(names()).not.toContain(name);
    expect(screen.queryByText('Member centre')).toBeNull();
    unmount();
    member({ trial: { registration: false } });
    expect(screen.queryByText('Register')).toBeNull();
  });

  test('a button requests the logout [s2.header.logout]', async () => {
    const { user } = member();
    await user.click(button('Log out'));
    expect(acts.onLogOut).toHaveBeenCalledOnce();
  });

  test('the menu of narrow screens toggles by its button and closes on Escape or a choice', async () => {
    const { user } = member();
    const opened = () => button('Menu').getAttribute('aria-expanded');
    await user.click(button('Menu'));
    expect(opened()).toBe('true');
    await user.keyboard('{Escape}');
    expect(opened()).toBe('false');
    await user.click(button('Menu'));
    await user.click(button('Bets'));
    expect(opened()).toBe('false');
  });
});
