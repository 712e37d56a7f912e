import type { ActorRefFrom } from 'xstate';
import type { DeskItem, DeskItemMachine } from '../../../../machines/operations/desk-item/desk-item.machine';
import { moveFocus, type Shortcuts } from '../../../ui/shortcuts';

export type DeskItemRef<I extends DeskItem> = ActorRefFrom<DeskItemMachine<I>>;

const ROWS = '.desk-queue .table-lead';
const FILTER = '.desk-filter select';

/** Keys of a queue: the next and the previous row, and the first filter. */
export const queueKeys: Shortcuts = {
  j: () => moveFocus(ROWS, 1),
  k: () => moveFocus(ROWS, -1),
  '/': () => moveFocus(FILTER, 1),
  '?': () => document.querySelector<HTMLElement>('.desk-hints summary')?.click(),
};

/** Keys of an open item, with its acts by key. An act that is not permitted now is left out. */
export function itemKeys<I extends DeskItem>(item: DeskItemRef<I>, acts: Readonly<Record<string, string>>): Shortcuts {
  const send = (event: Parameters<typeof item.send>[0]) => () => {
    if (item.getSnapshot().can(event)) item.send(event);
  };
  return {
    ...Object.fromEntries(Object.entries(acts).map(([key, act]) => [key, send({ type: 'act.requested', act })])),
    c: send({ type: 'claim.requested' }),
    u: send({ type: 'release.requested' }),
    x: send({ type: 'item.closed' }),
  };
}
