import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { takeTimeOut } from '../../../../src/gateway/money/limits/pauses';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { turnOffer } from '../../../../src/gateway/rewards/offer/operators';
import { offerToNewcomer } from '../../../../src/gateway/rewards/offer/service';
import { again, DAY, rejection, startForYears } from '../limits/support';
import { key } from '../wallet/support';
import { depositor, paymentProvider } from './support';

const gateway = await startForYears();
const { ctx } = gateway;
const { paid, refused } = paymentProvider(gateway);
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

type Client = Awaited<ReturnType<typeof depositor>>['client'];
const begins = (client: Client, bonus?: string | null, amount = '600.00', extras = key()) =>
  client.createDeposit({ method: 'nodi', amount, ...(bonus !== undefined && { bonus }) }, extras);
const choice = async (client: Client) => {
  const { bonuses } = await client.depositTerms();
  return bonuses && [bonuses.offers.map(({ code }) => code), bonuses.chosen];
};
const rewarded = async (client: Client) => (await client.rewards({})).list.map(({ money }) => money);

describe('new-member bonus with a first deposit [own.deposit.bonus s1.claim.marketing]', () => {
  test('is granted when the first deposit is credited, only once [own.deposit.bonus s1.claim.marketing]', async () => {
    const { client } = await depositor(gateway);
    expect(await choice(client)).toEqual([['SHAPLAFIRST'], null]);
    const newDeposit = await begins(client, 'SHAPLAFIRST');
    expect([await rewarded(client), (await client.offer({ code: 'SHAPLAFIRST' })).standing]).toEqual([[], 'chosen']);
    await paid(newDeposit);
    const [reward] = (await client.rewards({})).list;
    expect(reward).toMatchObject({
      money: '600.00',
      requirement: '4800.00',
      mostStake: '500.00',
      title: 'Shapla first deposit',
    });
    expect(await choice(client)).toBeUndefined();
    await expect(begins(client, 'SHAPLAFIRST')).rejects.toMatchObject(rejection('deposit.bonus'));
    await paid(await begins(client, null));
    await paid(await begins(client));
    expect(await rewarded(client)).toEqual(['600.00']);
    await client.claimReward({ id: reward?.id ?? '' });
    expect((await client.bonuses({})).list[0]).toMatchObject({ amount: '600.00', owed: '4800.00' });
  });

  test('is preselected after registration and can be declined [own.deposit.bonus]', async () => {
    const { id, client } = await depositor(gateway);
    await offerToNewcomer(ctx, id, 'SHAPLAFIRST');
    expect(await choice(client)).toEqual([['SHAPLAFIRST'], 'SHAPLAFIRST']);
    const newDeposit = await begins(client, null);
    expect((await client.offer({ code: 'SHAPLAFIRST' })).standing).toBe('open');
    await paid(newDeposit);
    expect(await rewarded(client)).toEqual([]);
  });

  test('belongs to the deposit it was chosen with; a later choice to the next one [own.deposit.bonus]', async () => {
    const { client } = await depositor(gateway);
    const first = await begins(client, 'SHAPLAFIRST');
    await client.takeOffer({ code: 'NODIWEEKLY' });
    await paid(first);
    expect([await rewarded(client), (await client.offer({ code: 'NODIWEEKLY' })).standing]).toEqual([
      ['600.00'],
      'chosen',
    ]);
    await paid(await begins(client, undefined, '1000.00'));
    expect((await rewarded(client)).sort()).toEqual(['250.00', '600.00']);
    const other = await depositor(gateway);
    const declined = await begins(other.client, 'SHAPLAFIRST');
    await refused(declined);
    expect(await choice(other.client)).toEqual([['SHAPLAFIRST'], 'SHAPLAFIRST']);
    await paid(await begins(other.client, null));
    await paid(declined);
    expect(await rewarded(other.client)).toEqual([]);
  });

  test('lists and grants an offer chosen earlier for any deposit [own.deposit.bonus]', async () => {
    const { client } = await depositor(gateway);
    await client.takeOffer({ code: 'NODIWEEKLY' });
    expect(await choice(client)).toEqual([['SHAPLAFIRST', 'NODIWEEKLY'], 'NODIWEEKLY']);
    await paid(await begins(client, 'NODIWEEKLY', '2000.00'));
    expect(await rewarded(client)).toEqual(['500.00']);
  });

  test('is granted once under concurrency; a key rejects another choice [own.deposit.bonus]', {
    tags: ['extended'],
  }, async () => {
    const { client } = await depositor(gateway);
    const requestKey = key();
    const newDeposits = await Promise.all(
      Array.from({ length: 50 }, () => begins(client, 'SHAPLAFIRST', '600.00', requestKey)),
    );
    expect(new Set(newDeposits.map(({ id }) => id)).size).toBe(1);
    await expect(begins(client, null, '600.00', requestKey)).rejects.toMatchObject(rejection('ledger.keyReused'));
    await Promise.all(Array.from({ length: 50 }, () => newDeposits[0] && paid(newDeposits[0])));
    expect(await rewarded(client)).toEqual(['600.00']);
    const other = await depositor(gateway);
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => begins(other.client, 'SHAPLAFIRST')));
    const [won, ...more] = tries.flatMap((tried) => (tried.status === 'fulfilled' ? [tried.value] : []));
    expect([won?.state, more.length]).toEqual(['pending', 0]);
    const { rows } = await ctx.db.execute(
      sql`select code from offer_choices where account_id = ${other.id} and dropped_at is null`,
    );
    expect(rows).toEqual([{ code: 'SHAPLAFIRST' }]);
  });

  test('rejects unknown, disabled and other offers and deposits below the minimum [own.deposit.bonus]', async () => {
    const { client } = await depositor(gateway);
    for (const bonus of ['NODIWEEKLY', 'DOELWELCOME', 'BHORDAILY', 'NOSUCHONE'])
      await expect(begins(client, bonus)).rejects.toMatchObject(rejection('deposit.bonus'));
    await expect(begins(client, 'SHAPLAFIRST', '499.99')).rejects.toMatchObject(rejection('deposit.bonusLeast', 422));
    await turnOffer(ctx, 'SHAPLAFIRST', false, 'test');
    expect(await choice(client)).toBeUndefined();
    await expect(begins(client, 'SHAPLAFIRST')).rejects.toMatchObject(rejection('deposit.bonus'));
    await turnOffer(ctx, 'SHAPLAFIRST', true, 'test');
    expect(await client.pendingDeposit()).toBeNull();
    await paid(await begins(client, 'SHAPLAFIRST', '500.00'));
    expect(await rewarded(client)).toEqual(['500.00']);
  });

  test('is hidden from blocked players and expires after thirty days [s6.role.player own.deposit.bonus]', async () => {
    const { client } = await depositor(gateway);
    const waits = await begins(client, 'SHAPLAFIRST');
    await client.setDepositLimit({ period: 'day', limit: '600.00' });
    await paid(waits);
    expect([await choice(client), (await client.rewards({})).total]).toEqual([undefined, 0]);
    const resting = await depositor(gateway);
    expect(await choice(resting.client)).toEqual([['SHAPLAFIRST'], null]);
    const account = await accountById(ctx.db, resting.id);
    if (account) await takeTimeOut(ctx, account, 24);
    const barred = await again(gateway, resting.id);
    expect(await choice(barred)).toBeUndefined();
    // A blocked player who sends the code directly creates nothing.
    await expect(begins(barred, 'SHAPLAFIRST')).rejects.toMatchObject({ code: 'deposit.barred' });
    const { rows } = await ctx.db.execute(sql`select code from offer_choices where account_id = ${resting.id}`);
    expect([rows, await barred.pendingDeposit(), (await barred.rewards({})).total]).toEqual([[], null, 0]);
    const late = await depositor(gateway);
    await gateway.later(31 * DAY);
    const afterwards = await again(gateway, late.id);
    expect(await choice(afterwards)).toBeUndefined();
    await expect(begins(afterwards, 'SHAPLAFIRST')).rejects.toMatchObject(rejection('deposit.bonus'));
  });
});
