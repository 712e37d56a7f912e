import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { queryRow } from '../../../platform/database/query';
import { fieldOf, groupOf, type ItemAct, type Queue } from './queue';

/** Acts on applications: rejected applicants read the reason. */
const acts: Partial<Record<'review' | 'approve' | 'reject', ItemAct>> = {
  review: { command: 'applications review', keepsClaim: true, from: ['new'] },
  approve: { command: 'applications approve', stepUp: true },
  reject: { command: 'applications reject' },
};
const common = { list: 'applications list', show: 'applications list', targetHours: 72, acts } as const;

const entryRow = v.object({
  user: v.string(),
  activity: v.string(),
  comment: v.nullable(v.string()),
  since: v.string(),
});

/** Applications for the prize of an activity. */
export const entryQueue: Queue = {
  ...common,
  letter: 'E',
  items: (condition) => sql`
    select e.number::text as key, null as title, a.user_name as player, null::bigint as amount,
      case e.state when 'applying' then 'new' when 'process' then 'inReview' else 'decided' end as state,
      e.at as since, l.version
    from activity_entries e join accounts a on a.id = e.account_id join lifecycles l on l.id = e.id
      join activities y on y.id = e.activity_id and y.kind = 'apply'
    where ${condition}`,
  isOpen: sql`e.state in ('applying', 'process')`,
  key: sql`e.number`,
  groups: async ({ db }, { key }) => {
    const entry = await queryRow(
      db,
      entryRow,
      sql`select a.user_name as user, y.code as activity, e.comment, epoch_ms(e.at)::text as since
        from activity_entries e join accounts a on a.id = e.account_id join activities y on y.id = e.activity_id
        where e.number = ${key}::bigint`,
    );
    return [
      groupOf('application', [
        fieldOf('user', 'user', entry.user),
        fieldOf('activity', 'code', entry.activity),
        fieldOf('since', 'time', entry.since),
        fieldOf('comment', 'text', entry.comment),
      ]),
    ];
  },
};

const affiliateRow = v.object({
  user: v.string(),
  channel: v.string(),
  place: v.string(),
  plan: v.string(),
  reason: v.nullable(v.string()),
  since: v.string(),
});

/** Applications to become an agent. */
export const affiliateQueue: Queue = {
  ...common,
  letter: 'A',
  items: (condition) => sql`
    select f.number::text as key, null as title, a.user_name as player, null::bigint as amount,
      case f.state when 'received' then 'new' when 'inReview' then 'inReview' else 'decided' end as state,
      f.at as since, l.version
    from affiliate_applications f join accounts a on a.id = f.account_id join lifecycles l on l.id = f.id
    where ${condition}`,
  isOpen: sql`f.decided_at is null`,
  key: sql`f.number`,
  groups: async ({ db }, { key }) => {
    const found = await queryRow(
      db,
      affiliateRow,
      sql`select a.user_name as user, f.channel, f.place, f.plan, f.reason, epoch_ms(f.at)::text as since
        from affiliate_applications f join accounts a on a.id = f.account_id where f.number = ${key}::bigint`,
    );
    return [
      groupOf('application', [
        fieldOf('user', 'user', found.user),
        fieldOf('channel', 'code', found.channel),
        fieldOf('place', 'text', found.place),
        fieldOf('plan', 'text', found.plan),
        fieldOf('since', 'time', found.since),
        fieldOf('remark', 'text', found.reason),
      ]),
    ];
  },
};
