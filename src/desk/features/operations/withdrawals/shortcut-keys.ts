import { moveFocus, type Shortcuts } from '../../../../ui/shortcuts';
import type { WithdrawalAct } from '../../../parts/act/act-words';
import type { DeskWithdrawalRef } from './desk-withdrawal.flow';

const ROWS = '.desk-queue .table-lead';
const FILTER = '.desk-filter select';

/** Keys of the queue: the next and the previous row, and the first filter. */
export const queueKeys: Shortcuts = {
  j: () => moveFocus(ROWS, 1),
  k: () => moveFocus(ROWS, -1),
  '/': () => moveFocus(FILTER, 1),
  '?': () => document.querySelector<HTMLElement>('.desk-hints summary')?.click(),
};

/** Keys of an open withdrawal. An act that is not permitted now is left out. */
export function reviewKeys(withdrawal: DeskWithdrawalRef): Shortcuts {
  const act = (name: WithdrawalAct) => () => {
    const event = { type: 'act.requested', act: name } as const;
    if (withdrawal.getSnapshot().can(event)) withdrawal.send(event);
  };
  const send = (type: 'claim.requested' | 'release.requested' | 'item.closed') => () => {
    if (withdrawal.getSnapshot().can({ type })) withdrawal.send({ type });
  };
  return {
    a: act('approve'),
    r: act('reject'),
    p: act('disburse'),
    c: send('claim.requested'),
    u: send('release.requested'),
    x: send('item.closed'),
  };
}
