import { withdrawalConfirmationMachine } from '../../machines/withdrawal-confirmation/withdrawal-confirmation.machine';
import { withdrawalReportMachine } from '../../machines/withdrawal-report/withdrawal-report.machine';
import { withdrawalReportSamples } from '../../machines/withdrawal-report/withdrawal-report.samples';
import { withdrawalReportDriver } from '../drivers/withdrawal-report.driver';
import { openReport, uploadWaits, withdrawalsWith } from './support/open-withdrawals';
import { held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'withdrawal-report',
  driver: withdrawalReportDriver,
  children: () =>
    withdrawalsWith({
      withdrawalConfirmation: held(withdrawalConfirmationMachine, {
        withdrawalReport: held(withdrawalReportMachine, { proofUpload: uploadWaits() }),
      }),
    }),
  begin: (page, input) => openReport(page, input === withdrawalReportSamples.inputs['nothing arrived'] ? 'nothing' : 'part'),
});
