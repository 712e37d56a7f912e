import { deskQueueDriver } from '../../drivers/operations/desk-queue.driver';
import { describePathsOn } from '../harness/describe-paths';
import { deskCharts, openDeskPage, openLetters, openQueue } from '../harness/desk-page';

describePathsOn({
  flow: 'desk-queue',
  driver: deskQueueDriver,
  faces: {
    withdrawal: { children: deskCharts.queue, begin: openQueue },
    queue: { children: deskCharts.queue, begin: openLetters },
  },
  open: openDeskPage,
  // Each page has a queue of its own.
  predictable: ({ queue: _queue, ...context }) => context,
});
