import { deskDriver } from '../../drivers/operations/desk.driver';
import { describePathsOn } from '../harness/describe-paths';
import { deskCharts, openDeskPage } from '../harness/desk-page';

describePathsOn({
  flow: 'desk',
  driver: deskDriver,
  children: deskCharts.idle,
  open: openDeskPage,
  begin: ({ desk }) => desk,
});
