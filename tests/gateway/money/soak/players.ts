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
  stakes: { id: string; amount: bigint; shares: Shares }[];
  wins: { id: string; amount: bigint; shares: Shares }[];
};
export type Order = { id: string; issue: string; stake: bigint; bet: Bet; returned: bigint };

/** A player with the expected purse, and the bets that were placed. */
export async function openPlayer(gateway: Modules) {
  const player = await payee(gateway, 0n);
  const { says } = await atTheLab(gateway, player.id);
  return {
    ...player,
    says,
    purse: openPurse(),
    rounds: [] as Round[],
    orders: [] as Order[],
    vendor: 0n,
    folded: new Set<string>(),
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
  const { rows } = await ctx.db.execute<Record<'id' | 'account' | 'round' | 'bet' | 'valid' | 'stake', string>>(sql`
    select id, account_id as account, round_id as round, bet_id as bet, valid_bet::text as valid, stake::text
      from bet_facts where account_id = any (${idsOf(players)}) order by created_at, version, bet_at, id`);
  const settled = new Set<Player>();
  for (const { id, account, round, bet, valid, stake } of rows) {
    const player = players.find((candidate) => candidate.id === account);
    if (!player || player.folded.has(id)) continue;
    player.folded.add(id);
    const placed =
      player.orders.find((order) => order.id === bet)?.bet ?? player.rounds.find((of) => of.id === round)?.bet;
    if (!placed) throw new Error(`a settled bet that was not placed: ${bet}`);
    expect(BigInt(valid)).toBeLessThanOrEqual(BigInt(stake));
    placed.isOpen = false;
    player.purse.play(placed, BigInt(valid));
    settled.add(player);
  }
  for (const { purse } of settled) for (const bonus of purse.lost()) purse.lose(bonus);
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
      (select coalesce(sum(owed - worked_off - handed_on), 0)::text from grants
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
