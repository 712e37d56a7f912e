import { deskItemDriver } from '../../drivers/operations/desk-item.driver';
import { describePathsOn } from '../harness/describe-paths';
import { deskCharts, openDeskPage, openItem, openLetter } from '../harness/desk-page';

describePathsOn({
  flow: 'desk-item',
  driver: deskItemDriver,
  faces: {
    withdrawal: { children: deskCharts.item, begin: openItem },
    queue: { children: deskCharts.item, begin: openLetter },
  },
  open: openDeskPage,
  // Each page opens an item of its own queue.
  predictable: ({ queue: _queue, id: _id, ...context }) => context,
});
