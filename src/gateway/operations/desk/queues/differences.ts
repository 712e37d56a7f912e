import { sql } from 'drizzle-orm';
import { differenceForOperators } from '../../../money';
import { fieldOf, groupOf, type Queue } from './queue';

const time = (iso: string | null): string | null => (iso === null ? null : String(Date.parse(iso)));

/**
 * Differences between statements of providers and our bookings. The operator who takes one owns it until it is resolved
 * with a reason (`own.desk-queue.differences`).
 */
export const differenceQueue: Queue = {
  list: 'statements differences',
  show: 'statements show',
  targetHours: 72,
  letter: 'V',
  items: (condition) => sql`
    select f.number::text as key, null as title, a.user_name as player,
      abs(coalesce(f.theirs, 0) - coalesce(f.ours, 0)) as amount,
      case when f.resolved_at is not null then 'decided' when f.owner is not null then 'inReview' else 'new' end as state,
      f.found_at as since, f.version
    from statement_differences f left join accounts a on a.id = f.account_id
    where ${condition}`,
  isOpen: sql`f.resolved_at is null`,
  key: sql`f.number`,
  groups: async (ctx, { id }) => {
    const { line, ...found } = await differenceForOperators(ctx, id);
    return [
      groupOf('difference', [
        fieldOf('kind', 'code', found.class),
        fieldOf('source', 'code', found.source),
        fieldOf('since', 'time', time(found.foundAt)),
        fieldOf('owner', 'code', found.owner),
      ]),
      ...(line
        ? [
            groupOf('line', [
              fieldOf('sum', 'money', found.theirs),
              fieldOf('day', 'day', line.day),
              fieldOf('reference', 'code', line.reference),
              fieldOf('sender', 'code', line.sender),
              fieldOf('content', 'text', line.text || null),
              fieldOf('statement', 'code', `${line.statement} : ${line.line}`),
            ]),
          ]
        : []),
      ...(found.number === null
        ? []
        : [
            groupOf('booking', [
              fieldOf('sum', 'money', found.ours),
              fieldOf('number', 'code', found.number),
              fieldOf('user', 'user', found.user),
            ]),
          ]),
      ...(found.resolvedAt === null
        ? []
        : [
            groupOf('received', [
              fieldOf('verdict', 'code', found.resolvedBy === null ? 'found' : 'resolved'),
              fieldOf('decidedBy', 'code', found.resolvedBy),
              fieldOf('finding', 'text', found.reason),
            ]),
          ]),
    ];
  },
  acts: {
    take: { command: 'statements take', keepsClaim: true },
    resolve: { command: 'statements resolve', stepUp: true },
  },
};
