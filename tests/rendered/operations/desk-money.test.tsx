import { deskMoneyDriver } from '../../drivers/operations/desk-money.driver';
import { describePathsOn } from '../harness/describe-paths';
import { deskCharts, openDeskPage, openMoney } from '../harness/desk-page';

describePathsOn({
  flow: 'desk-money',
  driver: deskMoneyDriver,
  children: deskCharts.money,
  open: openDeskPage,
  begin: openMoney,
});
