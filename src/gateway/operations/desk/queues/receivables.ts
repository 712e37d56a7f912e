import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { toWire } from '../../../../contract/money/money';
import { queryRow } from '../../../platform/database/query';
import { fieldOf, groupOf, type Queue } from './queue';

const minor = v.pipe(v.string(), v.toBigint());
const debtRow = v.object({
  user: v.string(),
  kind: v.picklist(['deposit', 'win']),
  amount: minor,
  open: minor,
  since: v.string(),
});

/** Players' debts from deposits and wins that were taken back after they were spent. */
export const receivableQueue: Queue = {
  list: 'studio receivables',
  show: 'studio receivables',
  targetHours: null,
  letter: null,
  // Each part that is collected or waived makes another version; it is far below 2^53 minor units.
  items: (condition) => sql`
    select r.id::text as key, a.user_name as title, a.user_name as player, r.amount - r.collected - r.waived as amount,
      case when r.ended_at is null then 'new' else 'decided' end as state, r.created_at as since,
      r.collected + r.waived as version
    from receivables r join accounts a on a.id = r.account_id
    where ${condition}`,
  isOpen: sql`r.ended_at is null`,
  key: sql`r.id`,
  groups: async ({ db }, { key }) => {
    const debt = await queryRow(
      db,
      debtRow,
      sql`select a.user_name as user, case when r.reversal_id is null then 'win' else 'deposit' end as kind,
          r.amount::text, (r.amount - r.collected - r.waived)::text as open, epoch_ms(r.created_at)::text as since
        from receivables r join accounts a on a.id = r.account_id where r.id = ${key}::uuid`,
    );
    return [
      groupOf('debt', [
        fieldOf('user', 'user', debt.user),
        fieldOf('kind', 'code', debt.kind),
        fieldOf('sum', 'money', toWire(debt.amount)),
        fieldOf('open', 'money', toWire(debt.open)),
        fieldOf('since', 'time', debt.since),
      ]),
    ];
  },
  acts: {
    collect: { command: 'studio collect', stepUp: true },
    waive: { command: 'studio waive', stepUp: true },
  },
};
