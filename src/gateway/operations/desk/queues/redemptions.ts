import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../../../platform/context';
import { queryRow } from '../../../platform/database/query';
import { deliveryOf } from '../../../rewards';
import { visibleUntil } from '../../visible-until';
import { fieldOf, groupOf, type Queue } from './queue';

const redemptionRow = v.object({
  user: v.string(),
  good: v.string(),
  quantity: v.string(),
  points: v.string(),
  delivery: v.string(),
  remark: v.nullable(v.string()),
  since: v.string(),
  isOpen: v.boolean(),
});

/** Returns whether the operator has requested the address of an item, with a reason, within the last minutes. */
const hasRequestedAddress = async ({ db }: ModuleContext, id: string, operator: string): Promise<boolean> =>
  (await visibleUntil(db, 'redemptions address', sql`args ->> 0 = ${id}`, operator)) !== null;

/**
 * Redeemed items of the points mall, which an operator ships. Their address is visible to the operator who has
 * requested it (`own.desk-queue.address`).
 */
export const redemptionQueue: Queue = {
  list: 'redemptions list',
  show: 'redemptions list',
  targetHours: 72,
  letter: 'R',
  items: (condition) => sql`
    select r.number::text as key, null as title, a.user_name as player, null::bigint as amount,
      case r.state when 'inProcess' then 'new' else 'decided' end as state, r.at as since, l.version
    from redemptions r join accounts a on a.id = r.account_id join lifecycles l on l.id = r.id
    where r.type = 'goods' and ${condition}`,
  isOpen: sql`r.state = 'inProcess'`,
  key: sql`r.number`,
  groups: async (ctx, { key, id }, operator) => {
    const found = await queryRow(
      ctx.db,
      redemptionRow,
      sql`select a.user_name as user, r.good, r.quantity::text, r.points::text, g.delivery, r.remark,
          epoch_ms(r.at)::text as since, r.state = 'inProcess' as "isOpen"
        from redemptions r join accounts a on a.id = r.account_id join point_goods g on g.code = r.good
        where r.number = ${key}::bigint`,
    );
    // Addresses of decided items are deleted after some time.
    const isVisible = found.isOpen && (await hasRequestedAddress(ctx, id, operator));
    const delivery = isVisible ? await deliveryOf(ctx, id) : null;
    return [
      groupOf('redemption', [
        fieldOf('user', 'user', found.user),
        fieldOf('good', 'code', found.good),
        fieldOf('quantity', 'code', found.quantity),
        fieldOf('points', 'code', found.points),
        fieldOf('delivery', 'code', found.delivery),
        fieldOf('since', 'time', found.since),
        fieldOf('remark', 'text', found.remark),
      ]),
      ...(delivery
        ? [
            groupOf('address', [
              fieldOf('recipient', 'text', delivery.recipient),
              fieldOf('phone', 'code', delivery.phone),
              fieldOf('address', 'text', delivery.address),
            ]),
          ]
        : []),
    ];
  },
  acts: {
    address: { command: 'redemptions address', keepsClaim: true },
    ship: { command: 'redemptions approve', args: ({ id }, text) => [id, text] },
    decline: { command: 'redemptions reject', args: ({ id }, text) => [id, text] },
  },
};
