import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import { withdrawalReportMachine } from '../../../../../machines/money/withdrawal-report/withdrawal-report.machine';
import { asFailure, type Withdrawal } from '../../../../contract';
import { amountOf, fromWire } from '../../../../contract/money/money';
import { formFlow } from '../../../../ui/form/form.flow';
import type { CentreDependencies } from '../../../parts/dependencies';
import { proofUploadFlow } from './proof-upload.flow';

export type ReportRef = ActorRefFrom<typeof withdrawalReportMachine>;

/** Which withdrawal a form is about. */
const withdrawal = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.string(), version: v.number(), amount: v.string() }),
);
/** An amount above zero, as the wire has it. */
const part = v.pipe(
  v.string(),
  v.check((typed) => typed.trim() === '' || amountOf(typed) !== null, 'unclear'),
  v.transform((typed) => amountOf(typed) ?? '0.00'),
  v.notValue('0.00', 'withdrawal.parts.none'),
);
/** Ids of the stored pictures. */
const idsIn = (proofs: string) => proofs.split(' ').filter(Boolean);

/** The withdrawal has changed in the meantime: that is no rejection, but a reason to load it again. */
function orOutdated(error: unknown): 'outdated' {
  if (asFailure(error).status === 409) return 'outdated';
  throw error;
}
const word = (reply: Withdrawal | 'outdated') => reply;

export const withdrawalReportFlow = ({
  client,
  uploading,
  vault,
}: Pick<CentreDependencies, 'client' | 'uploading' | 'vault'>) =>
  withdrawalReportMachine.provide({
    actions: { shareProofs: (_, { proofs }) => vault.put('form.proofs', proofs.join(' ')) },
    actors: {
      proofUpload: proofUploadFlow({ uploading, vault }),
      nothingForm: formFlow(vault, {
        fields: { proofs: v.pipe(v.string(), v.nonEmpty('withdrawal.unproven')) },
        send: ({ proofs }, about, signal) =>
          client
            .reportNotReceived({ ...v.parse(withdrawal, about), proofs: idsIn(proofs) }, { signal })
            .catch(orOutdated),
        word,
      }),
      partForm: formFlow(vault, {
        fields: { receivedAmount: part, remainingAmount: part, proofs: v.string() },
        // Both add up to the amount (s3.withdrawal-confirmation.amounts).
        check: ({ receivedAmount, remainingAmount }, about) =>
          fromWire(receivedAmount) + fromWire(remainingAmount) === fromWire(v.parse(withdrawal, about).amount)
            ? []
            : [{ field: 'remainingAmount', code: 'withdrawal.parts.sum' }],
        send: ({ proofs, ...parts }, about, signal) =>
          client
            .reportPartial({ ...v.parse(withdrawal, about), ...parts, proofs: idsIn(proofs) }, { signal })
            .catch(orOutdated),
        word,
      }),
    },
  });
