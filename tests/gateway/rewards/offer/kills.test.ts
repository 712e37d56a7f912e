/** @module-tag extended */

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { spendableOf } from '../../../../src/gateway/money/wallet/accounts';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { offerReward } from '../../../../src/gateway/rewards/reward/service';
import { type Fleet, startFleet } from '../../faults/fleet';
import { newcomer, openTurnover } from '../../money/wallet/support';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await startFleet();
});
afterAll(() => fleet.stop());

const PLAYERS = 6;
const TURNS = 3;

test('gateways killed during claims pay each reward and turnover once [own.rewards.claim asvs 2.3.3]', async () => {
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => newcomer(fleet, 0n)));
  for (let turn = 0; turn < TURNS; turn++) {
    const claims = await Promise.all(
      players.map(async ({ id }) => {
        const made = { accountId: id, source: 'offer', key: `kill:${turn}`, money: 700n, requirement: 2_100n } as const;
        return {
          token: await openSession(fleet.ctx, fleet.ctx.db, id),
          reward: (await offerReward(fleet.ctx.db, made)) ?? '',
        };
      }),
    );
    const pendingClaims = claims.flatMap(({ token, reward }) =>
      [0, 1, 2].map((index) =>
        fleet
          .at(index, token)
          .claimReward({ id: reward })
          .then(
            () => true,
            () => false,
          ),
      ),
    );
    await wait(turn * 15);
    await Promise.all([fleet.kill(turn, 0), fleet.kill(turn + 1, 100)]);
    await Promise.all(pendingClaims);
    // Repeated claims get the first response.
    for (const { token, reward } of claims)
      expect((await fleet.at(turn + 2, token).claimReward({ id: reward })).state).toBe('claimed');
  }
  for (const { id } of players) {
    expect([await spendableOf(fleet.ctx.db, id), await openTurnover(fleet.ctx.db, id)]).toEqual([
      700n * BigInt(TURNS),
      2_100n * BigInt(TURNS),
    ]);
    const { rows } = await fleet.ctx.db.execute(sql`select from grants where owner_id = ${id} and kind = 'bonus'`);
    expect(rows).toHaveLength(TURNS);
  }
  expect((await verifyLedger(fleet.ctx)).problems).toEqual([]);
  expect(fleet.unforeseen()).toEqual([]);
});
