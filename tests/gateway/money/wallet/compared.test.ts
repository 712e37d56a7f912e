import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { startModules } from '../../harness/modules';
import { depositor, paymentProvider } from '../deposit/support';
import { deposit } from '../limits/support';
import { bet, disbursed, key, newcomer, on, operate, PASSWORD, PAYMENT, PIXEL, payee } from './support';

const gateway = await startModules();
afterAll(() => gateway.close());
const { db } = gateway.ctx;

/**
 * A player with every kind of movement: credits, returns, stakes, transfers, and withdrawals paid, rejected and partly
 * refunded and paid again.
 */
async function createHistory() {
  const agent = await payee(gateway, 100_000n, { type: 1 });
  const player = await payee(gateway, 500_000n, { uplineId: agent.id });
  for (const withdrawal of [player, agent]) await deposit(gateway, withdrawal.id, 50_000n);
  await bet(gateway, player.id, 60_000n);
  await agent.client.partnerTransfer({ to: player.userName, amount: '300.00', paymentPassword: PAYMENT }, key());
  await bet(gateway, player.id, 20_000n);
  await bet(gateway, player.id, 10_000n);
  const rejected = await player.withdraw('500.00');
  await operate(gateway, 'reject', rejected.id);
  const reportAndResolve = async (word: 'refund' | 'pay') => {
    const withdrawal = await disbursed(gateway, player);
    const { proofId } = await player.client.uploadProof({ withdrawalId: withdrawal.id, image: PIXEL });
    await player.client.reportPartial({
      ...on(withdrawal),
      receivedAmount: '400.00',
      remainingAmount: '600.00',
      proofs: [proofId],
    });
    await operate(gateway, 'dispute', withdrawal.id, word);
    return withdrawal.id;
  };
  const refunded = await reportAndResolve('refund');
  const paidAgain = await reportAndResolve('pay');
  const late = await depositor(gateway);
  const order = await late.begin();
  await late.client.takeTimeOut({ hours: 24, password: PASSWORD });
  await paymentProvider(gateway).paid(order);
  await gateway.runJobs();
  return { agent, player, order, rejected: rejected.id, refunded, paidAgain };
}
const history = await createHistory();
type History = typeof history;

/** Returns the problems reported after the damage, made past the triggers, then rolls back. */
async function found(damage: ReturnType<typeof sql>): Promise<string[]> {
  const foundProblems: string[] = [];
  const undone = new Error('undone');
  const damaged = db.transaction(async (tx) => {
    await tx.execute(
      sql`alter table grants drop constraint grants_worked, drop constraint grants_over, drop constraint grants_worked_off_check`,
    );
    await tx.execute(sql`set local session_replication_role = replica`);
    const { rowCount } = await tx.execute(damage);
    expect(rowCount).toBeGreaterThan(0);
    const { rows } = await tx.execute<{ problem: string; at: string }>(sql`
      select problem, at from deposits_verify() union all select problem, at from withdrawals_verify() union all select problem, at from grants_verify()
      union all select problem, at from facts_verify()`);
    foundProblems.push(...rows.map(({ problem, at }) => `${problem} ${at}`));
    throw undone;
  });
  await damaged.catch((error: unknown) => expect(error).toBe(undone));
  return foundProblems.sort();
}

const transferOf = (key: string) => sql`(select id from ledger_transfers where idempotency_key like ${key})`;
const idOf = async (query: ReturnType<typeof sql>) => {
  const { rows } = await db.execute<{ id: string }>(sql`select id from (${query}) as one(id) order by id limit 1`);
  return rows[0]?.id ?? expect.fail('there is none');
};
const depositOf = (id: string) => sql`(select id from deposits where account_id = ${id})`;
const grantOf = (id: string, kind: string) => sql`(select id from grants where owner_id = ${id} and kind = ${kind})`;

type Damage = [
  what: string,
  damage: (history: History) => ReturnType<typeof sql>,
  problem: string,
  at: (history: History) => ReturnType<typeof sql>,
];
const DAMAGES: Damage[] = [
  [
    'a deposit of another amount',
    ({ player }) => sql`update deposits set amount = amount + 1 where account_id = ${player.id}`,
    'depositDiffers',
    ({ player }) => depositOf(player.id),
  ],
  [
    'a suspended deposit that is marked as pending',
    ({ order }) => sql`update deposits set state = 'pending', returned_at = null where id = ${order.id}`,
    'depositUnknown',
    ({ order }) => transferOf(`deposit:${order.id}:suspended`),
  ],
  [
    'a credited deposit that was never booked',
    ({
      order,
    }) => sql`insert into deposits (id, account_id, idempotency_key, method, amount, state, created_at, expires_at)
      select '00000000-0000-4000-8000-000000000001', account_id, 'new', method, 1, 'credited', now(), now() from deposits where id = ${order.id}`,
    'depositNotBooked',
    () => sql`select '00000000-0000-4000-8000-000000000001'::uuid`,
  ],
  [
    'a deposit that is booked to another account',
    ({
      agent,
      player,
    }) => sql`update ledger_entries e set account_id = (select id from ledger_accounts where owner_id = ${agent.id} and purpose = 'main'), seq = 99, nth = 99
      from deposits d, ledger_transfers t where d.account_id = ${player.id} and t.idempotency_key = 'deposit:' || d.id and e.transfer_id = t.id and e.amount > 0`,
    'depositDiffers',
    ({ player }) => depositOf(player.id),
  ],
  [
    'a rejected withdrawal whose money was not returned',
    ({ rejected }) => sql`delete from ledger_transfers where idempotency_key like ${`withdrawal:${rejected}:%`}`,
    'withdrawalNotBooked',
    ({ rejected }) => sql`select ${rejected}::uuid`,
  ],
  [
    'a withdrawal of another amount',
    ({ refunded }) => sql`update withdrawals set amount = amount + 100 where id = ${refunded}`,
    'withdrawalDiffers',
    ({ refunded }) => sql`select ${refunded}::uuid`,
  ],
  [
    'a refund above the amount that did not arrive',
    ({ refunded }) => sql`update withdrawals set received_amount = 50000 where id = ${refunded}`,
    'withdrawalDiffers',
    ({ refunded }) => sql`select ${refunded}::uuid`,
  ],
  [
    'a payment without its step',
    ({ paidAgain }) => sql`delete from withdrawal_steps where withdrawal_id = ${paidAgain} and state = 'paidAgain'`,
    'withdrawalUnknown',
    ({ paidAgain }) => transferOf(`withdrawal:${paidAgain}:%:payRemainder`),
  ],
  [
    'a withdrawal in a state without its step',
    ({ refunded }) => sql`update withdrawals set state = 'received' where id = ${refunded}`,
    'withdrawalState',
    ({ refunded }) => sql`select ${refunded}::uuid`,
  ],
  [
    'a deposit without its turnover grant',
    ({ player }) => sql`delete from grants where owner_id = ${player.id} and kind = 'deposit'`,
    'grantMissing',
    ({ player }) => sql`select transfer_id from grants where owner_id = ${player.id} and kind = 'deposit'`,
  ],
  [
    'a grant of a transfer that brought no money',
    ({ player }) =>
      sql`update grants set transfer_id = (select hold_id from withdrawals where account_id = ${player.id} limit 1) where id = ${grantOf(player.id, 'received')}`,
    'grantDiffers',
    ({ player }) => grantOf(player.id, 'received'),
  ],
  [
    'more turnover worked off than required',
    ({ player }) => sql`update grants set worked_off = owed + 1 where id = ${grantOf(player.id, 'received')}`,
    'grantOverdone',
    ({ player }) => grantOf(player.id, 'received'),
  ],
  [
    'negative turnover worked off',
    ({ agent }) => sql`update grants set worked_off = -1 where id = ${grantOf(agent.id, 'deposit')}`,
    'grantOverdone',
    ({ agent }) => grantOf(agent.id, 'deposit'),
  ],
  [
    'turnover worked off without a bet',
    ({ agent }) => sql`update grants set worked_off = 1 where id = ${grantOf(agent.id, 'deposit')}`,
    'grantUnfounded',
    ({ agent }) => grantOf(agent.id, 'deposit'),
  ],
  [
    'a bet that works off more than its stake',
    ({ player }) =>
      sql`update grant_stakes set amount = amount + 15000 where grant_id = ${grantOf(player.id, 'deposit')}`,
    'grantOverstaked',
    ({ player }) => sql`select fact_id from grant_stakes where grant_id = ${grantOf(player.id, 'deposit')}`,
  ],
  [
    'a bet that returned more than the ledger moved',
    ({ player }) => sql`update bet_facts set result = result + 1 where account_id = ${player.id}`,
    'factDiffers',
    ({ player }) => sql`select id from bet_facts where account_id = ${player.id}`,
  ],
  [
    'a transfer claimed by two bets',
    ({ player }) => sql`insert into bet_facts select x.* from bet_facts f
      cross join lateral jsonb_populate_record(null::bet_facts, to_jsonb(f) || jsonb_build_object('id', gen_random_uuid(), 'bet_id', f.bet_id || ' again')) x
      where f.account_id = ${player.id}`,
    'factShared',
    ({ player }) => sql`select transfers[1] as id from bet_facts where account_id = ${player.id}`,
  ],
  [
    'a recipient with less turnover due than was transferred',
    ({ player }) => sql`update grants set owed = owed - 1 where id = ${grantOf(player.id, 'received')}`,
    'grantHandedOn',
    ({ player }) => sql`select transfer_id from grants where id = ${grantOf(player.id, 'received')}`,
  ],
];

test('a ledger with every kind of movement matches its sources [asvs 2.3.3]', async () => {
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
});

test.each(DAMAGES)('reports %s', async (_what, damage, problem, at) => {
  const named = `${problem} ${await idOf(at(history))}`;
  expect(await found(damage(history))).toContain(named);
});

test('rejects entries added to a transfer after its transaction', async () => {
  const player = await newcomer(gateway);
  const sides = (transfer: ReturnType<typeof sql>) => sql`insert into ledger_entries
    select a.id, 0, ${transfer}, case when a.owner_id is null then -5 else 5 end, 0, now()
    from ledger_accounts a where a.owner_id = ${player.id} or a.id = (select id from ledger_accounts where owner_id is null limit 1)`;
  const old = transferOf(`newcomer:${player.id}`);
  await expect(db.execute(sides(old))).rejects.toMatchObject({ cause: { code: 'MD003' } });
  const made = sql`'00000000-0000-4000-8000-000000000002'::uuid`;
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into ledger_transfers (id, idempotency_key, kind, body_hash, created_at) values (${made}, 'in steps', 'adjustment', '', now())`,
    );
    await tx.transaction(async (within) => void (await within.execute(sides(made))));
  });
  await expect(db.execute(sides(made))).rejects.toMatchObject({ cause: { code: 'MD003' } });
});
