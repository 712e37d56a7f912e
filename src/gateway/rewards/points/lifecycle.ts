import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { redemptionLifecycleMachine } from '../../../../machines/rewards/redemption-lifecycle/redemption-lifecycle.machine';
import { REDEMPTION_STATES } from '../../../contract/rewards/points';
import type { Lifecycle } from '../../../lifecycle';
import { accountById, alertOwner } from '../../identity';
import { areRewardsBarred, type Move, post, transferKey } from '../../money';
import type { ModuleContext } from '../../platform/context';
import { publicNumber } from '../../platform/public-number';
import { collectPoints, holdPoints, POINTS, POINTS_HELD, REDEEMED } from './service';
import { pointGoods, redemptions } from './tables';

type Row = typeof redemptions.$inferSelect;
/** `applied`: the new redemption; `remark`: the operator's remark, shown to the player. */
type Note = {
  applied?: Omit<typeof redemptions.$inferInsert, 'id' | 'state' | 'at' | 'remark' | 'decidedAt'>;
  remark?: string;
};

/** Returns the public number of a redemption (s3.points.redeem-record). */
export const numberOf = ({ number }: Pick<Row, 'number'>) => publicNumber('R', number);

/** Lifecycle of an item's redemption (s4.status.redeem), as the gateway runs it. */
export const redemptionLifecycle: Lifecycle<typeof redemptionLifecycleMachine, ModuleContext, Row, Note> = {
  name: 'redemption',
  machine: redemptionLifecycleMachine,
  migrations: [],
  record: async ({ db }, { id, at, snapshot }, { applied, remark } = {}) => {
    const state = v.parse(v.picklist(REDEMPTION_STATES), snapshot.value);
    if (applied)
      return onlyRow(
        await db
          .insert(redemptions)
          .values({ id, ...applied, state, at })
          .returning(),
      );
    const now = { state, remark: remark ?? null, decidedAt: at };
    return onlyRow(await db.update(redemptions).set(now).where(eq(redemptions.id, id)).returning());
  },
  perform: async (within, effect, row) => {
    if (effect.type === 'notifyPlayer') await notify(within, row, effect.params.news);
    else await book(within, row, effect.type);
  },
};

/** Spends the held points, or returns them and the item to the stock; a returned amount first pays the debt. */
async function book(within: ModuleContext, row: Row, as: 'postPoints' | 'returnPoints'): Promise<void> {
  const { db } = within;
  const { id, accountId: owner, points, transferId: refersTo, good, quantity } = row;
  await holdPoints(db, owner);
  const held = { owner, purpose: POINTS_HELD, amount: -points };
  const ends: Record<typeof as, Move> = {
    postPoints: {
      key: transferKey('redemption', id, 'post'),
      kind: 'pointsRedeemed',
      mode: 'post',
      refersTo,
      entries: [held, { owner: null, purpose: REDEEMED, amount: points }],
    },
    returnPoints: {
      key: transferKey('redemption', id, 'void'),
      kind: 'pointsReturned',
      mode: 'void',
      refersTo,
      entries: [held, { owner, purpose: POINTS, amount: points }],
    },
  };
  await post(db, ends[as]);
  if (as === 'postPoints' || good === null) return;
  await db
    .update(pointGoods)
    .set({ available: sql`available + ${quantity}` })
    .where(eq(pointGoods.code, good));
  await collectPoints(within, owner);
}

/** Notifies the player of a decision, except during a pause. */
async function notify(within: ModuleContext, row: Row, news: 'approved' | 'rejected'): Promise<void> {
  const owner = await accountById(within.db, row.accountId);
  if (!owner || (await areRewardsBarred(within.db, owner.id))) return;
  await alertOwner(within, within.db, owner, `redemption.${news}`, { number: numberOf(row), remark: row.remark ?? '' });
}

function onlyRow(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('the row of the redemption is missing');
  return row;
}
