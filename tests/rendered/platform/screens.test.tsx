import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgotPasswordMachine } from '../../../machines/identity/forgot-password/forgot-password.machine';
import { passwordChangeMachine } from '../../../machines/identity/password-change/password-change.machine';
import { phoneRecoveryMachine } from '../../../machines/identity/phone-recovery/phone-recovery.machine';
import { securityCentreSamples } from '../../../machines/identity/security-centre/security-centre.samples';
import { transferUplineMachine } from '../../../machines/money/transfer-upline/transfer-upline.machine';
import { withdrawalConfirmationMachine } from '../../../machines/money/withdrawal-confirmation/withdrawal-confirmation.machine';
import { withdrawalConfirmationSamples } from '../../../machines/money/withdrawal-confirmation/withdrawal-confirmation.samples';
import { hostMachine } from '../../../machines/platform/host/host.machine';
import { systemStatusMachine } from '../../../machines/platform/system-status/system-status.machine';
import { bettingRecordMachine } from '../../../machines/play/betting-record/betting-record.machine';
import { settle } from '../../../src/atlas';
import { MODULES } from '../../../src/contract';
import { ABOUT } from '../../../src/portal/shell/about';
import { listLoading } from '../harness/lists';
import { moneyMoveForm } from '../harness/money-move-form';
import { depositWith, openDeposit } from '../harness/open-deposit';
import { phoneSiblings } from '../harness/open-passwords';
import { openPlace } from '../harness/open-place';
import { registrationWith } from '../harness/open-registration';
import { parts, securityWith } from '../harness/open-security';
import { openFollowing, withdrawalsWith } from '../harness/open-withdrawals';
import { type Around, openPage } from '../harness/page';
import { agentsSite, form, member, mockStates, visitor } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';
import '../../harness/dom';

afterEach(cleanup);

/** The path tests cover what a screen does; these tests check that it exists under its name. */
const opens = (around: Around) => openPage({ ...around, language: 'bn', watched: hostMachine, report: () => {} });
const named = (name: string) => document.querySelectorAll(`[role=dialog] [name="${name}"]`).length;

test.each([
  ['a visitor the bare help centre', visitor, '/helpmc'],
  ['a member the help centre', member, '/help'],
])(
  'with the login first, the footer opens to %s [s2.footer.about-links s2.guard.exempt-routes]',
  async (_, children, path) => {
    const { context, ...steady } = mockStates.open;
    const loginFirst = [{ modId: MODULES.loginFirst, enabled: '1' as const, childrenNodes: [] }];
    const systemStatus = inert(systemStatusMachine, {
      ...steady,
      context: { ...context, site: { ...context.site, whiteLabel: loginFirst } },
    });
    await opens({ children: { ...children, systemStatus } });
    const links = [...document.querySelectorAll('.foot a[href^="/help"]')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([...ABOUT.map(({ article }) => `${path}?article=${article}`), path]);
  },
);

test.each([
  {
    title: 'the members’ site takes applications, and its footer leads to them',
    systemStatus: member.systemStatus,
    shown: { apply: true, footer: true, elsewhere: null },
  },
  {
    title: 'the agents’ site takes no applications, and leads to the configured members’ site',
    systemStatus: agentsSite('https://play.example.test'),
    shown: { apply: false, footer: false, elsewhere: 'https://play.example.test/join' },
  },
  {
    title: 'an agents’ site without a members’ site takes no applications, and leads to no other site',
    systemStatus: agentsSite(null),
    shown: { apply: false, footer: false, elsewhere: null },
  },
])('$title [own.invitation.site]', async ({ systemStatus, shown }) => {
  const { screen } = await opens({ children: { ...visitor, systemStatus } });
  const footer = document.querySelector('.foot a[href="/join"]') !== null;
  await screen.visit('/join');
  await screen.sees('heading', 'join.title');
  const apply = [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'এজেন্ট হতে আবেদন');
  const elsewhere = document.querySelector('.join-head .note a')?.getAttribute('href') ?? null;
  expect({ apply, footer, elsewhere }).toEqual(shown);
});

test('registration is a dialog with a close button [s2.modal.register]', async () => {
  const page = await opens({ children: visitor, ...registrationWith(form) });
  await openPlace(page, 'register');
  await page.screen.sees('dialog', 'register.title');
  await page.screen.press('common.close');
  await page.screen.hides('dialog');
});

test('recovery is a dialog; by phone it has all fields [s2.modal.forgot-password s2.forgot.mobile-fields]', async () => {
  const phoneRecovery = held(phoneRecoveryMachine, phoneSiblings);
  const page = await opens({
    children: visitor,
    hosted: { forgotPassword: held(forgotPasswordMachine, { emailForm: form, phoneRecovery }) },
  });
  const recoveryActor = await openPlace(page, 'forgotPassword');
  await page.screen.sees('dialog', 'forgot.title');
  await page.act(() => settle(childOf(recoveryActor, 'readMethods'), { output: { phoneOffered: true } }));
  await page.screen.press('forgot.byPhone');
  const rule = { minLength: 8, maxLength: 20, patternId: 'any_text', acceptedPattern: '*' };
  await page.act(() => settle(childOf(childOf(recoveryActor, 'phoneRecovery'), 'loadRule'), { output: rule }));
  const fields = ['countryDialingCode', 'mobileNum', 'verificationCode', 'newPassword'];
  expect(fields.map(named)).toEqual([1, 1, 1, 1]);
});

test('password change is a dialog [s2.modal.change-password]', async () => {
  const page = await opens({
    children: member,
    hosted: { changePassword: held(passwordChangeMachine, { passwordForm: form }) },
  });
  await openPlace(page, 'changePassword', { username: 'player', forced: false, oldHeld: false });
  await page.screen.sees('dialog', 'password.change.title');
});

test('the menu lists every page, my account first [s2.member-centre.default-page s2.member-centre.security-center s2.member-centre.transfer-fund s2.member-centre.deposit s2.member-centre.transfer-upline s2.member-centre.betting-record s2.member-centre.account-record]', async () => {
  const page = await opens({
    children: member,
    hosted: {
      ...securityWith().hosted,
      ...depositWith().hosted,
      transferFund: moneyMoveForm('wallets'),
      transferUpline: held(transferUplineMachine, {
        paymentPassword: parts.paymentPassword,
        moneyMove: moneyMoveForm('partner'),
      }),
      personalHistoryCopy: held(bettingRecordMachine, { list: listLoading }),
      transactionHistory: listLoading,
    },
  });
  await page.screen.visit('/?dialog=memberCentre');
  await page.screen.at('/?dialog=memberCentre&page=securityCenter');
  const security = childOf(childOf(page.portal, 'page'), 'content');
  await page.act(() =>
    settle(childOf(security, 'loadOverview'), securityCentreSamples.outcomes.loadOverview['real name missing']),
  );
  await page.screen.sees('heading', 'security.title');
  const entries = () => [...document.querySelectorAll('.centre-list ul:first-child button')];
  expect(entries()[0]?.textContent).toBe('আমার অ্যাকাউন্ট');
  const built = [
    [2, 'transferFund', 'আমার ওয়ালেট', 'গেম ওয়ালেট'],
    [3, 'depositv2', 'ডিপোজিট', 'ডিপোজিট করুন'],
    [5, 'transferUpline', 'আপলাইনে ট্রান্সফার', 'আপলাইন/ডাউনলাইনে ট্রান্সফার'],
    [6, 'personalHistoryCopy', 'বাজির রেকর্ড', 'বাজির রেকর্ড'],
    [8, 'transactionHistory', 'অ্যাকাউন্টের লেনদেন', 'অ্যাকাউন্টের লেনদেন'],
  ] as const;
  for (const [place, to, label, heading] of built) {
    await page.act(() => entries()[place - 1]?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    await page.screen.at(`/?dialog=memberCentre&page=${to}`);
    await page.screen.sees('heading', heading);
    expect(entries().map((entry) => entry.ariaCurrent === 'page' && entry.textContent)[place - 1]).toBe(label);
  }
});

test('a paid-out withdrawal is confirmed on a screen of its own [s2.other.withdrawal-confirmation]', async () => {
  const page = await opens(withdrawalsWith({ withdrawalConfirmation: held(withdrawalConfirmationMachine) }));
  const confirmation = await openFollowing(page);
  const { output } = withdrawalConfirmationSamples.outcomes.loadWithdrawal['paid out'];
  await page.act(() => settle(childOf(confirmation, 'loadWithdrawal'), { output }));
  await page.screen.sees('group', 'withdraw.question');
  for (const answer of ['all', 'nothing', 'part']) await page.screen.sees('radio', `withdraw.answer.${answer}`);
});

test('the deposit tutorial has a screen of its own, step by step [s2.other.deposit-tutorial]', async () => {
  const page = await opens(depositWith());
  const deposit = await openDeposit(page);
  await page.act(() => deposit.send({ type: 'tutorial.requested' }));
  await page.screen.sees('heading', 'deposit.tutorial.title');
  for (const step of ['choose', 'pay', 'wait', 'help'])
    for (const textId of [step, `${step}.text`]) await page.screen.reads(`deposit.tutorial.${textId}`);
  await page.screen.press('security.back');
  await page.screen.hides('heading', 'deposit.tutorial.title');
});

test('a member sees the balance [s1.member.balance]', async () => {
  const page = await opens({ children: member });
  await page.screen.reads('P ২৫,০০০.০০');
});
