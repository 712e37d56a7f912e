import { type SQL, sql } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import type { ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { enqueueSql } from '../../platform/jobs/enqueue';
import { accountById } from '../account/service';
import { ALERTS, type AlertKind } from './kinds';
import { tellOwner } from './service';

const TELL = 'alert.tell';
const told = v.object({
  accountId: v.string(),
  alert: v.custom<AlertKind>((name) => typeof name === 'string' && Object.hasOwn(ALERTS, name)),
  params: v.record(v.string(), v.string()),
  from: v.optional(v.object({ ip: v.string(), country: v.nullable(v.string()) })),
  key: v.string(),
  at: v.optional(v.number()),
});
/** What an owner is told of, as `tellOwner` takes it, `at` in ms; the key names it once, since a job may run twice. */
export type Told = v.InferOutput<typeof told>;

/**
 * Tells owners in a moment, as a part of the question in which it happens (`tellOwner` asks several): a value, for each row that it stands in.
 * `more`: what only that question knows, as params (JSON) of the first.
 */
export function tellLaterSql(all: readonly Told[], more?: SQL): SQL {
  const first = sql`${JSON.stringify(all[0]?.params)}::jsonb || ${more}`;
  return enqueueSql(
    TELL,
    more ? sql`jsonb_set(${JSON.stringify({ all })}::jsonb, '{all,0,params}', ${first})` : { all },
  );
}

export const tellTasks = (ctx: ModuleContext): TaskList => ({
  [TELL]: async (given) => {
    const { all } = v.parse(v.object({ all: v.array(told) }), given);
    await transact(ctx, async (tx, within) => {
      for (const { accountId, params, at, ...one } of all) {
        const owner = await accountById(tx, accountId);
        if (owner)
          await tellOwner(within, tx, owner, one.alert, params, { ...one, at: at === undefined ? at : new Date(at) });
      }
    });
  },
});
