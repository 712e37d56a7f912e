import { expect } from 'vitest';
import { toWire } from '../../../../src/contract/money/money';
import type { Modules } from '../../harness/modules';
import { type Act, below, type Group, oneOf, playerOf } from './group';
import { type Player, type Round, stakesOf } from './players';
import { dividedLike, least, totalOf } from './purse';

const STUDIO_GAME = { gameId: 'lab-wheel', category: 'RNG' };
const REJECTIONS = new Set(['funds.insufficient', 'limits.bonusGame', 'limits.bonusStake']);

let calls = 0;
async function betsIn({ ctx }: Modules, player: Player, round: Round | undefined, amount: bigint) {
  const { purse } = player;
  const at = (await ctx.now()).getTime();
  const transactionId = `t${++calls}`;
  const roundId = round?.id ?? `r${calls}`;
  const shares = purse.stakeOf(amount, STUDIO_GAME.category, at);
  const call = { transactionId, roundId, gameId: STUDIO_GAME.gameId, amount: toWire(amount) };
  const { code } = await player.send('bet', call);
  if (code !== 'ok') {
    expect(REJECTIONS).toContain(code);
    // Own money alone is never rejected.
    const isOwn = shares?.grants.size === 0 && (round ? stakesOf(player, round).grants.size === 0 : true);
    expect(isOwn).toBe(false);
    return 'refused';
  }
  if (!shares) return expect.fail('a stake above the balance was accepted');
  const stake = { id: transactionId, amount, shares, at };
  if (round) {
    purse.addStake(round.bet, shares, at);
    round.stakes.push(stake);
  } else {
    const bet = purse.stake(shares, STUDIO_GAME.category, at);
    player.rounds.push({ id: roundId, bet, stakes: [stake], wins: [] });
  }
  return 'bet';
}

/** Works the turnover of deposits off with one bet of own money, which returns its stake. */
export async function worksOff(gateway: Modules, player: Player): Promise<void> {
  const { own, due } = player.purse.state();
  const amount = least(own, due);
  if (amount === 0n || (await betsIn(gateway, player, undefined, amount)) !== 'bet') return;
  const round = player.rounds.at(-1) ?? expect.fail('a bet without a round');
  await winsIn(player, round, amount, true);
}

const stakeIn = (group: Group, { purse }: Player): bigint => {
  const { own } = purse.state();
  const most = own + purse.bonuses.reduce((sum, { held }) => sum + held, 0n);
  const share = oneOf(group, [5n, 20n, 50n, 100n, 101n]) ?? 1n;
  return (most * share) / 100n + 1n;
};
const openRounds = ({ rounds }: Player): Round[] => rounds.filter(({ bet, stakes }) => bet.isOpen && stakes.length > 0);

export const bets: Act = async (gateway, group) => {
  const player = playerOf(group);
  const round = below(group, 2) === 0 ? oneOf(group, openRounds(player)) : undefined;
  return betsIn(gateway, player, round, stakeIn(group, player));
};

/** Two players bet the same on opposite colours; one of them wins both rounds' stakes. */
export const opposes: Act = async (gateway, group) => {
  const player = playerOf(group);
  const other = playerOf(group);
  const amount = stakeIn(group, player);
  await betsIn(gateway, player, undefined, amount);
  return (await betsIn(gateway, other, undefined, amount)) === 'bet' ? 'opposite' : 'refused';
};

export const wins: Act = async (_gateway, group) => {
  const player = playerOf(group);
  const round = oneOf(group, openRounds(player));
  if (!round) return 'none';
  const stakes = stakesOf(player, round);
  const percent = oneOf(group, [0n, 0n, 50n, 100n, 196n, 300n]) ?? 0n;
  const amount = (totalOf(stakes) * percent) / 100n;
  await winsIn(player, round, amount, below(group, 4) > 0);
  return amount > 0n ? 'win' : 'loss';
};

async function winsIn(player: Player, round: Round, amount: bigint, closesRound: boolean) {
  const transactionId = `t${++calls}`;
  const shares = dividedLike(stakesOf(player, round), amount);
  const call = { transactionId, roundId: round.id, gameId: STUDIO_GAME.gameId, amount: toWire(amount), closesRound };
  expect(await player.send('win', call)).toMatchObject({ code: 'ok' });
  player.purse.credit(shares);
  round.wins.push({ id: transactionId, amount, shares });
}

export const rollsBack: Act = async (_gateway, group) => {
  const player = playerOf(group);
  const round = oneOf(group, player.rounds);
  if (!round) return 'none';
  const isWin = below(group, 2) === 0;
  const stake = isWin ? undefined : oneOf(group, round.stakes);
  const original = stake ?? (isWin ? oneOf(group, round.wins) : undefined);
  if (!original) return 'none';
  const { id, amount, shares } = original;
  const { code } = await player.send('rollback', {
    ...{ transactionId: `t${++calls}`, roundId: round.id, gameId: STUDIO_GAME.gameId, amount: toWire(amount) },
    originalTransactionId: id,
  });
  if (code !== 'ok') {
    expect(code).toBe('round.hasWins');
    return 'refused';
  }
  if (!stake) {
    round.wins.splice(round.wins.indexOf(original), 1);
    player.purse.takeBack(round.bet, shares);
  } else {
    round.stakes.splice(round.stakes.indexOf(stake), 1);
    player.purse.takeStakeBack(round.bet, stake);
    for (const won of round.wins) if (won.amount > 0n) player.purse.takeBack(round.bet, won.shares);
    round.wins = [];
  }
  return isWin ? 'win rolled back' : 'bet rolled back';
};
