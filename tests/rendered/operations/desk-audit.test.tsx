import { deskAuditDriver } from '../../drivers/operations/desk-audit.driver';
import { describePathsOn } from '../harness/describe-paths';
import { deskCharts, openAudit, openDeskPage } from '../harness/desk-page';

describePathsOn({
  flow: 'desk-audit',
  driver: deskAuditDriver,
  children: deskCharts.audit,
  open: openDeskPage,
  begin: openAudit,
});
