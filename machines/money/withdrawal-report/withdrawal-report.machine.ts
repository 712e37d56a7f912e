import { assign, sendTo, setup } from 'xstate';
import type { Withdrawal } from '../../../src/contract';
import type { FormOutput, formMachine } from '../../platform/form/form.machine';
import type { proofUploadMachine } from '../proof-upload/proof-upload.machine';

/** Which withdrawal it is about, at which version, of how much, and whether anything arrived. */
export type ReportInput = { id: string; version: number; amount: string; arrived: 'nothing' | 'part' };
/** `withdrawal`: as it is after the report; null where nothing was sent. `outdated`: something has happened to it meanwhile. */
export type ReportOutput = { withdrawal: Withdrawal | null; outdated: boolean };

/** Subject of its forms, as text. */
const about = ({ id, version, amount }: ReportInput) => ({ about: JSON.stringify({ id, version, amount }) });

/** The report that a withdrawal did not, or not wholly, arrive, with pictures as proof. Meets s4.withdrawal.not-received, s4.withdrawal.partial. */
export const withdrawalReportMachine = setup({
  types: {
    context: {} as ReportInput & ReportOutput,
    events: {} as { type: 'proofs.changed'; proofs: string[] },
    input: {} as ReportInput,
    output: {} as ReportOutput,
    children: {} as { proofUpload: 'proofUpload'; nothingForm: 'nothingForm'; partForm: 'partForm' },
  },
  actors: {
    /** The pictures of the proof; the wiring provides the chart. */
    proofUpload: {} as typeof proofUploadMachine,
    /** Asks for a picture, and reports that nothing arrived. Its word is the withdrawal as it is then, or `outdated`. */
    nothingForm: {} as typeof formMachine,
    /** Asks for both amounts, and reports that a part arrived; its word likewise. */
    partForm: {} as typeof formMachine,
  },
  guards: { nothingArrived: ({ context }) => context.arrived === 'nothing' },
  actions: {
    /** Puts the pictures, by their ids, where the form finds what is typed. */
    lendProofs: (_, _params: { proofs: string[] }) => {},
    mendProofs: sendTo(({ context }) => `${context.arrived}Form`, { type: 'field.edited', field: 'proofs' }),
    setWord: assign((_, { word }: FormOutput) =>
      typeof word === 'object' ? { withdrawal: word as Withdrawal } : { outdated: word === 'outdated' },
    ),
  },
}).createMachine({
  id: 'withdrawal-report',
  context: ({ input }) => ({ ...input, withdrawal: null, outdated: false }),
  initial: 'opening',
  output: ({ context: { withdrawal, outdated } }) => ({ withdrawal, outdated }),
  entry: { type: 'lendProofs', params: { proofs: [] } },
  invoke: {
    id: 'proofUpload',
    src: 'proofUpload',
    input: ({ context }) => ({ about: context.id }),
    onError: { description: 'The report continues without more pictures.' },
  },
  on: {
    'proofs.changed': {
      actions: [{ type: 'lendProofs', params: ({ event }) => ({ proofs: event.proofs }) }, 'mendProofs'],
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
        onDone: { target: 'over', actions: { type: 'setWord', params: ({ event }) => event.output } },
        onError: 'over',
      },
    },
    part: {
      description: 'A part arrived: how much did, and how much did not.',
      meta: { requirements: ['s4.withdrawal.partial', 's3.withdrawal-confirmation.amounts'] },
      invoke: {
        id: 'partForm',
        src: 'partForm',
        input: ({ context }) => about(context),
        onDone: { target: 'over', actions: { type: 'setWord', params: ({ event }) => event.output } },
        onError: 'over',
      },
    },
    over: {
      description: 'Sent, left, or outdated.',
      meta: { requirements: ['s4.withdrawal.not-received', 's4.withdrawal.partial'] },
      type: 'final',
    },
  },
});
