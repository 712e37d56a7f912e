import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf, verifyLedger } from '../../../src/gateway/wallet/service';
import { type Modules, startModules } from '../support/modules';
import { newcomer } from '../wallet/support';
import { delivery, expectedBalance, play, rounds, wrongs } from './random';
import { atTheLab } from './support';

/** About so many calls; `npm run soak -- studio` asks for more. */
const OPERATIONS = Number(process.env.STUDIO_OPERATIONS ?? 400);
const [SEED, MOST, CALLS] = [20_261_122, 8, 50];

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(async () => {
  expect((await verifyLedger(gateway.ctx)).problems).toEqual([]);
  await gateway.close();
});

const runs = { seed: SEED, numRuns: Math.max(2, Math.round(OPERATIONS / CALLS / 2)), endOnFailure: true };
const player = async (balance: bigint) => {
  const { id } = await newcomer(gateway, balance);
  return { id, ...(await atTheLab(gateway, id)) };
};

test('a random studio, with copies and in disorder: each id is done once at most, and what is left is what was answered', {
  timeout: 1_800_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(rounds(MOST), delivery, async (plan, how) => {
      // Little enough that some bets are refused.
      const { id, says } = await player(10_000n);
      const heard = await play(says, plan, how);
      expect(wrongs(plan, heard)).toEqual([]);
      expect(await balanceOf(gateway.ctx.db, id)).toBe(expectedBalance(10_000n, plan, heard));
    }),
    runs,
  );
});

test('whatever is delivered, in whatever order, ends in the same balance', { timeout: 1_800_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(rounds(MOST), delivery, delivery, async (plan, one, other) => {
      const ends = [];
      for (const how of [one, other]) {
        const { id, says } = await player(1_000_000n);
        await play(says, plan, how);
        ends.push(await balanceOf(gateway.ctx.db, id));
      }
      expect(ends[0]).toBe(ends[1]);
    }),
    runs,
  );
});
