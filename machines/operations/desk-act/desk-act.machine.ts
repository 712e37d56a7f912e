import { assign, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { FormOutput, formMachine } from '../../platform/form/form.machine';

/**
 * Act of an operator on an item: its queue, its id, the version that the operator has seen (0: it has none), and the
 * act.
 */
export type DeskActInput = { queue: string; item: string; version: number; act: string };
/**
 * Outcome of an act. `waits`: a second operator must confirm it; `stepUp`: it takes a code of the authenticator app
 * first; `conflict`: the item has changed since it was read; `differs`: the statement is not as the player reported.
 */
export type DeskActResult = { kind: 'done' | 'waits' | 'stepUp' | 'conflict' } | { kind: 'differs'; failure: Failure };
/** `isCorrected`: the operator accepts that the statement differs from the report. */
type DeskActRequest = DeskActInput & { reason: string; isCorrected: boolean };

/** An act that an operator confirms, with its reason. Meets own.desk-app.act, own.desk-app.statement. */
export const deskActMachine = setup({
  types: {
    context: {} as DeskActInput & { reason: string | null; isCorrected: boolean; failure: Failure | null },
    events: {} as
      | { type: 'act.acknowledged' }
      | { type: 'act.corrected' }
      | { type: 'act.revised' }
      | { type: 'act.cancelled' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    input: {} as DeskActInput,
    children: {} as { reasonForm: 'reasonForm'; codeForm: 'codeForm'; perform: 'perform' },
    tags: {} as 'busy' | 'rejected' | 'ended',
  },
  actors: {
    /** Collects the confirmation and the reason, which is its `word`. */
    reasonForm: {} as typeof formMachine,
    /** Collects a code of the authenticator app; the gateway then accepts acts with money for some minutes. */
    codeForm: {} as typeof formMachine,
    perform: {} as PromiseActorLogic<DeskActResult, DeskActRequest>,
  },
  guards: {
    sent: (_, params: { sent: boolean }) => params.sent,
    is: (_, { result, kind }: { result: DeskActResult; kind: DeskActResult['kind'] }) => result.kind === kind,
    hasReason: ({ context }) => context.reason !== null,
  },
  actions: {
    setReason: assign({ reason: (_, { word }: FormOutput) => (typeof word === 'string' ? word : '') }),
    setCorrected: assign({ isCorrected: true }),
    /** Keeps what differs, to show it. */
    setDifference: assign({
      failure: (_, { result }: { result: DeskActResult }) => (result.kind === 'differs' ? result.failure : null),
    }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'desk-act',
  context: ({ input }) => ({ ...input, reason: null, isCorrected: false, failure: null }),
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The operator confirms the act; a rejection takes a reason, which the player reads.',
      meta: { requirements: ['own.desk-app.act'] },
      invoke: {
        id: 'reasonForm',
        src: 'reasonForm',
        input: ({ context }) => ({ about: context.act }),
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => event.output },
            target: 'performing',
            actions: { type: 'setReason', params: ({ event }) => event.output },
          },
          { target: 'ended', description: 'Cancelled; nothing is sent.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    performing: {
      description: 'Sending the act.',
      meta: { requirements: ['own.desk-app.act'] },
      tags: 'busy',
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context: { queue, item, version, act, reason, isCorrected } }) => ({
          queue,
          item,
          version,
          act,
          reason: reason ?? '',
          isCorrected,
        }),
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'done' }) },
            target: 'done',
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'waits' }) },
            target: 'waiting',
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'stepUp' }) },
            target: 'steppingUp',
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ result: event.output, kind: 'differs' }) },
            target: 'differing',
            actions: { type: 'setDifference', params: ({ event }) => ({ result: event.output }) },
          },
          { target: 'conflicted' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    steppingUp: {
      description: 'An act with money takes a fresh code of the authenticator app; the reason stays.',
      meta: { requirements: ['own.desk-app.step-up'] },
      invoke: {
        id: 'codeForm',
        src: 'codeForm',
        input: { about: null },
        onDone: [
          { guard: { type: 'sent', params: ({ event }) => event.output }, target: 'performing' },
          { target: 'ended', description: 'Cancelled; nothing is done.' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    differing: {
      description: 'The statement differs from the report: the operator corrects the entry, or credits the statement.',
      meta: { requirements: ['own.desk-app.statement'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: {
        'act.corrected': {
          target: 'performing',
          actions: 'setCorrected',
          description: 'The report was wrong: the statement counts.',
        },
        'act.revised': { target: 'confirming', description: 'The entry was wrong.' },
        'act.cancelled': 'ended',
      },
    },
    done: {
      description: 'Done and recorded.',
      meta: { requirements: ['own.desk-app.act'] },
      tags: 'ended',
      on: { 'act.acknowledged': 'ended' },
    },
    waiting: {
      description: 'Recorded, and waits for another operator.',
      meta: { requirements: ['own.desk-app.second'] },
      tags: 'ended',
      on: { 'act.acknowledged': 'ended' },
    },
    conflicted: {
      description: 'Nothing is done: somebody else has changed the item since it was opened.',
      meta: { requirements: ['own.desk-app.conflict'] },
      tags: ['ended', 'rejected'],
      on: { 'act.acknowledged': 'ended' },
    },
    failed: {
      description: 'The act was rejected or not sent; the operator can try again or leave it.',
      meta: { requirements: ['own.desk-app.act'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: {
        'retry.requested': [{ guard: 'hasReason', target: 'performing' }, { target: 'confirming' }],
        'act.cancelled': 'ended',
      },
    },
    ended: {
      description: 'Back at the item.',
      meta: { requirements: ['own.desk-app.act'] },
      type: 'final',
    },
  },
});
