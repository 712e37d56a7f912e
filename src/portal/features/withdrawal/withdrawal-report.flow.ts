import { type ActorRefFrom, fromPromise } from 'xstate';
import type { FieldProblem } from '../../../../machines/form/form.machine';
import { type Parts, withdrawalReportMachine } from '../../../../machines/withdrawal-report/withdrawal-report.machine';
import { amountOf, fromWire } from '../../../contract/money';
import type { CentreDependencies } from '../../parts/dependencies';
import { proofUploadFlow } from './proof-upload.flow';

/** The amounts of the report, as the wire has them; what is none stays as it was typed. */
export function submitParts(report: ActorRefFrom<typeof withdrawalReportMachine>, data: FormData) {
  const typed = (name: string) => String(data.get(name) ?? '');
  const part = (name: string) => amountOf(typed(name)) ?? typed(name);
  report.send({ type: 'parts.submitted', parts: { receivedAmount: part('receivedAmount'), remainingAmount: part('remainingAmount') } });
}

/** Validates that both are above zero and add up to the amount (s3.withdrawal-confirmation.amounts). */
function validateParts({ receivedAmount, remainingAmount, amount }: Parts & { amount: string }): FieldProblem[] {
  const units = (typed: string) => fromWire(amountOf(typed) ?? '0');
  const parts = { receivedAmount: units(receivedAmount), remainingAmount: units(remainingAmount) };
  const none = Object.entries(parts).filter(([, part]) => part === 0n);
  if (none.length > 0) return none.map(([field]) => ({ field, code: 'withdrawal.parts.none' }));
  const whole = parts.receivedAmount + parts.remainingAmount === fromWire(amount);
  return whole ? [] : [{ field: 'remainingAmount', code: 'withdrawal.parts.sum' }];
}

export const withdrawalReportFlow = (deps: Pick<CentreDependencies, 'client' | 'uploading' | 'vault'>) =>
  withdrawalReportMachine.provide({
    actors: {
      proofUpload: proofUploadFlow(deps),
      checkParts: fromPromise(async ({ input }) => validateParts(input)),
      reportNotReceived: fromPromise(({ input, signal }) => deps.client.reportNotReceived(input, { signal })),
      reportPartial: fromPromise(({ input, signal }) => deps.client.reportPartial(input, { signal })),
    },
  });
