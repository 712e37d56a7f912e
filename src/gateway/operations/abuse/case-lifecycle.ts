import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { abuseCaseLifecycleMachine } from '../../../../machines/operations/abuse-case-lifecycle/abuse-case-lifecycle.machine';
import type { Lifecycle } from '../../../lifecycle';
import type { ModuleContext, Tx } from '../../platform/context';
import { closeEvidence, handOver, notifyPlayers, restoreCase, revertOpposition } from './effects';
import { freshEvidence, type Pair } from './pairs';
import { abuseCases } from './tables';
import { CASE_STATES } from './weights';

type Row = typeof abuseCases.$inferSelect;
/** `found`: what the search adds. `decision`: of an operator. `into`: the case that continues. */
type Note = { found?: Found; decision?: { by: string; finding: string }; into?: string };
type Found = { members: readonly string[]; pairs: readonly Pair[] };

/** Lifecycle of a case of abuse (`own.abuse.case`). */
export const abuseCaseLifecycle: Lifecycle<typeof abuseCaseLifecycleMachine, ModuleContext, Row, Note> = {
  name: 'abuseCase',
  machine: abuseCaseLifecycleMachine,
  migrations: [],
  record: async ({ db }, { id, at, event, snapshot }, { found, decision, into } = {}) => {
    const state = v.parse(v.picklist(CASE_STATES), snapshot.value);
    if (event === null) await db.insert(abuseCases).values({ id, state, openedAt: at });
    if (found) await recordFound(db, id, found);
    const [row] = await db
      .update(abuseCases)
      .set({
        state,
        decidedAt: state === 'open' ? null : at,
        decidedBy: decision?.by ?? null,
        finding: decision?.finding ?? null,
        mergedInto: into ?? null,
      })
      .where(eq(abuseCases.id, id))
      .returning();
    if (!row) throw new Error('the row of the case is missing');
    return row;
  },
  perform: async (within, { type }, row, { at }) => {
    switch (type) {
      case 'revertTurnover':
        return revertOpposition(within, row.id);
      case 'restoreTurnover':
        return restoreCase(within, row.id);
      case 'notifyPlayers':
        return notifyPlayers(within, row.id);
      case 'closeEvidence':
        return closeEvidence(within.db, row, at);
      case 'handOver':
        return handOver(within.db, row);
    }
  },
};

async function recordFound(tx: Tx, id: string, { members, pairs }: Found): Promise<void> {
  await tx.execute(sql`insert into abuse_members (case_id, account_id, joined_at)
    select ${id}, member, app_now() from unnest(${sql.param([...members])}::uuid[]) member on conflict do nothing`);
  await tx.execute(sql`insert into abuse_signals (id, kind, account_id, other_id, reasons, weight, case_id, found_at)
    select gen_random_uuid(), kind, one, other, reasons, weight, ${id}, app_now()
      from jsonb_to_recordset(${JSON.stringify(freshEvidence(pairs))}::jsonb)
        as item(kind text, one uuid, other uuid, weight int, reasons jsonb)
    on conflict (kind, account_id, other_id) where closed_at is null
      do update set weight = excluded.weight, reasons = excluded.reasons, case_id = excluded.case_id`);
}
