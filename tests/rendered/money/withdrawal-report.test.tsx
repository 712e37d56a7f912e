import { withdrawalConfirmationMachine } from '../../../machines/money/withdrawal-confirmation/withdrawal-confirmation.machine';
import { withdrawalReportMachine } from '../../../machines/money/withdrawal-report/withdrawal-report.machine';
import { withdrawalReportSamples } from '../../../machines/money/withdrawal-report/withdrawal-report.samples';
import { withdrawalReportDriver } from '../../drivers/money/withdrawal-report.driver';
import { describePaths } from '../harness/describe-paths';
import { openReport, uploadWaits, withdrawalsWith } from '../harness/open-withdrawals';
import { form } from '../harness/siblings';
import { held } from '../harness/test-doubles';

const withdrawalReport = held(withdrawalReportMachine, { proofUpload: uploadWaits, nothingForm: form, partForm: form });

describePaths({
  flow: 'withdrawal-report',
  driver: withdrawalReportDriver,
  ...withdrawalsWith({ withdrawalConfirmation: held(withdrawalConfirmationMachine, { withdrawalReport }) }),
  begin: (page, input) =>
    openReport(page, input === withdrawalReportSamples.inputs['nothing arrived'].input ? 'nothing' : 'part'),
});
