import { assign, type DoneActorEvent, type ErrorActorEvent, type PromiseActorLogic, sendParent, setup } from 'xstate';
import type { Failure, SystemStatus } from '../../../src/contract';

/** The permission response as far as the portal needs it, and whether visitors must log in first. */
export type Site = Pick<SystemStatus, 'maintenance' | 'regionRestriction' | 'maintenanceEnd' | 'serverTime'> &
  Omit<SystemStatus['info'], 'analytics' | 'registerValidation' | 'launchGameCDNs'> & {
    gtagId: string;
    loginFirst: boolean;
  };

/** Access to the portal: open, under maintenance, restricted here, or unreachable. Meets s4.system-status.*. */
export const systemStatusMachine = setup({
  types: {
    context: {} as { site: Site | null; attempts: number; rejection: unknown },
    events: {} as
      | { type: 'retry.requested' }
      | { type: 'service.rejected' }
      | DoneActorEvent<Site>
      | ErrorActorEvent<Failure>,
    tags: {} as 'busy' | 'closed',
  },
  actors: {
    /** Reads the permission response, with the current host as its `url` parameter. */
    readStatus: {} as PromiseActorLogic<Site>,
  },
  guards: {
    underMaintenance: ({ context }) => context.site?.maintenance === true,
    regionRestricted: ({ context }) => context.site?.regionRestriction === true,
    invalidUrl: ({ event }) => 'error' in event && event.error.code === 'system.invalidUrl',
  },
  actions: {
    setSite: assign({ site: ({ event }) => ('output' in event ? event.output : null) }),
    /** The rejection of an unknown host carries the contacts of customer service. */
    setRejection: assign({ rejection: ({ event }) => ('error' in event ? event.error.value : null) }),
    /** Six attempts reach the longest delay. */
    countAttempt: assign({ attempts: ({ context }) => Math.min(context.attempts + 1, 6) }),
    clearAttempts: assign({ attempts: 0 }),
    reportOpen: sendParent(({ context }) => ({ type: 'site.opened', loginFirst: context.site?.loginFirst === true })),
  },
  delays: {
    /** 2 s, 4 s, 8 s …, at most a minute. */
    backOff: ({ context }) => Math.min(1_000 * 2 ** context.attempts, 60_000),
    /** Remaining time by the server's clock, at most an hour; a minute if the end is unknown or past. */
    untilMaintenanceEnds: ({ context: { site } }) =>
      site?.maintenanceEnd && site.maintenanceEnd > site.serverTime
        ? Math.min(site.maintenanceEnd - site.serverTime, 3_600_000)
        : 60_000,
  },
}).createMachine({
  id: 'system-status',
  context: { site: null, attempts: 0, rejection: null },
  initial: 'checking',
  states: {
    checking: {
      description: 'Requests the system status; the page that was served first stays on the screen.',
      meta: { requirements: ['s7.call.system-status'] },
      tags: 'busy',
      invoke: {
        id: 'readStatus',
        src: 'readStatus',
        onDone: 'routing',
        onError: [
          {
            guard: 'invalidUrl',
            target: 'invalidUrl',
            actions: 'setRejection',
            description: 'The host is not one of ours.',
          },
          { target: 'unreachable' },
        ],
      },
    },
    routing: {
      description: 'Decides by the response: first maintenance, then the region.',
      meta: { requirements: ['s4.system-status.decision', 's3.permission.status-fields'] },
      entry: 'setSite',
      always: [
        { guard: 'underMaintenance', target: 'maintenance' },
        { guard: 'regionRestricted', target: 'restricted' },
        { target: 'open' },
      ],
    },
    open: {
      description: 'The portal is open.',
      meta: { requirements: ['s4.system-status.normal', 's3.permission.whitelabel', 's3.permission.settings'] },
      entry: ['clearAttempts', 'reportOpen'],
      initial: 'steady',
      states: {
        steady: {
          description: 'The portal is shown.',
          meta: { requirements: ['s4.system-status.normal'] },
          on: {
            'service.rejected': {
              target: 'confirming',
              description: 'A request was rejected because the platform is closed.',
            },
          },
        },
        confirming: {
          description: 'A request was rejected as closed; loads the status again, and the page stays until it arrives.',
          meta: { requirements: ['own.system-status.later-503'] },
          invoke: { id: 'confirmStatus', src: 'readStatus', onDone: '#system-status.routing', onError: 'steady' },
        },
      },
    },
    maintenance: {
      description: 'The maintenance page, with its end time.',
      meta: {
        requirements: [
          's4.system-status.maintenance',
          's2.maintenance.page',
          's1.site.closed',
          's8.message.maintenance-notice',
        ],
      },
      tags: 'closed',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Waiting for the end time; the player can check earlier.',
          meta: { requirements: ['own.system-status.maintenance-over'] },
          after: { untilMaintenanceEnds: 'rechecking' },
          on: { 'retry.requested': 'rechecking' },
        },
        rechecking: {
          description: 'Checking whether maintenance has ended.',
          meta: { requirements: ['own.system-status.maintenance-over'] },
          tags: 'busy',
          invoke: {
            id: 'readAfterMaintenance',
            src: 'readStatus',
            onDone: '#system-status.routing',
            onError: 'waiting',
          },
        },
      },
    },
    restricted: {
      description:
        'The page that says that the portal is not available in this region or from this address; only a new visit can change it.',
      meta: {
        requirements: [
          's4.system-status.restriction',
          's2.restriction.page',
          's3.permission.location',
          's8.message.access-restricted',
        ],
      },
      tags: 'closed',
    },
    invalidUrl: {
      description:
        'The portal was opened under a host that is not ours; customer service helps. Only a new visit can change it.',
      meta: { requirements: ['s8.message.invalid-url'] },
      tags: 'closed',
    },
    unreachable: {
      description: 'The gateway is unreachable; retries, less and less often.',
      meta: { requirements: ['own.system-status.unreachable'] },
      tags: 'closed',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Pausing before the next attempt; the player can retry now.',
          meta: { requirements: ['own.system-status.unreachable'] },
          entry: 'countAttempt',
          after: { backOff: 'retrying' },
          on: { 'retry.requested': 'retrying' },
        },
        retrying: {
          description: 'Retrying the gateway.',
          meta: { requirements: ['own.system-status.unreachable'] },
          tags: 'busy',
          invoke: {
            id: 'readAgain',
            src: 'readStatus',
            onDone: '#system-status.routing',
            onError: [
              { guard: 'invalidUrl', target: '#system-status.invalidUrl', actions: 'setRejection' },
              { target: 'waiting' },
            ],
          },
        },
      },
    },
  },
});
