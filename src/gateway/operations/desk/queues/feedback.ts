import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { queryRow } from '../../../platform/database/query';
import { fieldOf, groupOf, type Queue } from './queue';

const letterRow = v.object({
  user: v.nullable(v.string()),
  replyTo: v.nullable(v.string()),
  kind: v.string(),
  content: v.string(),
  answer: v.nullable(v.string()),
  since: v.string(),
});

/** Feedback of members, and letters of visitors, who have a reply address in place of a user name. */
export const feedbackQueue: Queue = {
  list: 'feedback list',
  show: 'feedback list',
  targetHours: 24,
  letter: 'F',
  // A ticket changes only when it is closed, so it has a single open version.
  items: (condition) => sql`
    select f.number::text as key, null as title, a.user_name as player, null::bigint as amount,
      case when f.closed_at is null then 'new' else 'decided' end as state, f.at as since, 1 as version
    from feedback f left join accounts a on a.id = f.account_id
    where ${condition}`,
  isOpen: sql`f.closed_at is null`,
  key: sql`f.number`,
  groups: async ({ db }, { key }) => {
    const letter = await queryRow(
      db,
      letterRow,
      sql`select a.user_name as user, f.reply_to as "replyTo", f.kind, f.content, f.answer,
          epoch_ms(f.at)::text as since
        from feedback f left join accounts a on a.id = f.account_id where f.number = ${key}::bigint`,
    );
    return [
      groupOf('letter', [
        fieldOf('user', 'user', letter.user),
        fieldOf('replyTo', 'code', letter.replyTo),
        fieldOf('since', 'time', letter.since),
        fieldOf('kind', 'code', letter.kind),
        fieldOf('content', 'text', letter.content),
        fieldOf('answered', 'text', letter.answer),
      ]),
    ];
  },
  acts: {
    answer: { command: 'feedback answer', args: ({ id }, text) => [id, text] },
    close: { command: 'feedback close' },
  },
};
