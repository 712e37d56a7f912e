import { afterAll, afterEach, expect, test } from 'vitest';
import type { GameType } from '../../../../src/contract/play/game-kinds';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { settleIssue } from '../../../../src/gateway/play/lottery/settle';
import { startModules } from '../../harness/modules';
import { deposit } from '../../money/limits/support';
import { give, newcomer } from '../../money/wallet/support';
import { decide, issueOf, LOSS, line, place } from '../../play/lottery/support';
import { atTheLab } from '../../play/studio/support';

const gateway = await startModules();
const { ctx } = gateway;
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

/** A player with own money, a bonus of 10.00 to be staked three times, then a deposit of 4.00 to be staked once. */
async function withBonus(rules: { excluded?: GameType[]; mostStake?: string }) {
  const { id, client } = await newcomer(gateway, 100_000n);
  await give(gateway, id, { money: 1_000n, requirement: 3_000n, rules });
  await deposit(gateway, id, 400n);
  const { send } = await atTheLab(gateway, id);
  let rounds = 0;
  return {
    client,
    /** Plays a lost slot round at the studio. */
    async spins(amount: string) {
      const roundId = `r${++rounds}`;
      expect(await send('bet', { transactionId: `b${rounds}`, roundId, gameId: 'lab-wheel', amount })).toMatchObject({
        code: 'ok',
      });
      expect(
        await send('win', { transactionId: `w${rounds}`, roundId, amount: '0.00', closesRound: true }),
      ).toMatchObject({ code: 'ok' });
    },
    /** Places a lost lottery order. */
    async orders(times: number) {
      const issue = await issueOf(gateway);
      await place(client, issue, (0.2 * times).toFixed(2), [line('1|2', { multiple: times })]);
      await decide(gateway, issue, LOSS);
      await settleIssue(ctx, issue.id);
    },
    /** Returns the turnover done for the bonus and what is left for the deposit. */
    async stands() {
      const [bonus] = (await client.bonuses({})).list;
      return [bonus?.workedOff, (await client.withdrawalTerms()).turnoverRemaining];
    },
  };
}

test('an excluded lottery counts only towards the deposit, slots towards the bonus [own.bonus.progress]', async () => {
  const { spins, orders, stands } = await withBonus({ excluded: ['ELOTT', 'LOTT'] });
  expect(await stands()).toEqual(['0.00', '4.00']);
  await orders(30);
  expect(await stands()).toEqual(['0.00', '0.00']);
  await spins('5.00');
  expect(await stands()).toEqual(['5.00', '0.00']);
});

test('excluded slots do not count towards the bonus, a lottery does [own.bonus.progress]', async () => {
  const { spins, orders, stands } = await withBonus({ excluded: ['RNG'] });
  await spins('5.00');
  expect(await stands()).toEqual(['0.00', '0.00']);
  await orders(20);
  expect(await stands()).toEqual(['4.00', '0.00']);
});

test('stakes of own money count in any size, for the deposit first [own.grant.turnover]', async () => {
  const { spins, orders, stands } = await withBonus({ mostStake: '4.00' });
  await spins('4.01');
  expect(await stands()).toEqual(['0.01', '0.00']);
  await orders(21);
  expect(await stands()).toEqual(['4.21', '0.00']);
});
