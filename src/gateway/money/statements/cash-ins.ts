import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { toWire } from '../../../contract/money/money';
import { lockAccount } from '../../identity';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { publicNumber } from '../../platform/public-number';
import { confirmCashIn, watchCashIn } from '../cash-in/operators';
import { returnReason } from '../deposit/suspense';
import { compare } from './compare';
import { lockSource, type StatementSource, sourceOf } from './sources';

const provenRow = v.object({
  id: v.string(),
  number: v.pipe(v.string(), v.toBigint()),
  accountId: v.string(),
  amount: v.pipe(v.string(), v.toBigint()),
  sender: v.string(),
  line: v.number(),
  statement: v.string(),
});

/**
 * Reads the pending cash-ins that an unmatched line proves (`own.statement.cash-ins`): the same wallet, reference,
 * amount and sender. A line whose difference an operator has resolved proves nothing any more, as its money may have
 * been sent back; neither does a reference that another line has, too.
 */
function provenCashIns(tx: Tx, { code, covers }: StatementSource) {
  return queryRows(
    tx,
    provenRow,
    sql`select m.id, m.number::text, m.account_id as "accountId", m.amount::text, m.sender, l.line,
        s.number::text as statement
      from statement_lines l join statements s on s.id = l.statement_id
      join cash_ins m on m.reference = any(l.refs) and m.amount = l.amount and m.sender = l.sender
      where l.source = ${code} and l.booking_id is null
        and m.state = 'pending' and m.wallet = any(${sql.param(covers)}::text[])
        and exists (select from statement_differences f where f.line_id = l.id and f.resolved_at is null)
        and not exists (select from statement_lines o where o.source = l.source and o.id <> l.id
          and o.refs @> array[m.reference])
      order by m.account_id, m.number`,
  );
}

/** Returns the sum that `confirmProven` would credit now, minor units. */
export async function provenSum({ db }: ModuleContext, code: string): Promise<bigint> {
  let sum = 0n;
  for (const cashIn of await provenCashIns(db, await sourceOf(db, code)))
    if ((await returnReason(db, cashIn)) === null) sum += cashIn.amount;
  return sum;
}

/** Checks the players of these cash-ins against exclusions, as every confirmation does. */
export async function watchProven(ctx: ModuleContext, code: string): Promise<void> {
  for (const { id } of await provenCashIns(ctx.db, await sourceOf(ctx.db, code))) await watchCashIn(ctx, id);
}

/**
 * Confirms the cash-ins that the statements of a source prove, each once and as an operator does by hand, and ends the
 * differences of their lines. Cash-ins that the player may not deposit now stay pending. Accounts are locked in one
 * order, so that two such commands cannot block each other.
 */
export async function confirmProven(ctx: ModuleContext, code: string, by: { reason: string; operator: string }) {
  const source = await lockSource(ctx.db, code);
  const confirmed: string[] = [];
  const barred: { cashIn: string; why: string }[] = [];
  let credited = 0n;
  for (const { id, number, accountId, amount, sender, line, statement } of await provenCashIns(ctx.db, source)) {
    const cashIn = publicNumber('M', number);
    await lockAccount(ctx.db, accountId);
    const why = await returnReason(ctx.db, { id, accountId, amount });
    if (why !== null) {
      barred.push({ cashIn, why });
      continue;
    }
    const found = { which: id, received: amount, receivedFrom: sender, isCorrected: false };
    const reason = `${by.reason} (${publicNumber('S', BigInt(statement))}, line ${line})`;
    await confirmCashIn(ctx, found, { ...by, reason });
    confirmed.push(cashIn);
    credited += amount;
  }
  const { found: ended } = await compare(ctx, source, []);
  return { confirmed, credited: toWire(credited), barred, differencesEnded: ended };
}

/** Compares the stored lines of a source again, after our bookings have changed. */
export async function compareAgain(ctx: ModuleContext, code: string) {
  return compare(ctx, await lockSource(ctx.db, code), []);
}
