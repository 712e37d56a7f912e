import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Client } from '../../../src/contract';
import { DEMO_PAYMENT_PASSWORD as demo } from '../../../src/gateway/demo/accounts';
import type { opsAt } from '../harness/call';
import { pageOf } from '../money/payment/support';
import { playerOn } from '../money/wallet/processes';
import { PASSWORD, PAYMENT, PIXEL } from '../money/wallet/support';
import { ACT, type Act } from './withdrawals';

type Gateway = { url: string; ops: ReturnType<typeof opsAt> };
const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** Fills the wallet's tables, except withdrawals, with as many states as possible. */
export async function beInUse(gateway: Gateway): Promise<void> {
  const [player, agent, downline] = await Promise.all(
    ['player', 'agent', 'downline'].map(async (name) => playerOn(gateway, name)),
  );
  if (!player || !agent || !downline) throw new Error('the demo has other players');
  await playerOn(gateway, 'player');
  await gateway.ops('credit', ['agent', '9000.00']);
  await gateway.ops('credit', ['downline', '40000.00']);

  await makeDeposits(gateway, player.client);
  await makeTransfers(player.client);
  await changeSecurity(agent.client, 'Salma Khatun');
  await agent.client.partnerTransfer({ to: 'downline', amount: '750.00', paymentPassword: PAYMENT }, key());
  await changeSecurity(downline.client, 'Karim Sheikh');
  await setLimits(player.client);
  await agent.client.takeTimeOut({ hours: 24, password: PASSWORD });
}

async function makeDeposits({ ops }: Gateway, client: Client) {
  const start = (amount: string) => client.createDeposit({ method: 'nodi', amount }, key());
  const becomes = async (id: string, state: string) => {
    for (let tries = 0; (await client.deposit({ id })).state !== state; tries++) {
      if (tries > 100) throw new Error(`the deposit was not ${state}`);
      await wait(100);
    }
  };
  const expired = await start('600.00');
  await ops('clock', ['+31m']);
  await becomes(expired.id, 'expired');
  for (const [amount, answer, state] of [
    ['700.00', 'pay', 'credited'],
    ['800.00', 'refuse', 'failed'],
  ] as const) {
    const { id, payUrl } = await start(amount);
    await pageOf(payUrl).answer(answer);
    await becomes(id, state);
  }
  await start('900.00');
}

async function makeTransfers(client: Client) {
  const vendor = (await client.merchantWallet()).wallets[0]?.vendor ?? '';
  await client.walletTransfer({ from: 'main', to: vendor, amount: '120.00' }, key());
  await client.walletTransfer({ from: vendor, to: 'main', amount: '45.50' }, key());
  await client.bindBankAccount({
    kind: 'bank',
    provider: 'Kashful Bank',
    holder: 'Rupa Akter',
    number: '4400112233',
    paymentPassword: demo,
  });
}

async function changeSecurity(client: Client, holder: string) {
  await client.setPaymentPassword({ password: PASSWORD, paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT });
  const number = `01${randomInt(30_000_000, 100_000_000)}`;
  const bind = (more: string) =>
    client.bindBankAccount({
      kind: 'ewallet',
      provider: 'Nodi Pay',
      holder,
      number: number + more,
      paymentPassword: PAYMENT,
    });
  await bind('1');
  await client.removeBankAccount({ id: (await bind('2')).id, paymentPassword: PAYMENT });
  await client.beginTotp({ password: PASSWORD });
}

async function setLimits(client: Client) {
  await client.setDepositLimit({ period: 'day', limit: '5000.00' });
  await client.setDepositLimit({ period: 'day', limit: '9000.00' });
  await client.setDepositLimit({ period: 'month', limit: '20000.00' });
  await client.setRealityCheck({ minutes: 30 });
}

/** Acts per withdrawal: under the default terms, and under those that `ops` may set one day. */
const LIVES: { acts: Act[]; policy?: object }[] = [
  { acts: [] },
  { acts: ['approve'] },
  { acts: ['approve', 'disburse'] },
  { acts: ['approve', 'disburse', 'partial'] },
  { acts: ['approve', 'disburse', 'notReceived'] },
  { acts: ['approve', 'disburse', 'partial', 'pay'] },
  { acts: ['approve', 'disburse', 'received'] },
  { acts: ['reject'] },
  { acts: ['approve', 'disburse', 'notReceived', 'refund'] },
  { acts: ['approve', 'disburse', 'partial', 'refuse'] },
  { acts: [], policy: { playerCancels: true, forcedReceiptRefunds: false, autoConfirmMinutes: 30 } },
  { acts: ['cancel'], policy: { playerCancels: true, forcedReceiptRefunds: false, autoConfirmMinutes: 30 } },
  {
    acts: ['approve', 'disburse'],
    policy: { playerCancels: false, forcedReceiptRefunds: true, autoConfirmMinutes: 45 },
  },
];

/** Withdraws as a member with a payment password and a payout account; over the wire, except for the terms of some. */
export async function makeWithdrawals(gateway: Pick<Gateway, 'ops'>, client: Client, pool: pg.Pool): Promise<void> {
  const bankAccountId = (await client.bankAccounts()).list[0]?.id ?? '';
  for (const [index, { acts, policy }] of LIVES.entries()) {
    const amount = `${1_000 + index}.00`;
    const { id } = await client.withdraw({ bankAccountId, amount, paymentPassword: PAYMENT }, key());
    // No current setting produces these terms, but withdrawals started under them continue.
    if (policy)
      await pool.query(`update lifecycles set snapshot = jsonb_set(snapshot, '{context}', $1) where id = $2`, [
        JSON.stringify(policy),
        id,
      ]);
    for (const act of acts) await ACT[act]({ ops: gateway.ops, client, id, image: PIXEL });
  }
}
