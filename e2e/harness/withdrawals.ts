import type { Client, Withdrawal } from '../../src/contract';
import { PAYMENT_PASSWORD } from '../../tests/drivers/identity/passwords';
import { PICTURE } from '../../tests/drivers/pictures';
import { opensCentre } from './centre';
import type { RunningGateway } from './gateway';
import { bindsWallet } from './money';
import type { Tester } from './tester';
import { until } from './until';

/** A session outlasts the time for an answer. */
export const LONG_SESSIONS = { SESSION_IDLE: '10h' };
type Act = 'approve' | 'disburse' | 'reject';

/** Withdraws through another client; returns the request. */
export async function withdraws(client: Client, amount = '1000.00'): Promise<Withdrawal> {
  const [account] = (await client.bankAccounts()).list;
  const asked = { bankAccountId: account?.id ?? '', amount, paymentPassword: PAYMENT_PASSWORD };
  return client.withdraw(asked, { idempotencyKey: crypto.randomUUID() });
}

/** An operator takes steps of a withdrawal. */
export async function operates(gateway: RunningGateway, { id }: Pick<Withdrawal, 'id'>, ...acts: Act[]): Promise<void> {
  for (const act of acts) await gateway.ops('withdrawals', act, id);
}

/** Who withdraws: the demo's player has a past, and this one none. */
export const PAYEE = 'downline';

/** Credits the player. */
export async function hasMoney({ gateway }: Tester, amount = '25000.00'): Promise<void> {
  await gateway.ops('flag', 'SLIDEVERIF', 'off');
  await gateway.ops('credit', PAYEE, amount);
}

/** The same, with a payment password and an e-wallet; gives the client of another place. */
export async function canWithdraw(tester: Tester): Promise<Client> {
  await hasMoney(tester);
  return bindsWallet(tester.gateway, PAYEE, 'Karim Sheikh');
}

/** The same, and was paid out once; gives the withdrawal too. */
export async function isPaidOut(tester: Tester, amount?: string) {
  const { gateway } = tester;
  const client = await canWithdraw(tester);
  const sent = await withdraws(client, amount);
  await operates(gateway, sent, 'approve', 'disburse');
  return { client, withdrawal: await client.withdrawal({ id: sent.id }) };
}

/** From elsewhere it is said that nothing arrived. */
export async function reportsNothing(client: Client, { id }: Pick<Withdrawal, 'id'>): Promise<Withdrawal> {
  const { version } = await client.withdrawal({ id });
  const { proofId } = await client.uploadProof({
    withdrawalId: id,
    image: new Blob([new Uint8Array(Buffer.from(PICTURE.base64, 'base64'))]),
  });
  return client.reportNotReceived({ id, version, proofs: [proofId] });
}

/** Waits until a withdrawal has come so far by itself. */
export async function comesTo(
  client: Client,
  { id }: Pick<Withdrawal, 'id'>,
  state: Withdrawal['state'],
): Promise<void> {
  await until(async () => (await client.withdrawal({ id })).state === state, `The withdrawal is not ${state}.`);
}

/** Opens the list of withdrawals. */
export const opensWithdrawals = (tester: Tester) => opensCentre(tester, 'withdraw', PAYEE);

/** The same, and the one that waits for the word. */
export async function opensWaiting(tester: Tester): Promise<void> {
  await opensWithdrawals(tester);
  await tester.screen.press('withdraw.say');
}
