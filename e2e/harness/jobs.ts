import { mkdirSync } from 'node:fs';
import { expect } from 'vitest';
import { PAYMENT_PASSWORD } from '../../tests/drivers/identity/passwords';
import { type Input, type InputMethodName, inputOf } from './input-methods';
import { layoutFaults } from './layout';
import { BIRTHDAY, isThere, NEW_NUMBER, NEW_PASSWORD, PLAYERS_NUMBER } from './people';
import type { Tester } from './tester';
import { PAYEE } from './withdrawals';

/** Folder for pictures, taken on request only. */
const { PICTURES } = process.env;

/** A player at a job, with actions and time; checks on the way are not counted. */
type Worker = { tester: Tester; input: Input; looks(step: string): Promise<void> };
/** Main job of players. It starts at home; `as` names the user and the fixture. */
type Job = { name: JobName; as?: string; fixture: string; by(worker: Worker): Promise<unknown> };
export type JobName = 'registration by mobile' | 'log-in by code' | 'deposit' | 'withdrawal' | 'confirmation';

/** Requests a code, and types it. */
async function typesCode({ tester, input }: Worker, purpose: string, number: typeof NEW_NUMBER) {
  await input.type('phone.number', number.typed);
  await input.press('phone.send');
  await tester.screen.held('phone.sendAgain');
  // The code field has the focus (own.sms-countdown.focus).
  await tester.screen.focused('phone.code');
  await input.type('phone.code', await tester.code(purpose, number.sent));
}

async function registers(worker: Worker) {
  const { tester, input, looks } = worker;
  await input.press('home.hero.register');
  await tester.screen.sees('tab', 'register.byMobile');
  await looks('form');
  await typesCode(worker, 'registration', NEW_NUMBER);
  await input.type('register.password', NEW_PASSWORD);
  await input.type('register.confirmPassword', NEW_PASSWORD);
  await input.setDate('register.birthday', BIRTHDAY);
  await input.choose('register.age', { age: 18 });
  await input.choose('register.terms');
  await looks('typed');
  await input.press('register.submit');
  await isThere(tester);
  await looks('in');
}

async function logsInByCode(worker: Worker) {
  const { tester, input, looks } = worker;
  await input.press('home.hero.login');
  await tester.screen.sees('tab', 'login.tab.mobile');
  await looks('form');
  await input.press('login.tab.mobile');
  await typesCode(worker, 'login', PLAYERS_NUMBER);
  await looks('typed');
  await input.press('login.submit');
  await isThere(tester);
  await looks('in');
}

async function deposits({ tester, input, looks }: Worker) {
  const { screen } = tester;
  const words = tester.language === 'bn' ? { chip: '৫০০', pay: 'P ৫০০.০০ দিন' } : { chip: '500', pay: 'Pay P 500.00' };
  await input.press('home.balance.deposit');
  await screen.sees('form', 'deposit.form');
  await looks('form');
  await input.press(words.chip);
  await input.press('deposit.submit');
  await tester.page.waitForURL(/\/pay\?/);
  await screen.sees('button', words.pay);
  await looks('provider');
  await input.press(words.pay);
  await screen.sees('status', 'deposit.credited');
  await looks('credited');
}

async function withdraws({ tester, input, looks }: Worker) {
  const { screen } = tester;
  await input.press('home.balance.withdraw');
  await screen.sees('form', 'withdraw.form');
  await looks('form');
  await input.press(tester.language === 'bn' ? '১,০০০' : '1,000');
  await input.press('withdraw.continue');
  await screen.sees('form', 'withdraw.look.form');
  await looks('review');
  await input.type('security.paymentPassword', PAYMENT_PASSWORD);
  await input.press('withdraw.send');
  await screen.sees('heading', 'withdraw.sent');
  await looks('sent');
}

async function confirms({ tester, input, looks }: Worker) {
  const { screen } = tester;
  await input.press('home.balance.withdraw');
  await screen.sees('button', 'withdraw.say');
  await looks('list');
  await input.press('withdraw.say');
  await screen.sees('group', 'withdraw.question');
  await looks('question');
  await input.choose('withdraw.answer.all');
  await screen.sees('button', 'withdraw.affirm');
  await looks('answer');
  await input.press('withdraw.affirm');
  await screen.sees('heading', 'withdraw.state.received');
  await looks('received');
}

export const JOBS: readonly Job[] = [
  { name: 'registration by mobile', fixture: 'everybody', by: registers },
  { name: 'log-in by code', fixture: 'everybody', by: logsInByCode },
  { name: 'deposit', as: 'player', fixture: 'everybody', by: deposits },
  { name: 'withdrawal', as: PAYEE, fixture: 'downlineReady', by: withdraws },
  { name: 'confirmation', as: PAYEE, fixture: 'withdrawalPaidOut', by: confirms },
];

/** Expects that nothing is cut off or too small; stores a picture of the window in the folder that PICTURES names. */
async function isWellLaidOut({ page, language }: Tester, step: string): Promise<void> {
  // A provider's page has a style sheet of its own.
  const faults = (await layoutFaults(page)).filter(
    (fault) => !fault.startsWith('the style sheet') || !page.url().includes('/pay?'),
  );
  expect([step, faults]).toEqual([step, []]);
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${step.replace(/\W+/g, '-')}-${language}.png` });
}

/** Effort: actions except typing, and seconds for opening home and for the job. */
export type Effort = { job: JobName; acts: number; home: number; seconds: number };

/** Does a job by an input method, starting at home; returns the effort. */
export async function does(tester: Tester, { name, as, by }: Job, method: InputMethodName): Promise<Effort> {
  const { page, screen } = tester;
  let layoutCheckMs = 0;
  const looks = async (step: string) => {
    const since = performance.now();
    await isWellLaidOut(tester, `${method} ${page.viewportSize()?.width} ${name} ${step}`);
    layoutCheckMs += performance.now() - since;
  };
  if (as) await tester.isLoggedIn(as);
  const opened = performance.now();
  await tester.opens('/');
  await (as ? isThere(tester) : screen.sees('link', 'home.hero.login'));
  const startedAt = performance.now();
  await looks('home');
  const input = inputOf(tester, method);
  await by({ tester, input, looks });
  const over = performance.now();
  return {
    job: name,
    acts: input.acts,
    home: (startedAt - opened) / 1_000,
    seconds: (over - startedAt - layoutCheckMs) / 1_000,
  };
}
