import { assign, sendTo, setup } from 'xstate';
import type { Withdrawal } from '../../../src/contract';
import type { FormOutput, formMachine } from '../../platform/form/form.machine';
import type { proofUploadMachine } from '../proof-upload/proof-upload.machine';

/** The reported withdrawal, its version and amount, and whether a part arrived. */
export type ReportInput = { id: string; version: number; amount: string; arrived: 'nothing' | 'part' };
/** `withdrawal`: its state after the report; null if nothing was sent. `outdated`: it had changed before the report. */
export type ReportOutput = { withdrawal: Withdrawal | null; outdated: boolean };

/** Subject of the report's forms, serialized. */
const about = ({ id, version, amount }: ReportInput) => ({ about: JSON.stringify({ id, version, amount }) });

/**
 * Report that a withdrawal arrived only in part or not at all, with pictures as proof. Meets
 * s4.withdrawal.not-received, s4.withdrawal.partial.
 */
export const withdrawalReportMachine = setup({
  types: {
    context: {} as ReportInput & ReportOutput,
    events: {} as { type: 'proofs.changed'; proofs: string[] },
    input: {} as ReportInput,
    output: {} as ReportOutput,
    children: {} as { proofUpload: 'proofUpload'; nothingForm: 'nothingForm'; partForm: 'partForm' },
  },
  actors: {
    /** Pictures as proof; the wiring provides the chart. */
    proofUpload: {} as typeof proofUploadMachine,
    /** Collects a picture and reports that nothing arrived. Its `word` is the updated withdrawal, or `outdated`. */
    nothingForm: {} as typeof formMachine,
    /** Collects both amounts and reports a partial arrival, with the same `word`. */
    partForm: {} as typeof formMachine,
  },
  guards: { nothingArrived: ({ context }) => context.arrived === 'nothing' },
  actions: {
    /** Passes the ids of the pictures to the form's input. */
    shareProofs: (_, _params: { proofs: string[] }) => {},
    recheckProofs: sendTo(({ context }) => `${context.arrived}Form`, { type: 'field.edited', field: 'proofs' }),
    setMessage: assign((_, { word }: FormOutput) =>
      typeof word === 'object' ? { withdrawal: word as Withdrawal } : { outdated: word === 'outdated' },
    ),
  },
}).createMachine({
  id: 'withdrawal-report',
  context: ({ input }) => ({ ...input, withdrawal: null, outdated: false }),
  initial: 'opening',
  output: ({ context: { withdrawal, outdated } }) => ({ withdrawal, outdated }),
  entry: { type: 'shareProofs', params: { proofs: [] } },
  invoke: {
    id: 'proofUpload',
    src: 'proofUpload',
    input: ({ context }) => ({ about: context.id }),
    onError: { description: 'The report continues without more pictures.' },
  },
  on: {
    'proofs.changed': {
      actions: [{ type: 'shareProofs', params: ({ event }) => ({ proofs: event.proofs }) }, 'recheckProofs'],
    },
  },
  states: {
    opening: {
      description: 'Asks whether nothing or a part arrived.',
      meta: { requirements: ['s4.withdrawal.not-received', 's4.withdrawal.partial'] },
      always: [{ guard: 'nothingArrived', target: 'nothing' }, { target: 'part' }],
    },
    nothing: {
      description: 'Nothing arrived: at least one picture is required as evidence.',
      meta: { requirements: ['s4.withdrawal.not-received'] },
      invoke: {
        id: 'nothingForm',
        src: 'nothingForm',
        input: ({ context }) => about(context),
        onDone: { target: 'ended', actions: { type: 'setMessage', params: ({ event }) => event.output } },
        onError: 'ended',
      },
    },
    part: {
      description: 'A part arrived: how much did, and how much did not.',
      meta: { requirements: ['s4.withdrawal.partial', 's3.withdrawal-confirmation.amounts'] },
      invoke: {
        id: 'partForm',
        src: 'partForm',
        input: ({ context }) => about(context),
        onDone: { target: 'ended', actions: { type: 'setMessage', params: ({ event }) => event.output } },
        onError: 'ended',
      },
    },
    ended: {
      description: 'Sent, left, or outdated.',
      meta: { requirements: ['s4.withdrawal.not-received', 's4.withdrawal.partial'] },
      type: 'final',
    },
  },
});
