import { sql } from 'drizzle-orm';
import { showCase } from '../../abuse/read';
import { type Field, fieldOf, groupOf, type Queue } from './queue';

const time = (iso: string | null): string | null => (iso === null ? null : String(Date.parse(iso)));
const sums = (amounts: Record<'deposited' | 'withdrawn' | 'granted' | 'openPayouts', string>): (Field | null)[] => [
  fieldOf('deposited', 'money', amounts.deposited),
  fieldOf('withdrawn', 'money', amounts.withdrawn),
  fieldOf('granted', 'money', amounts.granted),
  fieldOf('openPayouts', 'money', amounts.openPayouts),
];

/** Cases of abuse with members, amounts, evidence and a proposal; the amount is that of their open payouts. */
export const abuseCaseQueue: Queue = {
  list: 'abuse list',
  show: 'abuse show',
  targetHours: 72,
  letter: 'C',
  items: (condition) => sql`
    select c.number::text as key, null as title,
      (select case when count(*) = 1 then min(a.user_name) end from abuse_members m
        join accounts a on a.id = m.account_id where m.case_id = c.id) as player,
      (select coalesce(sum(w.amount), 0)::bigint from abuse_members m join withdrawals w on w.account_id = m.account_id
        where m.case_id = c.id and w.state in ('requested', 'approved')) as amount,
      case c.state when 'open' then 'new' else 'decided' end as state, c.opened_at as since, l.version
    from abuse_cases c join lifecycles l on l.id = c.id
    where ${condition}`,
  isOpen: sql`c.state = 'open'`,
  key: sql`c.number`,
  groups: async (ctx, { id }) => {
    const found = await showCase(ctx, id);
    return [
      groupOf('case', [
        fieldOf('proposal', 'text', found.proposal),
        fieldOf('since', 'time', time(found.openedAt)),
        fieldOf('verdict', 'code', found.state === 'open' ? null : found.state),
        fieldOf('mergedInto', 'code', found.mergedInto),
        fieldOf('decidedBy', 'code', found.decidedBy),
        fieldOf('finding', 'text', found.finding),
      ]),
      ...found.members.map(({ user, joinedAt, ...amounts }) =>
        groupOf('member', [fieldOf('user', 'user', user), fieldOf('since', 'time', time(joinedAt)), ...sums(amounts)]),
      ),
      ...found.evidence.map(({ kind, user, other, weight, reasons }) =>
        groupOf('evidence', [
          fieldOf('kind', 'code', kind),
          fieldOf('user', 'user', user),
          fieldOf('other', 'user', other === user ? null : other),
          fieldOf('weight', 'code', String(weight)),
          fieldOf('reasons', 'text', JSON.stringify(reasons)),
        ]),
      ),
    ];
  },
  acts: {
    innocent: { command: 'abuse close', args: ({ id }) => [id, 'innocent'], stepUp: true },
    abuse: { command: 'abuse close', args: ({ id }) => [id, 'abuse'], stepUp: true },
  },
};
