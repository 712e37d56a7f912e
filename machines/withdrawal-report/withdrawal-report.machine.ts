import { assign, fromPromise, setup } from 'xstate';
import type { Failure, Withdrawal } from '../../src/contract';
import type { FieldProblem } from '../form/form.machine';
import type { proofUploadMachine } from '../proof-upload/proof-upload.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** What a player says arrived and what did not, as decimal strings. */
export type Parts = { receivedAmount: string; remainingAmount: string };
/** Which withdrawal it is about, at which version, of how much, and whether anything arrived. */
export type ReportInput = { id: string; version: number; amount: string; arrived: 'nothing' | 'part' };
/** `withdrawal`: as it is after the report; null where nothing was sent. `outdated`: something has happened to it meanwhile. */
export type ReportOutput = { withdrawal: Withdrawal | null; outdated: boolean };
type Word = { id: string; version: number; proofs: string[] };

/** The report that a withdrawal did not, or not wholly, arrive, with pictures as proof. Meets s4.withdrawal.not-received, s4.withdrawal.partial. */
export const withdrawalReportMachine = setup({
  types: {
    context: {} as ReportInput & ReportOutput & { parts: Parts; proofs: string[]; problems: FieldProblem[]; failure: Failure | null },
    events: {} as
      | { type: 'proofs.changed'; proofs: string[] }
      | { type: 'nothing.submitted' }
      | { type: 'parts.submitted'; parts: Parts }
      | { type: 'report.left' },
    input: {} as ReportInput,
    output: {} as ReportOutput,
    children: {} as { proofUpload: 'proofUpload' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** The pictures of the proof; the wiring provides the chart. */
    proofUpload: {} as typeof proofUploadMachine,
    /** Whether the parts are amounts and add up. */
    checkParts: fromPromise<FieldProblem[], Parts & { amount: string }>(notProvided('checkParts')),
    reportNotReceived: fromPromise<Withdrawal, Word>(notProvided('reportNotReceived')),
    reportPartial: fromPromise<Withdrawal, Word & Parts>(notProvided('reportPartial')),
  },
  guards: {
    nothingArrived: ({ context }) => context.arrived === 'nothing',
    isProven: ({ context }) => context.proofs.length > 0,
    hasProblems: (_, params: { problems: FieldProblem[] }) => params.problems.length > 0,
    outdated: (_, params: { error: unknown }) => (params.error as Failure).status === 409,
  },
  actions: {
    keepWithdrawal: assign({ withdrawal: (_, params: { withdrawal: Withdrawal }) => params.withdrawal }),
    keepParts: assign({ parts: (_, params: { parts: Parts }) => params.parts }),
    keepProofs: assign({ proofs: (_, params: { proofs: string[] }) => params.proofs }),
    keepProblems: assign({ problems: (_, params: { problems: FieldProblem[] }) => params.problems }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    forgetRejection: assign({ problems: [], failure: null }),
    noteOutdated: assign({ outdated: true }),
  },
}).createMachine({
  id: 'withdrawal-report',
  context: ({ input }) => ({
    ...input,
    withdrawal: null,
    outdated: false,
    parts: { receivedAmount: '', remainingAmount: '' },
    proofs: [],
    problems: [],
    failure: null,
  }),
  initial: 'opening',
  output: ({ context: { withdrawal, outdated } }) => ({ withdrawal, outdated }),
  invoke: {
    id: 'proofUpload',
    src: 'proofUpload',
    input: ({ context }) => ({ withdrawalId: context.id }),
    onError: { description: 'The report goes on without more pictures.' },
  },
  on: { 'proofs.changed': { actions: { type: 'keepProofs', params: ({ event }) => ({ proofs: event.proofs }) } } },
  states: {
    opening: {
      description: 'Did nothing arrive, or a part?',
      meta: { requirements: ['s4.withdrawal.not-received', 's4.withdrawal.partial'] },
      always: [{ guard: 'nothingArrived', target: 'nothing' }, { target: 'parts' }],
    },
    nothing: {
      description: 'Nothing arrived: at least one picture proves it.',
      meta: { requirements: ['s4.withdrawal.not-received'] },
      exit: 'forgetRejection',
      on: {
        'nothing.submitted': [{ guard: 'isProven', target: 'sendingNothing' }, { target: '.unproven' }],
        'report.left': 'over',
      },
      initial: 'untouched',
      states: {
        untouched: { description: 'Nothing was sent yet.', meta: { requirements: ['s4.withdrawal.not-received'] } },
        unproven: {
          description: 'A picture is missing.',
          meta: { requirements: ['s4.withdrawal.not-received'] },
          tags: 'rejected',
        },
        refused: {
          description: 'The report did not get through; the reason is shown, and the pictures stay.',
          meta: { requirements: ['s4.withdrawal.not-received', 's8.message.network-abnormal'] },
          tags: 'rejected',
        },
      },
    },
    parts: {
      description: 'A part arrived: how much did, and how much did not.',
      meta: { requirements: ['s4.withdrawal.partial', 's3.withdrawal-confirmation.amounts'] },
      exit: 'forgetRejection',
      on: {
        'parts.submitted': { target: 'checking', actions: { type: 'keepParts', params: ({ event }) => ({ parts: event.parts }) } },
        'report.left': 'over',
      },
      initial: 'untouched',
      states: {
        untouched: { description: 'Nothing was sent yet.', meta: { requirements: ['s4.withdrawal.partial'] } },
        invalid: {
          description: 'The amounts are none, or do not add up.',
          meta: { requirements: ['s3.withdrawal-confirmation.amounts'] },
          tags: 'rejected',
        },
        refused: {
          description: 'The report did not get through; the reason is shown, and what was typed stays.',
          meta: { requirements: ['s4.withdrawal.partial', 's8.message.network-abnormal'] },
          tags: 'rejected',
        },
      },
    },
    checking: {
      description: 'Do the amounts add up?',
      meta: { requirements: ['s3.withdrawal-confirmation.amounts'] },
      tags: 'busy',
      invoke: {
        id: 'checkParts',
        src: 'checkParts',
        input: ({ context: { amount, parts } }) => ({ ...parts, amount }),
        onDone: [
          {
            guard: { type: 'hasProblems', params: ({ event }) => ({ problems: event.output }) },
            target: 'parts.invalid',
            actions: { type: 'keepProblems', params: ({ event }) => ({ problems: event.output }) },
          },
          { target: 'sendingParts' },
        ],
        onError: { target: 'parts.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    sendingNothing: {
      description: 'The report that nothing arrived is sent.',
      meta: { requirements: ['s4.withdrawal.not-received'] },
      tags: 'busy',
      invoke: {
        id: 'reportNotReceived',
        src: 'reportNotReceived',
        input: ({ context: { id, version, proofs } }) => ({ id, version, proofs }),
        onDone: { target: 'over', actions: { type: 'keepWithdrawal', params: ({ event }) => ({ withdrawal: event.output }) } },
        onError: [
          { guard: { type: 'outdated', params: ({ event }) => ({ error: event.error }) }, target: 'over', actions: 'noteOutdated' },
          { target: 'nothing.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    sendingParts: {
      description: 'The report that a part arrived is sent.',
      meta: { requirements: ['s4.withdrawal.partial'] },
      tags: 'busy',
      invoke: {
        id: 'reportPartial',
        src: 'reportPartial',
        input: ({ context: { id, version, parts, proofs } }) => ({ id, version, ...parts, proofs }),
        onDone: { target: 'over', actions: { type: 'keepWithdrawal', params: ({ event }) => ({ withdrawal: event.output }) } },
        onError: [
          { guard: { type: 'outdated', params: ({ event }) => ({ error: event.error }) }, target: 'over', actions: 'noteOutdated' },
          { target: 'parts.refused', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    over: {
      description: 'Sent, left, or outdated.',
      meta: { requirements: ['s4.withdrawal.not-received', 's4.withdrawal.partial'] },
      type: 'final',
    },
  },
});
