import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import {
  downlinesAt,
  isBelow,
  moveInTree,
  placeInTree,
  uplinesAt,
} from '../../../../src/gateway/identity/account/tree';
import type { ModuleContext } from '../../../../src/gateway/platform/context';
import { readClock } from '../../../../src/gateway/platform/database/clock';
import { startModules } from '../../harness/modules';
import { type Edge, heightIn, uplineIn, uplinesIn } from './oracle';

const gateway = await startModules();
afterAll(() => gateway.close());

const HOUR = 3_600_000;
const MAX_PLAYERS = 30;
/** `near`: below the latest account, so that trees get deep. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('comes' as const),
      upline: fc.option(fc.nat(MAX_PLAYERS)),
      near: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('moves' as const), who: fc.nat(MAX_PLAYERS), to: fc.nat(MAX_PLAYERS) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('sleeps' as const), hours: fc.integer({ min: 1, max: 60 }) }) },
);
const DONE = new Error('what was tried is undone');

/** Runs steps in a rolled-back transaction and checks the whole tree at every moment of a change. */
const tries = (steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]) =>
  gateway.ctx.db
    .transaction(async (tx) => {
      const within: ModuleContext = { ...gateway.ctx, db: tx, now: () => readClock(tx) };
      const { rows } = await tx.execute<{ id: string }>(sql`
        insert into accounts (id, user_name, type, nickname, password_hash, created_at)
        select gen_random_uuid(), 'tree' || n, 0, '', 'x', app_now() from generate_series(1, ${MAX_PLAYERS}) n returning id`);
      const ids = rows.map(({ id }) => id);
      const edges: Edge[] = [];
      const here: string[] = [];
      const attempt = (work: (inner: typeof tx) => Promise<unknown>) =>
        tx.transaction(work).then(
          () => null,
          (rejection) => String(rejection.code),
        );
      const comes = async (index: number | null, near: boolean) => {
        const account = ids[here.length];
        if (!account) return;
        const upline = near
          ? (here.at(-1) ?? null)
          : ((index !== null && here.length ? here[index % here.length] : null) ?? null);
        const at = (await within.now()).getTime();
        const depths = upline ? [at, at + 48 * HOUR].map((moment) => uplinesIn(edges, upline, moment).length) : [];
        const rejection = await attempt((inner) => placeInTree(inner, account, upline, new Date(at)));
        expect(rejection).toBe(Math.max(...depths) >= 20 ? 'team.tooDeep' : null);
        if (rejection !== null) return;
        here.push(account);
        edges.push({ account, upline, at });
      };
      const moves = async (accountIndex: number, to: number) => {
        const account = here[accountIndex % (here.length || 1)];
        const upline = here[to % (here.length || 1)];
        if (!account || !upline) return;
        const far = Number.MAX_SAFE_INTEGER;
        const above = uplinesIn(edges, upline, far);
        const isRing = account === upline || above.includes(account);
        const isDeep = above.length + 1 + heightIn(edges, account, far) > 20;
        let at = new Date();
        const rejection = await attempt(async (inner) => {
          ({ at } = await moveInTree({ ...within, db: inner }, account, upline));
        });
        expect(rejection).toBe(isRing ? 'team.cycle' : isDeep ? 'team.tooDeep' : null);
        if (rejection === null) edges.push({ account, upline, at: at.getTime() });
      };
      for (const item of steps) {
        if (item.does === 'comes') await comes(item.upline, item.near);
        else if (item.does === 'moves') await moves(item.who, item.to);
        else
          await tx.execute(sql`insert into platform_clock (ahead) values (make_interval(hours => ${item.hours}))
            on conflict (one) do update set ahead = platform_clock.ahead + excluded.ahead`);
      }
      expect(
        (await tx.execute(sql`select * from team_verify() where account_id = any (${sql.param(here)}::uuid[])`)).rows,
      ).toEqual([]);
      const moments = [...new Set(edges.flatMap(({ at }) => [at, at + 1]))].sort((a, b) => a - b);
      for (const at of moments) {
        const there = here.filter((account) => edges.some((edge) => edge.account === account && edge.at <= at));
        const known = there.map((account) => [account, uplinesIn(edges, account, at)] as const);
        const { rows: held } = await tx.execute<{ id: string; above: string[] }>(sql`
          select id, tree_path(id, ${new Date(at)}::timestamptz) as above from unnest(${sql.param(there)}::uuid[]) id`);
        expect(new Map(held.map(({ id, above }) => [id, above]))).toEqual(new Map(known));
        const { rows: teams } = await tx.execute<{ top: string; id: string; depth: number }>(sql`
          select top, t.account_id as id, t.depth from unnest(${sql.param(there)}::uuid[]) top, team_at(top, ${new Date(at)}::timestamptz) t`);
        const below = known.flatMap(([id, above]) => above.map((top, nth) => `${top} ${id} ${above.length - nth}`));
        expect(teams.map(({ top, id, depth }) => `${top} ${id} ${depth}`).sort()).toEqual(below.sort());
      }
      const last = here.at(-1);
      const first = here[0];
      if (last && first) {
        const at = new Date(moments.at(-1) ?? 0);
        expect(await uplinesAt(tx, last, at)).toEqual(uplinesIn(edges, last, at.getTime()));
        expect(await isBelow(tx, last, first, at)).toBe(uplinesIn(edges, last, at.getTime()).includes(first));
        const right = here.filter((account) => uplineIn(edges, account, at.getTime()) === first);
        expect((await downlinesAt(tx, first, at)).map(({ id }) => id).sort()).toEqual(right.sort());
      }
      throw DONE;
    })
    .catch((error) => {
      if (error !== DONE) throw error;
    });

test('after any steps, each account has the expected uplines at every moment [s1.agent.hierarchy]', {
  tags: ['extended'],
}, async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 45, size: 'max' }), tries), {
    numRuns: 20,
  });
});
