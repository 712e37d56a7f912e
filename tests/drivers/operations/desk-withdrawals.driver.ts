import type { deskWithdrawalsMachine } from '../../../machines/operations/desk-withdrawals/desk-withdrawals.machine';
import { deskQueue } from '../../../machines/operations/samples';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const numberOf = (id: string) => deskQueue.list.find((row) => row.id === id)?.number ?? '';

/** Steps of an operator in the queue of withdrawals. */
export const deskWithdrawalsDriver = {
  events: {
    'item.selected': (screen, { id }) => screen.press('desk.queue.open', { number: numberOf(id) }),
    'item.changed': 'itself',
    'act.started': 'itself',
    'act.ended': 'itself',
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.sees('table', 'desk.queue.title'),
    'open.listing': (screen) => screen.hides('region', 'desk.review'),
    'open.reviewing': (screen) => screen.sees('region', 'desk.review'),
    'open.reviewing.reading': (screen) => screen.sees('table', 'desk.queue.title'),
    'open.reviewing.acting': (screen, { id }) => screen.held('desk.queue.open', { number: numberOf(id) }),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
} satisfies Driver<typeof deskWithdrawalsMachine>;
