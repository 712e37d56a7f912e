import type { Client, Deposit } from '../../src/contract';
import type { Tester } from './tester';
import { until } from './until';

/** Starts a deposit from another client. */
export const begins = (client: Client, amount = '1000.00'): Promise<Deposit> =>
  client.createDeposit({ method: 'nodi', amount }, { idempotencyKey: crypto.randomUUID() });

/** What a player does on the provider's page: the form that stands there is sent. */
export async function answers({ payUrl }: Pick<Deposit, 'payUrl'>, answer: 'pay' | 'refuse'): Promise<void> {
  if (!payUrl) throw new Error('The deposit can no longer be paid.');
  const { origin, pathname, searchParams } = new URL(payUrl);
  const body = new URLSearchParams([...searchParams, ['answer', answer]]);
  const { status } = await fetch(origin + pathname, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`The provider answers with ${status}.`);
}

/** Waits until a deposit has come so far by itself. */
export async function comesTo(client: Client, { id }: Pick<Deposit, 'id'>, state: Deposit['state']): Promise<void> {
  await until(async () => (await client.deposit({ id })).state === state, `The deposit is not ${state}.`);
}

/** A deposit from beginning to end, from elsewhere. */
export async function deposits(client: Client, amount?: string): Promise<void> {
  const begun = await begins(client, amount);
  await answers(begun, 'pay');
  await comesTo(client, begun, 'credited');
}

/** Asks for a deposit by the form that is shown. */
export async function asksDeposit({ screen }: Tester, amount: string): Promise<void> {
  await screen.fill('deposit.amount', amount);
  await screen.press('deposit.submit');
}

/** Comes back from the provider's page, where the form has led, by the button of the browser. */
export async function comesBackUnpaid({ screen, page }: Tester): Promise<void> {
  await page.waitForURL(/\/pay\?/);
  await page.goBack();
  await screen.sees('link', 'deposit.pay');
}

/** On the provider's page, where the form or the link has led: does there what one can, and is led back. */
export async function answersThere({ page }: Tester, answer: 'pay' | 'refuse'): Promise<void> {
  await page.locator(`button[value=${answer}]`).click();
  await page.waitForURL(/dialog=memberCentre/);
}

/** A deposit by the form that is shown, until it is credited. */
export async function paysIn(tester: Tester, amount: string): Promise<void> {
  await asksDeposit(tester, amount);
  await answersThere(tester, 'pay');
  await tester.screen.sees('status', 'deposit.credited');
}
