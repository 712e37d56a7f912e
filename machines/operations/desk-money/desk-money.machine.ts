import { assign, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { DeskValue } from '../../../src/contract/operations/desk-endpoints';
import type { ListFilter, ListMachine } from '../../platform/list/list.machine';
import type { deskActMachine } from '../desk-act/desk-act.machine';

export type MoneyReport = DeskValue<'moneyReport'>;
/** Page of verifications; `totalPages` counts the pages up to this one, plus one if more follow. */
export type VerificationPage = DeskValue<'verifications'> & { pageNum: number; totalPages: number };

/** The site's money: figures of a period, their file, and the verification of the ledger. Meets own.desk-app.money. */
export const deskMoneyMachine = setup({
  types: {
    context: {} as {
      /** Period of the file. */
      filter: ListFilter;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'file.requested'; filter: ListFilter }
      | { type: 'verification.requested' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    children: {} as {
      report: 'report';
      verifications: 'verifications';
      saveFile: 'saveFile';
      deskAct: 'deskAct';
    },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Figures of a period (`from` and `to`, inclusive, such as `2026-11-20`); today without one. */
    report: {} as ListMachine<MoneyReport>,
    /** Verifications of the ledger, the newest first. */
    verifications: {} as ListMachine<VerificationPage>,
    /** Reads the figures of a period, which the gateway records, and saves them as a file. */
    saveFile: {} as PromiseActorLogic<void, { filter: ListFilter }>,
    /** Confirmation, reason and outcome of an act; the wiring provides the chart. */
    deskAct: {} as typeof deskActMachine,
  },
  actions: {
    setFilter: assign({ filter: (_, params: { filter: ListFilter }) => params.filter }),
    refreshVerifications: sendTo('verifications', { type: 'refresh.requested' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'desk-money',
  context: { filter: {}, failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'Figures of a period, and the verifications of the ledger.',
      meta: { requirements: ['own.desk-app.money', 'own.desk-app.verification'] },
      invoke: [
        { id: 'report', src: 'report', onError: { target: 'failed', actions: 'setFailure' } },
        { id: 'verifications', src: 'verifications', onError: { target: 'failed', actions: 'setFailure' } },
      ],
      initial: 'reading',
      states: {
        reading: {
          description: 'The page is read.',
          meta: { requirements: ['own.desk-app.money'] },
          on: {
            'file.requested': {
              target: '.saving',
              actions: { type: 'setFilter', params: ({ event }) => ({ filter: event.filter }) },
              description: 'Another period cancels the file in progress.',
            },
            'verification.requested': 'acting',
          },
          initial: 'idle',
          states: {
            idle: { description: 'Nothing is saved.', meta: { requirements: ['own.desk-app.money'] } },
            saving: {
              description: 'Reading the figures for the file.',
              meta: { requirements: ['own.desk-app.money-file'] },
              tags: 'busy',
              invoke: {
                id: 'saveFile',
                src: 'saveFile',
                input: ({ context: { filter } }) => ({ filter }),
                onDone: 'saved',
                onError: { target: 'unsaved', actions: 'setFailure' },
              },
            },
            saved: { description: 'The browser has the file.', meta: { requirements: ['own.desk-app.money-file'] } },
            unsaved: {
              description: 'The file could not be made; the reason is shown.',
              meta: { requirements: ['own.desk-app.money-file'] },
              tags: 'rejected',
              exit: 'clearFailure',
            },
          },
        },
        acting: {
          description: 'A verification of the ledger is confirmed and requested; the figures stay in view.',
          meta: { requirements: ['own.desk-app.verification', 'own.desk-app.act'] },
          invoke: {
            id: 'deskAct',
            src: 'deskAct',
            input: { queue: 'money', item: 'ledger', version: 0, act: 'verifyLedger' },
            onDone: {
              target: 'reading',
              actions: 'refreshVerifications',
              description: 'Requested or cancelled; the verifications are read again either way.',
            },
            onError: { target: '#desk-money.failed', actions: 'setFailure' },
          },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again.',
      meta: { requirements: ['own.desk-app.money'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open' },
    },
  },
});
