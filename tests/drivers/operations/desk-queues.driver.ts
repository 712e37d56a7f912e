import type { deskQueuesMachine } from '../../../machines/operations/desk-queues/desk-queues.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of an operator on the start page of the desk. */
export const deskQueuesDriver = {
  events: {
    'queue.selected': (screen, { queue }) => screen.press(`desk.queues.${queue}`),
    'overview.requested': (screen) => screen.press('desk.queues.all'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    choosing: 'passes',
    overview: (screen) => screen.sees('heading', 'desk.queues.title'),
    working: (screen, { queue }) => screen.sees('heading', `desk.queues.${queue}`),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
} satisfies Driver<typeof deskQueuesMachine>;
