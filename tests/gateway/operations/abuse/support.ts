import { sql } from 'drizzle-orm';
import { claimReward } from '../../../../src/gateway/rewards/reward/claim';
import { offerReward } from '../../../../src/gateway/rewards/reward/service';
import { asOwner } from '../../harness/as-owner';
import type { Modules } from '../../harness/modules';
import { deposit } from '../../money/limits/support';
import { payee } from '../../money/wallet/support';
import { atTheLab } from '../../play/studio/support';

type Funds = { own?: bigint; bonus?: bigint; uplineId?: string; type?: number };

/** A player with a payout account, a deposit and perhaps a bonus (minor units), who plays the lab's wheel. */
export async function bettor(gateway: Modules, { own = 0n, bonus = 0n, ...more }: Funds = {}) {
  const { ctx } = gateway;
  const player = await payee(gateway, 0n, more);
  const { id } = player;
  if (own > 0n) await deposit(gateway, id, own);
  if (bonus > 0n) {
    const reward = { accountId: id, source: 'offer', key: crypto.randomUUID(), reckoned: { deposit: '1.00' } } as const;
    const rewardId = await offerReward(ctx.db, { ...reward, money: bonus, requirement: bonus * 8n });
    await claimReward(ctx, id, rewardId ?? '');
  }
  const { send } = await atTheLab(gateway, id);
  let nth = 0;
  /** Bets in a round and closes it with its return; returns the response to the bet. */
  const plays = async (roundId: string, stake: string, returned = '0.00', gameId = 'lab-wheel') => {
    const bet = await send('bet', { transactionId: `b${++nth}`, roundId, gameId, amount: stake });
    await send('win', { transactionId: `w${nth}`, roundId, amount: returned, closesRound: true });
    return bet;
  };
  return { ...player, plays };
}
export type Bettor = Awaited<ReturnType<typeof bettor>>;

let rounds = 0;
/** Lets one player win what another loses, in several rounds; returns their ids. */
export async function opposes(winner: Bettor, loser: Bettor, times: number, [won, lost] = ['10.00', '10.00']) {
  const ids = Array.from({ length: times }, () => `opposed-${++rounds}`);
  for (const id of ids) {
    await winner.plays(id, won, (Number(won) * 1.96).toFixed(2));
    await loser.plays(id, lost);
  }
  return ids;
}

/** Runs an operator's command about cases. */
export const abuse = ({ ctx }: Modules, ...args: string[]) => asOwner(ctx, 'abuse', args, 'as it was found');

type CaseJson = { number: string; members: string[] };
/** Open cases, the oldest first. */
export const openCases = async (gateway: Modules) => (await abuse(gateway, 'list')) as CaseJson[];

/** The case of a player, the newest first, whatever its state. */
export async function casesOf({ ctx }: Modules, accountId: string): Promise<{ id: string; state: string }[]> {
  const { rows } = await ctx.db.execute<{ id: string; state: string }>(sql`
    select c.id, c.state from abuse_cases c join abuse_members m on m.case_id = c.id
    where m.account_id = ${accountId} order by c.number desc`);
  return rows;
}

type Shared = { device?: string; address?: string; payout?: string; holder?: string; payer?: string };
/** Lets accounts log in with one device, from one address, or use one payout account, name or payer. */
export async function shares({ ctx: { db } }: Modules, players: { id: string }[], shared: Shared): Promise<void> {
  const { device, address = '198.51.100.9', payout, holder = 'Rupa', payer } = shared;
  const ids = sql.param(players.map(({ id }) => id));
  if (device)
    await db.execute(sql`insert into sessions (id, token_hash, account_id, created_at, last_seen_at, ends_at, ip, user_agent)
      select gen_random_uuid(), gen_random_uuid(), id, app_now(), app_now(), app_now() + interval '1 day', ${address}, ${device}
      from unnest(${ids}::uuid[]) id`);
  if (shared.address)
    await db.execute(sql`insert into account_places (account_id, ip, registered, first_at, last_at)
      select id, ${address}, true, app_now(), app_now() from unnest(${ids}::uuid[]) id on conflict do nothing`);
  if (payout)
    await db.execute(sql`insert into bank_accounts (id, account_id, kind, provider, holder, number, bound_at, removed_at)
      select gen_random_uuid(), id, 'ewallet', 'Nodi Pay', ${holder}, ${payout}, app_now(), app_now()
      from unnest(${ids}::uuid[]) id`);
  if (payer)
    await db.execute(sql`update deposits set payer_number = ${payer}, payer_name = ${holder}
      where account_id = any(${ids}::uuid[]) and state = 'credited'`);
}
