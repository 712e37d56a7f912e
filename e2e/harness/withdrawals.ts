import type { Client, Withdrawal } from '../../src/contract';
import { PAYMENT_PASSWORD } from '../../tests/drivers/identity/passwords';
import { PICTURE } from '../../tests/drivers/pictures';
import { opensCentre } from './centre';
import type { RunningGateway } from './gateway';
import { bindsWallet } from './money';
import type { Tester } from './tester';
import { until } from './until';

/** The session must outlast the confirmation deadline. */
export const LONG_SESSIONS = { SESSION_IDLE: '10h' };
type Act = 'approve' | 'disburse' | 'reject';

/** Withdraws through another client; returns the request. */
export async function withdraws(client: Client, amount = '1000.00'): Promise<Withdrawal> {
  const [account] = (await client.bankAccounts()).list;
  const withdrawalRequest = { bankAccountId: account?.id ?? '', amount, paymentPassword: PAYMENT_PASSWORD };
  return client.withdraw(withdrawalRequest, { idempotencyKey: crypto.randomUUID() });
}

/** Advances a withdrawal as an operator. */
export async function operates(gateway: RunningGateway, { id }: Pick<Withdrawal, 'id'>, ...acts: Act[]): Promise<void> {
  for (const act of acts) await gateway.ops('withdrawals', act, id);
}

/** A player without a history, unlike the demo's player. */
export const PAYEE = 'downline';

/** Credits the player. */
export async function hasMoney({ gateway }: Tester, amount = '25000.00'): Promise<void> {
  await gateway.ops('flag', 'SLIDEVERIF', 'off');
  await gateway.ops('credit', PAYEE, amount);
}

/** As above, with a payment password and an e-wallet; returns a client elsewhere. */
export async function canWithdraw(tester: Tester): Promise<Client> {
  await hasMoney(tester);
  return bindsWallet(tester.gateway, PAYEE, 'Karim Sheikh');
}

/** As above, and paid out once; returns the withdrawal too. */
export async function isPaidOut(tester: Tester, amount?: string) {
  const { gateway } = tester;
  const client = await canWithdraw(tester);
  const sent = await withdraws(client, amount);
  await operates(gateway, sent, 'approve', 'disburse');
  return { client, withdrawal: await client.withdrawal({ id: sent.id }) };
}

/** Reports from elsewhere that nothing arrived. */
export async function reportsNothing(client: Client, { id }: Pick<Withdrawal, 'id'>): Promise<Withdrawal> {
  const { version } = await client.withdrawal({ id });
  const { proofId } = await client.uploadProof({
    withdrawalId: id,
    image: new Blob([new Uint8Array(Buffer.from(PICTURE.base64, 'base64'))]),
  });
  return client.reportNotReceived({ id, version, proofs: [proofId] });
}

/** Waits until a withdrawal has reached a state. */
export async function comesTo(
  client: Client,
  { id }: Pick<Withdrawal, 'id'>,
  state: Withdrawal['state'],
): Promise<void> {
  await until(async () => (await client.withdrawal({ id })).state === state, `The withdrawal is not ${state}.`);
}

/** Opens the list of withdrawals. */
export const opensWithdrawals = (tester: Tester) => opensCentre(tester, 'withdraw', PAYEE);

/** As above, and opens the one that awaits confirmation. */
export async function opensWaiting(tester: Tester): Promise<void> {
  await opensWithdrawals(tester);
  await tester.screen.press('withdraw.say');
}
