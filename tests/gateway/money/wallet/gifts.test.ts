import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { startModules } from '../../harness/modules';
import { deposit } from '../limits/support';
import { bet, give, key, PAYMENT, payee } from './support';

const gateway = await startModules();
const { ctx } = gateway;
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

/** A player with 200.00 of gifts and 1,400.00 won with them. */
async function createGiftedPlayer(more: Parameters<typeof payee>[2] = {}) {
  const player = await payee(gateway, 0n, more);
  await give(gateway, player.id, { money: 20_000n, requirement: 0n });
  await bet(gateway, player.id, 140_000n, 'win');
  return player;
}
const limitError = (code: string, left: string) => ({ code, status: 422, value: { left } });

describe('withdrawal limit for players with gifts only [own.withdrawal.gifts]', () => {
  test('limits withdrawals to five times the gifts, regardless of wins, and returns the remainder', async () => {
    const { client, withdraw, bank } = await createGiftedPlayer();
    expect(await client.withdrawalTerms()).toMatchObject({ available: '1000.00', giftsRemaining: '1000.00' });
    await expect(withdraw('1000.01')).rejects.toMatchObject(limitError('withdrawal.gifts', '1000.00'));
    await expect(client.previewWithdrawal({ bankAccountId: bank.id, amount: '1600.00' })).rejects.toMatchObject({
      code: 'withdrawal.gifts',
    });
    await withdraw('600.00');
    expect(await client.withdrawalTerms()).toMatchObject({ available: '400.00', giftsRemaining: '400.00' });
    await expect(withdraw('500.00')).rejects.toMatchObject(limitError('withdrawal.gifts', '400.00'));
  });

  test('concurrent withdrawals succeed only within the limit [asvs 2.3.4]', async () => {
    const { withdraw } = await createGiftedPlayer();
    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => withdraw('500.00')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test('repeating a withdrawal under its key returns the first response', async () => {
    const { withdraw } = await createGiftedPlayer();
    const again = key();
    const sent = await withdraw('1000.00', again);
    expect((await withdraw('1000.00', again)).id).toBe(sent.id);
  });

  test('limits transfers to an upline by the same amount', async () => {
    const upline = await payee(gateway, 0n, { type: 1 });
    const { client } = await createGiftedPlayer({ uplineId: upline.id });
    const send = (amount: string) =>
      client.partnerTransfer({ to: upline.userName, amount, paymentPassword: PAYMENT }, key());
    await expect(send('1000.01')).rejects.toMatchObject(limitError('transfer.gifts', '1000.00'));
    await send('900.00');
    await expect(send('100.01')).rejects.toMatchObject(limitError('transfer.gifts', '100.00'));
  });

  test('a deposit, a partner’s transfer or an operator’s credit removes the limit', async () => {
    const { id, client } = await createGiftedPlayer();
    await deposit(gateway, id, 50_000n);
    expect(await client.withdrawalTerms()).toMatchObject({ available: '2100.00', giftsRemaining: null });
    const credited = await payee(gateway, 1n);
    expect(await credited.client.withdrawalTerms()).toMatchObject({ giftsRemaining: null });
  });
});
