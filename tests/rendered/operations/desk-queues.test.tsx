import { deskQueuesDriver } from '../../drivers/operations/desk-queues.driver';
import { describePathsOn } from '../harness/describe-paths';
import { deskCharts, openDeskPage, openQueues } from '../harness/desk-page';

describePathsOn({
  flow: 'desk-queues',
  driver: deskQueuesDriver,
  children: deskCharts.overview,
  open: openDeskPage,
  begin: openQueues,
});
