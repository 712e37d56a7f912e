/** @module-tag extended */

import { afterAll, afterEach, expect, test } from 'vitest';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { settleIssue } from '../../../../src/gateway/play/lottery/settle';
import { startModules } from '../../harness/modules';
import { deposit, rejection } from '../../money/limits/support';
import { operate } from '../../money/wallet/support';
import { decide, issueOf, line, place, WIN } from '../../play/lottery/support';
import { abuse, type Bettor, bettor, casesOf, openCases, opposes } from './support';

const gateway = await startModules();
afterEach(async () => expect((await verifyLedger(gateway.ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

const workedOff = async ({ client }: Bettor) => (await client.bonuses({})).list.at(0)?.workedOff;

/** Requests a payout, which operators cannot approve. */
async function waits(player: Bettor, payout: string, number: string) {
  const { id } = await player.withdraw(payout);
  await expect(operate(gateway, 'approve', id)).rejects.toMatchObject({
    ...rejection('withdrawal.caseOpen'),
    extra: { params: { case: number } },
  });
}

/** Digits of a draw's first place, units of 2.00. */
const PLACE = { play: 'place', unit: 'yuan' } as const;
/** A player without a bonus, and one whose whole balance is a bonus and what it needs beside it. */
const attackers = async (own: bigint, bonus: bigint) =>
  [await bettor(gateway, { own: 100_000n }), await bettor(gateway, { own, bonus })] as const;

test('500 against 500 for 40 rounds: the payout request opens a case that holds both, without progress [own.abuse.opposition own.abuse.payout]', async () => {
  const [winner, loser] = await attackers(500_000n, 1_600_000n);
  await opposes(winner, loser, 40, ['500.00', '500.00']);
  expect(await workedOff(loser)).toBe('15000.00');
  const { id } = await winner.withdraw('5000.00');
  const [found] = await openCases(gateway);
  expect(found?.members).toEqual([winner.userName, loser.userName].sort());
  await expect(operate(gateway, 'approve', id)).rejects.toMatchObject(rejection('withdrawal.caseOpen'));
  expect(await workedOff(loser)).toBe('0.00');
  await deposit(gateway, loser.id, 100_000n);
  await loser.plays('lucky', '1000.00', '2000.00');
  await waits(loser, '1000.00', found?.number ?? '');
  const shown = await abuse(gateway, 'show', found?.number ?? '');
  expect(shown).toMatchObject({
    state: 'open',
    evidence: expect.arrayContaining([expect.objectContaining({ kind: 'opposite', weight: 100 })]),
    proposal: expect.stringContaining('30 rounds'),
  });
});

test('stakes of 500 against 460, and the job finds it before a payout [own.abuse.opposition]', async () => {
  const [winner, loser] = await attackers(1_500_000n, 600_000n);
  await opposes(winner, loser, 40, ['460.00', '500.00']);
  await abuse(gateway, 'look');
  expect(await casesOf(gateway, winner.id)).toEqual(await casesOf(gateway, loser.id));
  expect(await casesOf(gateway, loser.id)).toMatchObject([{ state: 'open' }]);
  expect(await workedOff(loser)).toBe('0.00');
});

test('positions split into many orders of draws count by their sum [own.abuse.opposition]', async () => {
  const [winner, loser] = await attackers(0n, 600_000n);
  const digits = (chosen: string, multiple: number) => line(`${chosen}||||`, { ...PLACE, multiple });
  for (let draw = 0; draw < 5; draw++) {
    const issue = await issueOf(gateway);
    for (const units of [20, 15, 15])
      await place(loser.client, issue, `${units * 10}.00`, [digits('5,6,7,8,9', units)]);
    await place(winner.client, issue, '500.00', [digits('0,1,2,3,4', 50)]);
    await decide(gateway, issue, WIN);
    await settleIssue(gateway.ctx, issue.id);
  }
  await abuse(gateway, 'look');
  expect(await casesOf(gateway, winner.id)).toMatchObject([{ state: 'open' }]);
  expect(await workedOff(loser)).toBe('0.00');
});

test('two receivers who take turns are in one case, though only own money was staked [own.abuse.opposition]', async () => {
  const loser = await bettor(gateway, { own: 400_000n, bonus: 100_000n });
  const receivers = [await bettor(gateway, { own: 100_000n }), await bettor(gateway, { own: 100_000n })];
  await loser.plays('turnover', '4000.00', '4000.00');
  for (const receiver of receivers) await opposes(receiver, loser, 5, ['100.00', '100.00']);
  expect(await workedOff(loser)).toBe('1000.00');
  await abuse(gateway, 'look');
  const [open] = (await openCases(gateway)).filter(({ members }) => members.includes(loser.userName));
  expect(open?.members).toEqual([loser, ...receivers].map(({ userName }) => userName).sort());
  expect(await workedOff(loser)).toBe('0.00');
});

test('stakes of 500 against 250 open a case after ten rounds, which equal five whole ones [own.abuse.opposition]', async () => {
  const [winner, loser] = await attackers(0n, 800_000n);
  await opposes(winner, loser, 9, ['250.00', '500.00']);
  await abuse(gateway, 'look');
  expect(await casesOf(gateway, winner.id)).toEqual([]);
  await opposes(winner, loser, 1, ['250.00', '500.00']);
  await abuse(gateway, 'look');
  const [open] = (await openCases(gateway)).filter(({ members }) => members.includes(loser.userName));
  expect(open?.members).toEqual([winner, loser].map(({ userName }) => userName).sort());
  expect(await abuse(gateway, 'show', open?.number ?? '')).toMatchObject({
    proposal: expect.stringContaining('10 rounds'),
    evidence: expect.arrayContaining([
      expect.objectContaining({ kind: 'opposite', reasons: expect.objectContaining({ rounds: 10, wholly: 5 }) }),
    ]),
  });
  expect(await workedOff(loser)).toBe('0.00');
});

test('250 each of two receivers against 500 form one case of three [own.abuse.opposition]', async () => {
  const loser = await bettor(gateway, { bonus: 800_000n });
  const receivers = [await bettor(gateway, { own: 100_000n }), await bettor(gateway, { own: 100_000n })];
  for (let nth = 0; nth < 10; nth++) {
    for (const receiver of receivers) await receiver.plays(`shared-${nth}`, '250.00', '490.00');
    await loser.plays(`shared-${nth}`, '500.00');
  }
  await abuse(gateway, 'look');
  const [open] = (await openCases(gateway)).filter(({ members }) => members.includes(loser.userName));
  expect(open?.members).toEqual([loser, ...receivers].map(({ userName }) => userName).sort());
});

/** Rounds in which both lose their stakes. */
async function loseTogether(players: readonly Bettor[], times: number, stakes: readonly string[]) {
  for (let nth = 0; nth < times; nth++) {
    const round = `alike-${crypto.randomUUID()}`;
    for (const [index, player] of players.entries()) await player.plays(round, stakes[index] ?? '1.00');
  }
}

test('small bets on one side between the rounds hide no unequal hedge [own.abuse.opposition]', async () => {
  const [winner, loser] = await attackers(0n, 800_000n);
  await opposes(winner, loser, 11, ['250.00', '500.00']);
  await loseTogether([winner, loser], 11, ['1.00', '1.00']);
  await abuse(gateway, 'look');
  expect(await casesOf(gateway, winner.id)).toMatchObject([{ state: 'open' }]);
});

test('two players with different stakes who win and lose as often together as against each other are no case [own.abuse.opposition own.abuse.innocent]', async () => {
  const [one, other] = await attackers(0n, 800_000n);
  await opposes(one, other, 8, ['25.00', '50.00']);
  await opposes(other, one, 8, ['50.00', '25.00']);
  await loseTogether([one, other], 15, ['25.00', '50.00']);
  await abuse(gateway, 'look');
  for (const player of [one, other]) await gateway.ctx.ports.reviewPayouts(gateway.ctx, player.id);
  expect(await casesOf(gateway, one.id)).toEqual([]);
  expect(await casesOf(gateway, other.id)).toEqual([]);
});
