import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { lockAccounts } from '../../../../src/gateway/identity/account/service';
import { type Move, post } from '../../../../src/gateway/money/wallet/ledger';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { grants, ledgerTransfers } from '../../../../src/gateway/money/wallet/tables';
import { oweForDeposit, turnoverLeft } from '../../../../src/gateway/money/wallet/turnover';
import { recordFacts } from '../../../../src/gateway/play/bets/service';
import { isWaiting } from '../../harness/waiting';
import { depositor, paymentProvider } from '../deposit/support';
import { deposit, HOUR, rejection, startForYears } from '../limits/support';
import { bet, key, lostBet, newcomer, PASSWORD, PAYMENT, payee } from './support';

const gateway = await startForYears();
const { db } = gateway.ctx;
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

type Player = Awaited<ReturnType<typeof payee>>;
const readTurnoverDue = async ({ client }: Pick<Player, 'client'>) =>
  (await client.withdrawalTerms()).turnoverRemaining;
const send = ({ client }: Player, { userName: to }: Pick<Player, 'userName'>, amount: string, extras = key()) =>
  client.partnerTransfer({ to, amount, paymentPassword: PAYMENT }, extras);
const grantsOf = async ({ id }: Pick<Player, 'id'>) =>
  (await db.select().from(grants).where(eq(grants.ownerId, id)).orderBy(asc(grants.seq))).map(
    (grant) => `${grant.kind} ${grant.owed} ${grant.workedOff} ${grant.handedOn} ${grant.endedAt ? 'ended' : 'open'}`,
  );

/** An agent without a balance, with an upline and a downline. */
async function team(balance = 0n) {
  const top = await payee(gateway, 0n, { type: 2 });
  const agent = await payee(gateway, balance, { type: 1, uplineId: top.id });
  return { top, agent, player: await payee(gateway, 0n, { uplineId: agent.id }) };
}

describe('stakes', () => {
  test('do not count towards a later deposit', async () => {
    const player = await newcomer(gateway);
    await deposit(gateway, player.id, 50_000n);
    await bet(gateway, player.id, 100_000n);
    expect(await readTurnoverDue(player)).toBe('0.00');
    await deposit(gateway, player.id, 50_000n);
    expect(await readTurnoverDue(player)).toBe('500.00');
  });

  test('count towards the oldest deposit first and then the next', async () => {
    const player = await newcomer(gateway);
    for (const amount of [30_000n, 20_000n, 10_000n]) await deposit(gateway, player.id, amount);
    await bet(gateway, player.id, 35_000n);
    expect(await grantsOf(player)).toEqual([
      'deposit 30000 30000 0 ended',
      'deposit 20000 5000 0 open',
      'deposit 10000 0 0 open',
    ]);
    expect(await readTurnoverDue(player)).toBe('250.00');
    await bet(gateway, player.id, 10_000n, 'win');
    await bet(gateway, player.id, 25_001n);
    expect(await readTurnoverDue(player)).toBe('0.00');
  });

  test('count once, even if recorded repeatedly and concurrently [asvs 2.3.4]', async () => {
    const player = await newcomer(gateway);
    await deposit(gateway, player.id, 50_000n);
    const entries = [
      { owner: player.id, purpose: 'main', amount: -30_000n },
      { owner: null, purpose: 'game', amount: 30_000n },
    ];
    const move: Move = { key: crypto.randomUUID(), kind: 'bet', entries };
    const first = new Date();
    const play = () =>
      db.transaction(async (tx) => recordFacts(tx, [lostBet(player.id, 30_000n, (await post(tx, move)).id, first)]));
    await Promise.all(Array.from({ length: 20 }, play));
    expect(await readTurnoverDue(player)).toBe('200.00');
    await bet(gateway, player.id, 20_000n);
    const idle = await newcomer(gateway);
    const early = {
      ...move,
      key: crypto.randomUUID(),
      entries: entries.map((side) => ({ ...side, owner: side.owner && idle.id })),
    };
    const { id } = await post(db, early);
    for (const item of [player, idle]) await deposit(gateway, item.id, 50_000n);
    await play();
    await recordFacts(db, [lostBet(idle.id, 30_000n, id)]);
    expect([await readTurnoverDue(player), await readTurnoverDue(idle)]).toEqual(['500.00', '500.00']);
  });

  test('reads the remaining turnover from open grants by their index', async () => {
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute(
        sql`explain select sum(owed) from grants where owner_id = ${crypto.randomUUID()} and ended_at is null`,
      );
      return JSON.stringify(rows);
    });
    expect(plan).toContain('grants_open');
  });
});

test('a deposit notified twenty times concurrently adds its turnover once [asvs 2.3.4]', {
  tags: ['extended'],
}, async () => {
  const { id, client, begin: start } = await depositor(gateway);
  const order = await start();
  await Promise.all(Array.from({ length: 20 }, () => paymentProvider(gateway).paid(order)));
  expect(await grantsOf({ id })).toEqual(['deposit 50000 0 0 open']);
  const [booked] = await db
    .select()
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.idempotencyKey, `deposit:${order.id}`));
  await oweForDeposit(db, id, 50_000n, booked?.id ?? '');
  expect(await readTurnoverDue({ client })).toBe('500.00');
});

test('a withdrawal started while a deposit is credited sees its turnover', async () => {
  const player = await payee(gateway);
  const withdrawn = await db.transaction(async (tx) => {
    await deposit({ ctx: { ...gateway.ctx, db: tx } }, player.id, 50_000n);
    const attempt = player.withdraw('1000.00').catch((error: unknown) => error);
    await expect.poll(() => isWaiting(tx), { interval: 10 }).toBe(true);
    return { begun: attempt };
  });
  expect(await withdrawn.begun).toMatchObject({ ...rejection('withdrawal.turnover', 422), value: { left: '500.00' } });
});

describe('transfer to a partner', () => {
  test('moves the turnover due, oldest first, to the recipient [asvs 2.3.2]', async () => {
    const { agent, player } = await team();
    await deposit(gateway, agent.id, 50_000n);
    await send(agent, player, '500.00');
    expect([await readTurnoverDue(agent), await readTurnoverDue(player)]).toEqual(['0.00', '500.00']);
    await expect(player.withdraw('500.00')).rejects.toMatchObject(rejection('withdrawal.turnover', 422));
    await expect(send(player, agent, '100.00')).rejects.toMatchObject(rejection('transfer.turnover', 422));
    await bet(gateway, player.id, 50_000n);
    await bet(gateway, player.id, 50_000n, 'win');
    await player.withdraw('500.00');
  });

  test('moves no more turnover than the amount sent; the rest stays with the sender', async () => {
    const { top, agent, player } = await team(100_000n);
    for (const amount of [30_000n, 20_000n]) await deposit(gateway, agent.id, amount);
    await bet(gateway, agent.id, 10_000n);
    await send(agent, player, '250.00');
    expect(await grantsOf(agent)).toEqual(['deposit 30000 10000 20000 ended', 'deposit 20000 0 5000 open']);
    expect(await grantsOf(player)).toEqual(['received 25000 0 0 open']);
    await send(agent, top, '900.00');
    expect([await readTurnoverDue(agent), await readTurnoverDue(top)]).toEqual(['0.00', '150.00']);
    await send(top, agent, '100.00');
    expect([await readTurnoverDue(agent), await readTurnoverDue(top), await readTurnoverDue(player)]).toEqual([
      '100.00',
      '50.00',
      '250.00',
    ]);
  });

  test('moves a proportional share of a multiplied turnover', async () => {
    const { agent, player } = await team();
    await deposit(gateway, agent.id, 30_001n);
    await db.execute(sql`update grants set owed = owed * 3 where owner_id = ${agent.id}`);
    await bet(gateway, agent.id, 2n);
    await send(agent, player, '100.00');
    // 90,001 for 30,001 times three: the open part covers 30,001.
    expect([await turnoverLeft(db, agent.id), await turnoverLeft(db, player.id)]).toEqual([60_001n, 30_000n]);
    await send(agent, player, '199.99');
    expect([await turnoverLeft(db, agent.id), await turnoverLeft(db, player.id)]).toEqual([5n, 89_996n]);
  });

  test('repeated twenty times concurrently under one key moves turnover once [asvs 2.3.4]', {
    tags: ['extended'],
  }, async () => {
    const { agent, player } = await team();
    await deposit(gateway, agent.id, 50_000n);
    const extras = key();
    await Promise.all(Array.from({ length: 20 }, () => send(agent, player, '200.00', extras)));
    expect([await readTurnoverDue(agent), await readTurnoverDue(player)]).toEqual(['300.00', '200.00']);
  });
});

describe('received transfer', () => {
  const limited = async (limit: string) => {
    const { agent, player } = await team(200_000n);
    await player.client.setDepositLimit({ period: 'day', limit });
    return { agent, player };
  };
  const barred = rejection('transfer.barred');

  test('counts against the deposit limits and is rejected in a pause [own.deposit-limit.set asvs 2.3.2]', async () => {
    const { agent, player } = await limited('200.00');
    await expect(send(agent, player, '200.01')).rejects.toMatchObject(barred);
    await send(agent, player, '150.00');
    expect((await player.client.gamingLimits()).deposit).toContainEqual({
      period: 'day',
      limit: '200.00',
      used: '150.00',
      asked: null,
    });
    expect(await player.client.depositTerms()).toMatchObject({ limitLeft: '50.00' });
    const over = send(agent, player, '100.00').catch((error: unknown) => error);
    expect(await over).toMatchObject({ ...barred, value: null });
    expect(await readTurnoverDue(agent)).toBe('0.00');
    await gateway.later(24 * HOUR + 60_000);
    await send(agent, player, '100.00');
  });

  test('concurrent transfers each see the part of the limit used by the other', async () => {
    const { agent, player } = await limited('500.00');
    const amount = 30_000n;
    const entries = [
      { owner: agent.id, purpose: 'main', amount: -amount },
      { owner: player.id, purpose: 'main', amount },
    ];
    const { sent } = await db.transaction(async (tx) => {
      await lockAccounts(tx, [agent.id, player.id]);
      await post(tx, { key: crypto.randomUUID(), kind: 'upline', entries });
      const other = send(agent, player, '300.00').catch((error: unknown) => error);
      await expect.poll(() => isWaiting(tx), { interval: 10 }).toBe(true);
      return { sent: other };
    });
    expect(await sent).toMatchObject(barred);
  });

  test('leaves the part of the limit reserved by a pending deposit; a repeat returns the first response', {
    tags: ['extended'],
  }, async () => {
    const { agent, player } = await limited('500.00');
    const extras = key();
    const { transferId } = await send(agent, player, '100.00', extras);
    const order = await player.client.createDeposit({ method: 'nodi', amount: '300.00' }, key());
    await expect(send(agent, player, '101.00')).rejects.toMatchObject(barred);
    await paymentProvider(gateway).paid(order);
    expect(await player.client.deposit({ id: order.id })).toMatchObject({ state: 'credited' });
    await player.client.takeTimeOut({ hours: 24, password: PASSWORD });
    await expect(send(agent, player, '100.00')).rejects.toMatchObject(barred);
    expect(await send(agent, player, '100.00', extras)).toMatchObject({ transferId });
  });
});
