import type { deskQueueMachine } from '../../../machines/operations/desk-queue/desk-queue.machine';
import { deskQueue, letterQueue } from '../../../machines/operations/samples';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const numberOf = (id: string) =>
  deskQueue.list.find((row) => row.id === id)?.number ?? letterQueue.list.find((row) => row.id === id)?.title ?? '';

/** Steps of an operator in a queue. */
export const deskQueueDriver = {
  events: {
    'item.selected': (screen, { id }) => screen.press('desk.queue.open', { number: numberOf(id) }),
    'item.changed': 'itself',
    'act.started': 'itself',
    'act.ended': 'itself',
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.sees('table'),
    'open.choosing': 'passes',
    'open.listing': (screen) => screen.hides('button', 'desk.review.close'),
    'open.reviewing': (screen) => screen.sees('button', 'desk.review.close'),
    'open.reviewing.reading': (screen) => screen.sees('table'),
    'open.reviewing.acting': (screen, { id }) => screen.held('desk.queue.open', { number: numberOf(id) }),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
} satisfies Driver<typeof deskQueueMachine>;
