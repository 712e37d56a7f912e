import * as v from 'valibot';
import { id, money, time } from '../platform/fields';
import type { DeskEndpoint } from './desk-endpoint';
import { reason } from './desk-endpoint';
import { itemAddress } from './queues';
import { WITHDRAWAL_ACTS } from './withdrawal-review';

const base = { token: 'required', encrypted: false, permission: 'pay', source: 'assumed' } as const;

/** An operator's act that waits for another one. */
const request = v.object({
  id,
  requestedBy: v.string(),
  /** True for one's own, which only others may confirm. */
  isOwn: v.boolean(),
  requestedAt: time,
  until: time,
  /** Command as typed, with its arguments. */
  command: v.string(),
  /** Null if it moves no money. */
  amount: v.nullable(money),
  reason: v.string(),
  /** Item of another queue that it is about. */
  item: v.nullable(itemAddress),
  /** Withdrawal that it is about; `act` is null for an act that the desk does not have. */
  withdrawal: v.nullable(v.object({ id, number: v.string(), act: v.nullable(v.picklist(WITHDRAWAL_ACTS)) })),
});

/** Inbox of acts that need a second operator. */
export const requestEndpoints = {
  requests: {
    ...base,
    method: 'GET',
    path: '/desk/api/requests',
    response: v.object({ list: v.array(request), now: time }),
  },
  decideRequest: {
    ...base,
    stepUp: true,
    method: 'POST',
    path: '/desk/api/requests/decide',
    body: v.object({ id, decision: v.picklist(['confirm', 'refuse']), reason }),
    response: v.object({ outcome: v.picklist(['confirmed', 'refused']) }),
  },
} as const satisfies Record<string, DeskEndpoint>;
