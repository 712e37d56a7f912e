import { deskLoginDriver } from '../../drivers/operations/desk-login.driver';
import { describePathsOn } from '../harness/describe-paths';
import { deskCharts, openDeskLogin, openDeskPage } from '../harness/desk-page';

describePathsOn({
  flow: 'desk-login',
  driver: deskLoginDriver,
  children: deskCharts.login,
  open: openDeskPage,
  begin: openDeskLogin,
});
