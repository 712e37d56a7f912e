import { proofUploadMachine } from '../../../machines/money/proof-upload/proof-upload.machine';
import { withdrawalConfirmationMachine } from '../../../machines/money/withdrawal-confirmation/withdrawal-confirmation.machine';
import { withdrawalReportMachine } from '../../../machines/money/withdrawal-report/withdrawal-report.machine';
import { proofUploadDriver } from '../../drivers/money/proof-upload.driver';
import { describePaths } from '../harness/describe-paths';
import { openReport, withdrawalsWith } from '../harness/open-withdrawals';
import { form } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

const withdrawalReport = held(withdrawalReportMachine, {
  proofUpload: held(proofUploadMachine),
  nothingForm: form,
  partForm: form,
});

describePaths({
  flow: 'proof-upload',
  driver: proofUploadDriver,
  ...withdrawalsWith({ withdrawalConfirmation: held(withdrawalConfirmationMachine, { withdrawalReport }) }),
  begin: async (page) => childOf(await openReport(page, 'nothing'), 'proofUpload'),
});
