import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { OwnData, OwnDataFormat } from '../../../src/contract/identity/own-data';
import type { FormOutput, formMachine } from '../../platform/form/form.machine';

/** Outcome of a download; `gone`: the file has expired, or a newer request has replaced it. */
export type OwnDataDownload = { kind: 'saved' | 'gone' };

/**
 * The file of all that is stored about a player: requested with the password and the second factor in use, made by a
 * job, and downloaded until it expires. Meets own.data.page.
 */
export const ownDataMachine = setup({
  types: {
    context: {} as { status: OwnData | null; format: OwnDataFormat; failure: Failure | null },
    events: {} as
      | { type: 'request.requested' }
      | { type: 'refresh.requested' }
      | { type: 'download.requested'; format: OwnDataFormat }
      | { type: 'retry.requested' }
      | { type: 'section.closed' }
      | DoneActorEvent<OwnData | OwnDataDownload | FormOutput>
      | ErrorActorEvent<Failure>,
    children: {} as { form: 'form' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Reads the state of the newest request. */
    readStatus: {} as PromiseActorLogic<OwnData>,
    /** Collects the password and a second factor, and requests a file. */
    form: {} as typeof formMachine,
    /** Reads all parts of the file and saves them as one. */
    saveParts: {} as PromiseActorLogic<OwnDataDownload, { format: OwnDataFormat }>,
  },
  delays: { poll: 10_000 },
  guards: {
    is: ({ event }, { state }: { state: OwnData['state'] }) =>
      'output' in event && Object(event.output).state === state,
    isGone: (_, params: OwnDataDownload) => params.kind === 'gone',
    sent: (_, params: { sent: boolean }) => params.sent,
    canRequest: ({ context }) => context.status?.nextAt === null,
  },
  actions: {
    setStatus: assign({ status: (_, params: { status: OwnData }) => params.status }),
    clearStatus: assign({ status: null }),
    setFormat: assign({ format: (_, params: { format: OwnDataFormat }) => params.format }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'own-data',
  context: { status: null, format: 'html', failure: null },
  initial: 'viewing',
  states: {
    viewing: {
      description: 'The state of the own data: requested or not, being prepared, ready, expired, or failed.',
      meta: { requirements: ['own.data.page'] },
      on: { 'section.closed': 'left' },
      initial: 'loading',
      states: {
        loading: {
          description: 'Loading the state; while a file is being prepared, the page stays as it is.',
          meta: { requirements: ['own.data.page'] },
          tags: 'busy',
          invoke: {
            id: 'readStatus',
            src: 'readStatus',
            onDone: [
              {
                guard: { type: 'is', params: { state: 'pending' } },
                target: 'pending',
                actions: { type: 'setStatus', params: ({ event }) => ({ status: event.output }) },
              },
              {
                guard: { type: 'is', params: { state: 'ready' } },
                target: 'ready',
                actions: { type: 'setStatus', params: ({ event }) => ({ status: event.output }) },
              },
              {
                guard: { type: 'is', params: { state: 'expired' } },
                target: 'absent.expired',
                actions: { type: 'setStatus', params: ({ event }) => ({ status: event.output }) },
              },
              {
                guard: { type: 'is', params: { state: 'failed' } },
                target: 'absent.unmade',
                actions: { type: 'setStatus', params: ({ event }) => ({ status: event.output }) },
              },
              {
                target: 'absent.none',
                actions: { type: 'setStatus', params: ({ event }) => ({ status: event.output }) },
              },
            ],
            onError: { target: 'failed', actions: 'setFailure' },
          },
        },
        absent: {
          description: 'There is no file. The player can request one, at most once a day.',
          meta: { requirements: ['own.data.page', 'own.data.export'] },
          on: { 'request.requested': { guard: 'canRequest', target: '#own-data.requesting' } },
          initial: 'none',
          states: {
            none: { description: 'Nothing has been requested yet.', meta: { requirements: ['own.data.page'] } },
            expired: {
              description: 'The last file has expired and is deleted.',
              meta: { requirements: ['own.data.page'] },
            },
            unmade: {
              description: 'The last file could not be prepared; the player can repeat the request.',
              meta: { requirements: ['own.data.page'] },
            },
          },
        },
        pending: {
          description: 'A file is being prepared. The page checks every ten seconds, or on request.',
          meta: { requirements: ['own.data.page'] },
          after: { poll: 'loading' },
          on: { 'refresh.requested': 'loading' },
        },
        ready: {
          description: 'The file is ready until a stated time, as a page to read and as JSON.',
          meta: { requirements: ['own.data.page', 'own.data.export'] },
          on: {
            'request.requested': {
              guard: 'canRequest',
              target: '#own-data.requesting',
              description: 'A new file replaces this one.',
            },
          },
          initial: 'idle',
          states: {
            idle: {
              description: 'Both formats are offered.',
              meta: { requirements: ['own.data.page'] },
              on: {
                'download.requested': {
                  target: 'saving',
                  actions: { type: 'setFormat', params: ({ event }) => ({ format: event.format }) },
                },
              },
            },
            saving: {
              description: 'Loading the parts of the file.',
              meta: { requirements: ['own.data.page'] },
              tags: 'busy',
              invoke: {
                id: 'saveParts',
                src: 'saveParts',
                input: ({ context }) => ({ format: context.format }),
                onDone: [
                  {
                    guard: { type: 'isGone', params: ({ event }) => event.output },
                    target: '#own-data.viewing.loading',
                    description: 'The file has expired in the meantime, or was replaced.',
                  },
                  { target: 'saved' },
                ],
                onError: { target: 'unsaved', actions: 'setFailure' },
              },
            },
            saved: {
              description: 'The browser stores the file; the player is asked to keep it safe.',
              meta: { requirements: ['own.data.page'] },
              on: {
                'download.requested': {
                  target: 'saving',
                  actions: { type: 'setFormat', params: ({ event }) => ({ format: event.format }) },
                },
              },
            },
            unsaved: {
              description: 'The file could not be loaded; the reason is shown, and the player can retry.',
              meta: { requirements: ['own.data.page', 's8.message.network-abnormal'] },
              tags: 'rejected',
              exit: 'clearFailure',
              on: {
                'download.requested': {
                  target: 'saving',
                  actions: { type: 'setFormat', params: ({ event }) => ({ format: event.format }) },
                },
              },
            },
          },
        },
        failed: {
          description: 'A part has failed: try again, or go back.',
          meta: { requirements: ['own.data.page', 'own.portal.broken-part'] },
          tags: 'rejected',
          exit: 'clearFailure',
          on: { 'retry.requested': 'loading' },
        },
      },
    },
    requesting: {
      description: 'Asks for the password, and for the second factor in use, before a file is requested.',
      meta: { requirements: ['own.data.page', 'own.data.export', 'own.security.password-required'] },
      invoke: {
        id: 'form',
        src: 'form',
        input: { about: null },
        onDone: [
          {
            guard: { type: 'sent', params: ({ event }) => event.output },
            target: 'viewing',
            actions: 'clearStatus',
          },
          { target: 'viewing', description: 'Left; nothing is requested.' },
        ],
        onError: { target: 'viewing.failed', actions: 'setFailure' },
      },
    },
    left: { description: 'Back at the overview.', meta: { requirements: ['own.data.page'] }, type: 'final' },
  },
});
