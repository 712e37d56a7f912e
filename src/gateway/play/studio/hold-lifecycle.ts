import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { studioHoldLifecycleMachine } from '../../../../machines/play/studio-hold-lifecycle/studio-hold-lifecycle.machine';
import { toWire } from '../../../contract/money/money';
import type { Lifecycle } from '../../../lifecycle';
import { accountById, alertOwner } from '../../identity';
import type { ModuleContext } from '../../platform/context';
import { HOLD_STATES, studioHolds } from './tables';

type Row = typeof studioHolds.$inferSelect;
/** `by`: the operator who decides, and why. */
type Note = { by: string; remark: string };

/** Lifecycle of a held credit (`own.studio.hold-decided`); `studio_held` inserts its first row. */
export const studioHoldLifecycle: Lifecycle<typeof studioHoldLifecycleMachine, ModuleContext, Row, Note> = {
  name: 'studioHold',
  machine: studioHoldLifecycleMachine,
  migrations: [],
  record: async ({ db }, { id, at, snapshot }, note) => {
    const state = v.parse(v.picklist(HOLD_STATES), snapshot.value);
    const decision = { state, decidedAt: at, decidedBy: note?.by ?? null, remark: note?.remark ?? null };
    const [row] = await db.update(studioHolds).set(decision).where(eq(studioHolds.id, id)).returning();
    if (!row) throw new Error('the row of the held credit is missing');
    return row;
  },
  perform: async (within, effect, row, { at }) => {
    if (effect.type === 'notifyPlayer') await notifyPlayer(within, row, effect.params.news);
    else if (effect.type === 'voidHold')
      await within.db.execute(sql`select studio_hold_voided(h) from studio_holds h where id = ${row.id}`);
    else
      await within.db.execute(
        sql`select studio_hold_credited(h, ${at.toISOString()}) from studio_holds h where id = ${row.id}`,
      );
  },
};

async function notifyPlayer(within: ModuleContext, row: Row, news: 'released' | 'reversed'): Promise<void> {
  const owner = await accountById(within.db, row.accountId);
  if (owner) await alertOwner(within, within.db, owner, `studioCredit.${news}`, { amount: toWire(row.amount) });
}
