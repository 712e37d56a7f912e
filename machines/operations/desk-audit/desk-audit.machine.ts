import { assign, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { DeskValue } from '../../../src/contract/operations/desk-endpoints';
import type { FormOutput, formMachine } from '../../platform/form/form.machine';
import type { ListFilter, ListMachine } from '../../platform/list/list.machine';

/** Page of the audit; `totalPages` counts the pages up to this one, plus one if more follow. */
export type AuditPage = DeskValue<'audit'> & { pageNum: number; totalPages: number };
export type AuditAct = DeskValue<'auditAct'>;
/** `rows`: number of acts in the file; `isComplete`: false if older ones are left out. */
export type AuditExport = Pick<DeskValue<'exportAudit'>, 'rows' | 'isComplete'>;

/** `id`: the act to open, empty for none. */
export type DeskAuditInput = { id: string };

/** All that operators did and saw: search, one act, and export. Meets own.desk-app.audit, own.desk-app.audit-export. */
export const deskAuditMachine = setup({
  types: {
    context: {} as DeskAuditInput & {
      act: AuditAct | null;
      /** Filter that is exported. */
      filter: ListFilter;
      reason: string;
      exported: AuditExport | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'act.selected'; id: string }
      | { type: 'act.closed' }
      | { type: 'export.requested'; filter: ListFilter }
      | { type: 'export.acknowledged' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    input: {} as DeskAuditInput,
    children: {} as { list: 'list'; load: 'load'; reasonForm: 'reasonForm'; exportActs: 'exportActs' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Pages of acts, newest first, by filter. */
    list: {} as ListMachine<AuditPage>,
    load: {} as PromiseActorLogic<AuditAct, DeskAuditInput>,
    /** Collects the reason of an export, which is its `word`. */
    reasonForm: {} as typeof formMachine,
    /** Saves the acts that match a filter as a file; the gateway records it with the reason. */
    exportActs: {} as PromiseActorLogic<AuditExport, { filter: ListFilter; reason: string }>,
  },
  guards: {
    hasAct: ({ context }) => context.id !== '',
    sent: (_, params: { sent: boolean }) => params.sent,
  },
  actions: {
    select: assign({ id: (_, params: { id: string }) => params.id }),
    setAct: assign({ act: (_, params: { act: AuditAct }) => params.act }),
    clearAct: assign({ id: '', act: null }),
    /** Shows the open act in the address bar, or the audit alone. */
    showAddress: (_, _params: DeskAuditInput) => {},
    setFilter: assign({ filter: (_, params: { filter: ListFilter }) => params.filter }),
    setReason: assign({ reason: (_, { word }: FormOutput) => (typeof word === 'string' ? word : '') }),
    setExported: assign({ exported: (_, params: { exported: AuditExport }) => params.exported }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'desk-audit',
  context: ({ input }) => ({ ...input, act: null, filter: {}, reason: '', exported: null, failure: null }),
  initial: 'open',
  states: {
    open: {
      description: 'The search keeps its filter and its page while an act is open.',
      meta: { requirements: ['own.desk-app.audit'] },
      invoke: { id: 'list', src: 'list', onError: { target: 'failed', actions: 'setFailure' } },
      initial: 'choosing',
      states: {
        choosing: {
          description: 'Opens the act that the address names.',
          meta: { requirements: ['own.desk-app.link'] },
          always: [{ guard: 'hasAct', target: 'reading' }, { target: 'listing' }],
        },
        listing: {
          description: 'The acts that match the filter, newest first.',
          meta: { requirements: ['own.desk-app.audit'] },
          entry: ['clearAct', { type: 'showAddress', params: { id: '' } }],
          on: {
            'act.selected': {
              target: 'reading',
              actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
            },
            'export.requested': {
              target: 'exporting',
              actions: { type: 'setFilter', params: ({ event }) => ({ filter: event.filter }) },
            },
          },
        },
        reading: {
          description: 'An act is open beside the list.',
          meta: { requirements: ['own.desk-app.audit'] },
          on: {
            'act.closed': 'listing',
            'act.selected': {
              target: 'reading',
              reenter: true,
              actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
            },
          },
          initial: 'loading',
          states: {
            loading: {
              description: 'Loading what is recorded about the act.',
              meta: { requirements: ['own.desk-app.audit'] },
              tags: 'busy',
              entry: { type: 'showAddress', params: ({ context: { id } }) => ({ id }) },
              invoke: {
                id: 'load',
                src: 'load',
                input: ({ context: { id } }) => ({ id }),
                onDone: {
                  target: 'visible',
                  actions: { type: 'setAct', params: ({ event }) => ({ act: event.output }) },
                },
                onError: { target: 'unread', actions: 'setFailure' },
              },
            },
            visible: {
              description: 'Who did it, why, what it changed and what it showed.',
              meta: { requirements: ['own.desk-app.audit'] },
            },
            unread: {
              description: 'The act could not be loaded; the operator can try again or close it.',
              meta: { requirements: ['own.desk-app.audit'] },
              tags: 'rejected',
              exit: 'clearFailure',
              on: { 'retry.requested': 'loading' },
            },
          },
        },
        exporting: {
          description: 'The acts of the filter are exported.',
          meta: { requirements: ['own.desk-app.audit-export'] },
          initial: 'explaining',
          states: {
            explaining: {
              description: 'The operator types why the acts are exported.',
              meta: { requirements: ['own.desk-app.audit-export'] },
              invoke: {
                id: 'reasonForm',
                src: 'reasonForm',
                input: { about: null },
                onDone: [
                  {
                    guard: { type: 'sent', params: ({ event }) => event.output },
                    target: 'saving',
                    actions: { type: 'setReason', params: ({ event }) => event.output },
                  },
                  { target: '#desk-audit.open.listing', description: 'Cancelled; nothing is exported.' },
                ],
                onError: { target: '#desk-audit.failed', actions: 'setFailure' },
              },
            },
            saving: {
              description: 'The gateway records the export, and the browser saves the file.',
              meta: { requirements: ['own.desk-app.audit-export'] },
              tags: 'busy',
              invoke: {
                id: 'exportActs',
                src: 'exportActs',
                input: ({ context: { filter, reason } }) => ({ filter, reason }),
                onDone: {
                  target: 'saved',
                  actions: { type: 'setExported', params: ({ event }) => ({ exported: event.output }) },
                },
                onError: { target: 'unsaved', actions: 'setFailure' },
              },
            },
            saved: {
              description: 'The file is saved; the operator sees how many acts it has.',
              meta: { requirements: ['own.desk-app.audit-export'] },
              on: { 'export.acknowledged': '#desk-audit.open.listing' },
            },
            unsaved: {
              description: 'The export failed; the operator can try again with the same reason, or leave it.',
              meta: { requirements: ['own.desk-app.audit-export'] },
              tags: 'rejected',
              exit: 'clearFailure',
              on: { 'retry.requested': 'saving', 'export.acknowledged': '#desk-audit.open.listing' },
            },
          },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again.',
      meta: { requirements: ['own.desk-app.audit'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': { target: 'open', actions: 'clearAct' } },
    },
  },
});
