import { deskWithdrawalsDriver } from '../../drivers/operations/desk-withdrawals.driver';
import { describePathsOn } from '../harness/describe-paths';
import { deskCharts, openDeskPage, openQueue } from '../harness/desk-page';

describePathsOn({
  flow: 'desk-withdrawals',
  driver: deskWithdrawalsDriver,
  children: deskCharts.queue,
  open: openDeskPage,
  begin: openQueue,
});
