import { deskWithdrawalDriver } from '../../drivers/operations/desk-withdrawal.driver';
import { describePathsOn } from '../harness/describe-paths';
import { deskCharts, openDeskPage, openItem } from '../harness/desk-page';

describePathsOn({
  flow: 'desk-withdrawal',
  driver: deskWithdrawalDriver,
  children: deskCharts.item,
  open: openDeskPage,
  begin: openItem,
});
