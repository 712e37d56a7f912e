import { deskActDriver } from '../../drivers/operations/desk-act.driver';
import { describePathsOn } from '../harness/describe-paths';
import { deskCharts, openAct, openDeskPage } from '../harness/desk-page';

describePathsOn({
  flow: 'desk-act',
  driver: deskActDriver,
  children: deskCharts.act,
  open: openDeskPage,
  begin: (page, input) => openAct(page, Object(input).act),
});
