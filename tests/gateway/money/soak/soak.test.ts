/** @module-tag extended */

import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { verifyRollups } from '../../../../src/gateway/play/bets/rollups';
import { seeded } from '../../faults/random';
import { asOwner } from '../../harness/as-owner';
import { startForYears } from '../limits/support';
import { act } from './acts';
import { compare, foldFacts, foldReverts, openPlayer, type Player } from './players';

/** Acts in all; `npm run soak -- money` performs 20,000. */
const OPERATIONS = Number(process.env.MONEY_OPERATIONS ?? 300);
const SEED = Number(process.env.MONEY_SEED ?? 20_261_130);
/** Acts of a group of 2 to 12 accounts. */
const ACTS_OF_GROUP = 150;
const MAX_PLAYERS = 12;
/** Distance of the seeds of two groups: parts of a soak start with neighbouring seeds. */
const NEXT_SEED = 1_009;
const GROUPS_PER_VERIFICATION = 10;

const gateway = await startForYears();
const { ctx } = gateway;
afterAll(() => gateway.close());

test(
  'after any acts of a group, own and granted money equal a fold of their own [own.grant.stake own.grant.end own.grant.expiry own.deposit.reversed]',
  async () => {
    // Wins beyond a studio's exposure of a day would wait for operators.
    const args = ['limit', 'maidanlab', 'exposure', '100000000.00'];
    await asOwner(ctx, 'studio', args, 'a soak');
    const counts = new Map<string, number>();
    const verify = async () => expect((await verifyLedger(ctx)).problems).toEqual([]);
    let done = 0;
    for (let nth = 0; done < OPERATIONS; nth++) {
      const seed = SEED + nth * NEXT_SEED;
      const next = seeded(seed);
      const size = 2 + Math.floor(next() * (MAX_PLAYERS - 1));
      const players: Player[] = [];
      while (players.length < size) players.push(await openPlayer(gateway));
      const group = { players, issue: null, closed: [], settled: [], next };
      for (let step = 0; step < ACTS_OF_GROUP && done < OPERATIONS; step++) {
        let name = 'failed';
        try {
          name = await act(gateway, group);
          await foldReverts(gateway, players);
          await foldFacts(gateway, players);
          await compare(gateway, players);
        } catch (error) {
          console.error(`step ${step} (${name}) of the group with MONEY_SEED=${seed}`);
          throw error;
        }
        counts.set(name, (counts.get(name) ?? 0) + 1);
        if (name !== 'none') done += 1;
      }
      if (nth % GROUPS_PER_VERIFICATION === 0) await verify();
    }
    await verify();
    expect((await verifyRollups(ctx)).problems).toEqual([]);
    const { rows } = await ctx.db.execute<{ sum: string }>(sql`select sum(amount)::text from ledger_entries`);
    expect(rows[0]?.sum).toBe('0');
    console.log(`seed ${SEED}, ${done} acts: ${JSON.stringify(Object.fromEntries(counts))}`);
  },
  24 * 3_600_000,
);
