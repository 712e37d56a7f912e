import type { Client, Deposit } from '../../src/contract';
import type { Tester } from './tester';
import { until } from './until';

/** Starts a deposit from another client. */
export const begins = (client: Client, amount = '1000.00'): Promise<Deposit> =>
  client.createDeposit({ method: 'nodi', amount }, { idempotencyKey: crypto.randomUUID() });

/** Submits the form on the provider's page. */
export async function answers({ payUrl }: Pick<Deposit, 'payUrl'>, answer: 'pay' | 'refuse'): Promise<void> {
  if (!payUrl) throw new Error('The deposit can no longer be paid.');
  const { origin, pathname, searchParams } = new URL(payUrl);
  const body = new URLSearchParams([...searchParams, ['answer', answer]]);
  const { status } = await fetch(origin + pathname, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`The provider answers with ${status}.`);
}

/** Waits until a deposit has reached a state. */
export async function comesTo(client: Client, { id }: Pick<Deposit, 'id'>, state: Deposit['state']): Promise<void> {
  await until(async () => (await client.deposit({ id })).state === state, `The deposit is not ${state}.`);
}

/** Completes a deposit from another client. */
export async function deposits(client: Client, amount?: string): Promise<void> {
  const startedDeposit = await begins(client, amount);
  await answers(startedDeposit, 'pay');
  await comesTo(client, startedDeposit, 'credited');
}

/** Requests a deposit by the visible form. */
export async function asksDeposit({ screen }: Tester, amount: string): Promise<void> {
  await screen.fill('deposit.amount', amount);
  await screen.press('deposit.submit');
}

/** Returns from the provider's page by the browser's back button. */
export async function comesBackUnpaid({ screen, page }: Tester): Promise<void> {
  await page.waitForURL(/\/pay\?/);
  await page.goBack();
  await screen.sees('link', 'deposit.pay');
}

/** Completes the step on the provider's page, and returns. */
export async function answersThere({ page }: Tester, answer: 'pay' | 'refuse'): Promise<void> {
  await page.locator(`button[value=${answer}]`).click();
  await page.waitForURL(/dialog=memberCentre/);
}

/** Deposits by the visible form, until credited. */
export async function paysIn(tester: Tester, amount: string): Promise<void> {
  await asksDeposit(tester, amount);
  await answersThere(tester, 'pay');
  await tester.screen.sees('status', 'deposit.credited');
}
