import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { fromWire, toWire } from '../../../contract/money/money';
import type { ModuleContext } from '../../platform/context';
import { queryRow, queryRows } from '../../platform/database/query';
import { readAtOnce } from '../../platform/database/transact';
import { publicNumber } from '../../platform/public-number';
import { caseByNumber } from './cases';
import { findHoldingCase } from './payouts';
import { CASE_STATES, REPEATED, SIGNAL_KINDS } from './weights';

/** Maximum number of cases listed. */
const LIST_LIMIT = 100;
const minor = v.pipe(v.string(), v.toBigint());

const amounts = { deposited: minor, withdrawn: minor, granted: minor, openPayouts: minor };
type Amounts = v.InferOutput<v.ObjectSchema<typeof amounts, undefined>>;

/** SQL columns of a member's amounts, minor units. */
const amountsSql = sql`
  (select coalesce(sum(d.amount - d.reversed), 0)::text from deposits d
    where d.account_id = m.account_id and d.state = 'credited') as deposited,
  (select coalesce(sum(w.amount), 0)::text from withdrawals w where w.account_id = m.account_id
    and w.state not in ('requested', 'approved', 'rejected', 'cancelled', 'returned', 'refunded')) as withdrawn,
  (select coalesce(sum(g.amount), 0)::text from grants g
    where g.owner_id = m.account_id and g.kind = 'bonus') as granted,
  (select coalesce(sum(w.amount), 0)::text from withdrawals w where w.account_id = m.account_id
    and w.state in ('requested', 'approved')) as "openPayouts"`;

const toWires = (sums: Amounts) => ({
  deposited: toWire(sums.deposited),
  withdrawn: toWire(sums.withdrawn),
  granted: toWire(sums.granted),
  openPayouts: toWire(sums.openPayouts),
});

const listRow = v.object({ number: minor, openedAt: v.string(), members: v.array(v.string()), ...amounts });

/** Lists open cases with their members and amounts, the oldest first. */
export async function openCases({ db }: Pick<ModuleContext, 'db'>) {
  const rows = await queryRows(
    db,
    listRow,
    sql`select c.number::text, to_json(c.opened_at)#>>'{}' as "openedAt", array_agg(a.user_name order by a.user_name) as members,
        sum(s.deposited::bigint)::text as deposited, sum(s.withdrawn::bigint)::text as withdrawn,
        sum(s.granted::bigint)::text as granted, sum(s."openPayouts"::bigint)::text as "openPayouts"
      from abuse_cases c join abuse_members m on m.case_id = c.id join accounts a on a.id = m.account_id
      cross join lateral (select ${amountsSql}) s
      where c.state = 'open' group by c.id order by c.number limit ${LIST_LIMIT}`,
  );
  return rows.map(({ number, openedAt, members, ...sums }) => ({
    number: publicNumber('C', number),
    openedAt,
    members,
    ...toWires(sums),
  }));
}

const openCaseRow = v.object({ number: minor, openedAt: v.pipe(v.string(), v.transform(Number)) });

/** Returns the open cases of a player. `holds`: the case that holds this withdrawal back (`own.abuse.payout`). */
export async function openCasesOf(ctx: ModuleContext, withdrawal: { id: string; accountId: string; amount: string }) {
  const rows = await queryRows(
    ctx.db,
    openCaseRow,
    sql`select c.number::text, epoch_ms(c.opened_at)::text as "openedAt" from abuse_members m
      join abuse_cases c on c.id = m.case_id and c.state = 'open'
      where m.account_id = ${withdrawal.accountId} order by c.number`,
  );
  if (rows.length === 0) return [];
  const holding = await findHoldingCase(ctx, { ...withdrawal, amount: fromWire(withdrawal.amount) });
  return rows.map(({ number, openedAt }) => {
    const name = publicNumber('C', number);
    return { number: name, openedAt, holds: name === holding };
  });
}

const caseRow = v.object({
  number: minor,
  state: v.picklist(CASE_STATES),
  openedAt: v.string(),
  decidedAt: v.nullable(v.string()),
  decidedBy: v.nullable(v.string()),
  finding: v.nullable(v.string()),
  mergedInto: v.nullable(minor),
});
const memberRow = v.object({ user: v.string(), joinedAt: v.string(), ...amounts });
const evidenceRow = v.object({
  kind: v.picklist(SIGNAL_KINDS),
  user: v.string(),
  other: v.string(),
  weight: v.number(),
  reasons: v.record(v.string(), v.unknown()),
});
type EvidenceRow = v.InferOutput<typeof evidenceRow>;

/** Returns a case with members, amounts, evidence and a proposal. Throws `abuseCase.unknown`. */
export const showCase = (ctx: ModuleContext, which: string) =>
  readAtOnce(ctx, async (tx) => {
    const id = await caseByNumber(tx, which);
    const { number, mergedInto, ...row } = await queryRow(
      tx,
      caseRow,
      sql`select c.number::text, c.state, to_json(c.opened_at)#>>'{}' as "openedAt", to_json(c.decided_at)#>>'{}' as "decidedAt",
          c.decided_by as "decidedBy", c.finding, i.number::text as "mergedInto"
        from abuse_cases c left join abuse_cases i on i.id = c.merged_into where c.id = ${id}`,
    );
    const members = await queryRows(
      tx,
      memberRow,
      sql`select a.user_name as user, to_json(m.joined_at)#>>'{}' as "joinedAt", ${amountsSql}
        from abuse_members m join accounts a on a.id = m.account_id where m.case_id = ${id} order by a.user_name`,
    );
    const evidence = await queryRows(
      tx,
      evidenceRow,
      sql`select s.kind, l.user_name as user, r.user_name as other, s.weight, s.reasons from abuse_signals s
        join accounts l on l.id = s.account_id join accounts r on r.id = s.other_id
        where s.case_id = ${id} order by s.weight desc, s.kind, l.user_name, r.user_name`,
    );
    return {
      number: publicNumber('C', number),
      ...row,
      mergedInto: mergedInto === null ? null : publicNumber('C', mergedInto),
      members: members.map(({ user, joinedAt, ...sums }) => ({ user, joinedAt, ...toWires(sums) })),
      evidence,
      proposal: proposalFor(evidence, members),
    };
  });

const opposedReasons = v.fallback(v.object({ granted: v.number(), wholly: v.optional(v.number()) }), { granted: 0 });

/** Rounds with a bonus, and the whole rounds that they equal: all of them in cases of earlier versions. */
function roundsOf(reasons: EvidenceRow['reasons']) {
  const { granted, wholly = granted } = v.parse(opposedReasons, reasons);
  return { granted, wholly };
}

/** Proposes a decision in words; the operator takes it. */
function proposalFor(evidence: readonly EvidenceRow[], members: readonly Amounts[]): string {
  const opposed = evidence.filter(({ kind }) => kind === 'opposite').map(({ reasons }) => roundsOf(reasons));
  const most = Math.max(0, ...opposed.filter(({ wholly }) => wholly >= REPEATED).map(({ granted }) => granted));
  if (most > 0)
    return `Probably abuse: two accounts bet against each other in ${most} rounds while one played for a bonus. Reject the open payouts, or let both players explain.`;
  if (evidence.some(({ kind }) => kind === 'reversal'))
    return 'A deposit was taken back. Check what was won with it before you pay anything out.';
  const total = (read: (sums: Amounts) => bigint) => members.reduce((sum, member) => sum + read(member), 0n);
  const gain = total(({ withdrawn, openPayouts }) => withdrawn + openPayouts) - total(({ deposited }) => deposited);
  if (gain > 0n)
    return `Possibly one person with several accounts: they would withdraw ${toWire(gain)} more than they deposited. Compare the names and ask for documents before paying.`;
  return 'Possibly a household: the accounts withdraw no more than they deposited. Pay if the names of players and payout accounts agree.';
}
