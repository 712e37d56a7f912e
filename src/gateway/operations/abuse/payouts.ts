import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Ports } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { publicNumber } from '../../platform/public-number';
import { readSite } from '../../platform/system/site';

const holdingRow = v.object({
  number: v.pipe(v.string(), v.toBigint()),
  approved: v.pipe(v.string(), v.toBigint()),
  isReversed: v.boolean(),
});

/**
 * Returns the open case that holds a payout: a deposit was taken back, or its amount and those that members of the case
 * were approved for within a day exceed the site's sum (`own.abuse.payout`, `own.deposit.reversed`).
 */
export const findHoldingCase: Ports['findHoldingCase'] = async ({ db }, { id, accountId, amount }) => {
  const [found] = await queryRows(
    db,
    holdingRow,
    sql`select c.number::text, (select coalesce(sum(w.amount), 0)::text from abuse_members m
          join withdrawals w on w.account_id = m.account_id and w.id is distinct from ${id}
            and w.state not in ('requested', 'rejected', 'cancelled')
          where m.case_id = c.id and exists (select from withdrawal_steps s where s.withdrawal_id = w.id
            and s.state = 'approved' and s.at > app_now() - interval '1 day')) as approved,
        exists (select from abuse_signals e where e.case_id = c.id and e.kind = 'reversal'
          and e.account_id = ${accountId}) as "isReversed"
      from abuse_cases c join abuse_members m on m.case_id = c.id
      where m.account_id = ${accountId} and c.state = 'open' order by "isReversed" desc, c.number limit 1`,
  );
  if (!found) return null;
  const { casePayoutDay } = await readSite(db);
  const isHeld = found.isReversed || found.approved + amount > BigInt(casePayoutDay) * 100n;
  return isHeld ? publicNumber('C', found.number) : null;
};
