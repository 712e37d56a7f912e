import { deskApprovalsDriver } from '../../drivers/operations/desk-approvals.driver';
import { describePathsOn } from '../harness/describe-paths';
import { deskCharts, openDeskPage, openInbox } from '../harness/desk-page';

describePathsOn({
  flow: 'desk-approvals',
  driver: deskApprovalsDriver,
  children: deskCharts.inbox,
  open: openDeskPage,
  begin: openInbox,
});
