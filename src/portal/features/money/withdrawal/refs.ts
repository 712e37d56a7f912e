import type { ActorRefFrom } from 'xstate';
import type { Terms } from '../../../../../machines/money/money-move/money-move.types';
import type { proofUploadMachine } from '../../../../../machines/money/proof-upload/proof-upload.machine';
import type { withdrawalMachine } from '../../../../../machines/money/withdrawal/withdrawal.machine';
import type { withdrawalConfirmationMachine } from '../../../../../machines/money/withdrawal-confirmation/withdrawal-confirmation.machine';
import type { withdrawalReportMachine } from '../../../../../machines/money/withdrawal-report/withdrawal-report.machine';
import type { withdrawalsMachine } from '../../../../../machines/money/withdrawals/withdrawals.machine';

/** The terms of a withdrawal. */
export type WithdrawalTerms = Extract<Terms, { of: 'withdrawal' }>;
export type WithdrawalsRef = ActorRefFrom<typeof withdrawalsMachine>;
export type WithdrawalRef = ActorRefFrom<typeof withdrawalMachine>;
export type ConfirmationRef = ActorRefFrom<typeof withdrawalConfirmationMachine>;
export type ReportRef = ActorRefFrom<typeof withdrawalReportMachine>;
export type UploadRef = ActorRefFrom<typeof proofUploadMachine>;
