import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Modules } from '../../harness/modules';
import { atTheLab } from '../../play/studio/support';
import { payee } from '../wallet/support';
import { type Bet, combined, noShares, openPurse, type Shares } from './purse';

/** Vendor to whose wallet own money moves. */
export const VENDOR = 'moyur';

export type Round = {
  id: string;
  bet: Bet;
  stakes: { id: string; amount: bigint; shares: Shares; at: number }[];
  wins: { id: string; amount: bigint; shares: Shares }[];
};
type Deposit = { id: string; amount: bigint; reversed: bigint; hasBonus: boolean };
/** A withdrawal whose money is held. */
type Payout = { id: string; amount: bigint; isApproved: boolean };
export type Order = { id: string; issue: string; stake: bigint; bet: Bet; returned: bigint };

/** A player with the expected purse, and the bets that were placed. */
export async function openPlayer(gateway: Modules) {
  const player = await payee(gateway, 0n);
  const { send } = await atTheLab(gateway, player.id);
  return {
    ...player,
    send,
    purse: openPurse(),
    rounds: [] as Round[],
    orders: [] as Order[],
    deposits: [] as Deposit[],
    payouts: [] as Payout[],
    vendor: 0n,
    /** Bets by settled version. */
    folded: new Map<string, Bet>(),
    /** Progress that a case took back, by bonus and version. */
    reverted: new Set<string>(),
  };
}
export type Player = Awaited<ReturnType<typeof openPlayer>>;

const idsOf = (players: readonly Player[]) =>
  sql`array[${sql.join(
    players.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )}]`;

/** Folds the versions of settled bets that are new, in the order of their creation. */
export async function foldFacts({ ctx }: Modules, players: readonly Player[]): Promise<void> {
  const { rows } = await ctx.db.execute<
    Record<'id' | 'account' | 'round' | 'bet' | 'valid' | 'stake' | 'at', string>
  >(sql`
    select id, account_id as account, round_id as round, bet_id as bet, valid_bet::text as valid, stake::text,
        epoch_ms(created_at)::text as at
      from bet_facts where account_id = any (${idsOf(players)}) order by created_at, bet_at, version, id`);
  const settled = new Set<Player>();
  for (const { id, account, round, bet, valid, stake, at } of rows) {
    const player = players.find((candidate) => candidate.id === account);
    if (!player || player.folded.has(id)) continue;
    const placed =
      player.orders.find((order) => order.id === bet)?.bet ?? player.rounds.find((of) => of.id === round)?.bet;
    if (!placed) throw new Error(`a settled bet that was not placed: ${bet}`);
    expect(BigInt(valid)).toBeLessThanOrEqual(BigInt(stake));
    player.folded.set(id, placed);
    placed.isOpen = false;
    placed.version = id;
    player.purse.play(placed, BigInt(valid), Number(at));
    settled.add(player);
  }
  for (const { purse } of settled) for (const bonus of purse.lost()) purse.lose(bonus);
}

type Reverted = Record<'account' | 'bonus' | 'fact' | 'amount', string>;

const betOf = ({ folded }: Player, fact: string): Bet => {
  const bet = folded.get(fact);
  if (!bet) throw new Error(`progress of an unknown bet: ${fact}`);
  return bet;
};

/** Reads the progress that cases have taken back, of one case or of all. */
export async function revertedOf({ ctx }: Modules, players: readonly Player[], caseId?: string): Promise<Reverted[]> {
  const { rows } = await ctx.db.execute<Reverted>(sql`
    select account_id as account, grant_id as bonus, fact_id as fact, amount::text from abuse_reverted
      where account_id = any (${idsOf(players)}) and (${caseId ?? null}::uuid is null or case_id = ${caseId ?? null})`);
  return rows;
}

/** Folds progress that cases have taken back since the last time. */
export async function foldReverts(gateway: Modules, players: readonly Player[]): Promise<void> {
  for (const { account, bonus, fact, amount } of await revertedOf(gateway, players)) {
    const player = players.find(({ id }) => id === account);
    if (!player || player.reverted.has(bonus + fact)) continue;
    player.reverted.add(bonus + fact);
    player.purse.revert(betOf(player, fact), bonus, BigInt(amount));
  }
}

/** Folds progress that a case returns; a bet that was settled again does not count twice. */
export function foldRestored(players: readonly Player[], parts: readonly Reverted[]): void {
  for (const { account, bonus, fact, amount } of parts) {
    const player = players.find(({ id }) => id === account);
    if (!player) continue;
    player.reverted.delete(bonus + fact);
    const bet = betOf(player, fact);
    if (bet.version === fact) player.purse.restore(bet, bonus, BigInt(amount));
  }
}

type Actual = Record<'id' | 'due' | 'forfeited' | 'debt', string> & {
  held: Record<string, string> | null;
  bonuses: Row[] | null;
};
type Row = { id: string; left: string; converted: string; ending: string | null };

/** Compares every account, requirement and end of the players' bonuses with the expected ones. */
export async function compare({ ctx }: Modules, players: readonly Player[]): Promise<void> {
  const { rows } = await ctx.db.execute<Actual>(sql`
    select p.id,
      (select jsonb_object_agg(purpose, ledger_balance(a.id)::text) from ledger_accounts a where owner_id = p.id) as held,
      (select coalesce(sum(owed - worked_off - handed_on - given_up), 0)::text from grants
        where owner_id = p.id and kind <> 'bonus' and ended_at is null) as due,
      coalesce((select ledger_balance(a.id) from ledger_accounts a
        where owner_id is null and purpose = 'forfeit:' || p.id), 0)::text as forfeited,
      receivable_open(p.id)::text as debt,
      (select jsonb_agg(jsonb_build_object('id', id, 'left', (owed - worked_off - handed_on)::text,
          'converted', converted::text, 'ending', ended_by) order by seq, created_at, id)
        from grants where owner_id = p.id and kind = 'bonus') as bonuses
    from unnest(${idsOf(players)}) p(id)`);
  for (const player of players) {
    const actual = rows.find(({ id }) => id === player.id);
    expect(actual && actualOf(actual)).toEqual(expectedOf(player));
  }
}

function actualOf({ held, due, forfeited, debt, bonuses }: Actual) {
  return {
    forfeited,
    debt,
    own: held?.main ?? '0',
    vendor: held?.[`vendor:${VENDOR}`] ?? '0',
    due,
    bonuses: (bonuses ?? []).map((bonus) => ({
      ...bonus,
      held: held?.[`grant:${bonus.id}`] ?? '0',
      left: bonus.ending === null ? bonus.left : null,
    })),
  };
}

function expectedOf({ purse, vendor }: Player) {
  const { own, due, forfeited, debt } = purse.state();
  return {
    forfeited: `${forfeited}`,
    debt: `${debt}`,
    own: `${own}`,
    vendor: `${vendor}`,
    due: `${due}`,
    bonuses: purse.bonuses.map(({ id, held, left, converted, ending }) => ({
      ...{ id, ending, held: `${held}`, converted: `${converted}`, left: ending === null ? `${left}` : null },
    })),
  };
}

/** Stakes of a round that were not taken back; the oldest bonus first. */
export function stakesOf({ purse }: Player, { stakes }: Round): Shares {
  const sum = stakes.reduce((all, { shares }) => combined(all, shares), noShares());
  const inOrder = purse.bonuses.flatMap(({ id }) => {
    const part = sum.grants.get(id) ?? 0n;
    return part > 0n ? [[id, part] as const] : [];
  });
  return { own: sum.own, grants: new Map(inOrder) };
}
