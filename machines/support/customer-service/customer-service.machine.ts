import { assign, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { Ending } from '../../platform/host/host.machine';

/**
 * Kinds of contacts on the wire: for VIPs, a live chat, and one with an encrypted address. Only the last is specified.
 */
type ContactType = '1' | '2' | '3';
/**
 * Rank of the player (0: a visitor), and the available contacts; the wiring has their addresses. `member`: the player
 * can use the live chat of the portal.
 */
type Service = { rankLevel: number; member: boolean; types: readonly string[] };
/** Outcome of opening the window. `blocked`: by the browser. `address`: it was not ours, so the window was closed. */
export type Opening = { kind: 'opened' } | { kind: 'blocked' } | { kind: 'address' };

/**
 * Customer service, in a window of its own: the VIP contact above rank level 4, otherwise live chat. Meets
 * s4.customer-service.*.
 */
export const customerServiceMachine = setup({
  types: {
    /** `desk`: the player has requested the portal's own live chat. */
    context: {} as Service & { type: ContactType; desk: boolean; failure: Failure | null },
    events: {} as
      | { type: 'contact.requested' }
      | { type: 'feedback.requested' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    output: {} as Ending,
    tags: {} as 'busy' | 'offered' | 'rejected',
  },
  actors: {
    loadService: {} as PromiseActorLogic<Service>,
    /**
     * Focuses the window if it is open. Otherwise opens one immediately and then loads the address; closes it if the
     * address is not ours.
     */
    openContact: {} as PromiseActorLogic<Opening, { type: ContactType }>,
  },
  guards: {
    isMember: ({ context }) => context.member,
    hasVip: ({ context }) => context.rankLevel > 4 && context.types.includes('1'),
    hasContactType: ({ context }, params: { type: ContactType }) => context.types.includes(params.type),
    is: (_, params: { outcome: Opening; kind: Opening['kind'] }) => params.outcome.kind === params.kind,
  },
  actions: {
    setService: assign((_, { rankLevel, member, types }: Service) => ({ rankLevel, member, types })),
    selectDesk: assign({ desk: true }),
    setType: assign({ type: (_, params: { type: ContactType }) => params.type }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'customer-service',
  context: { rankLevel: 0, member: false, types: [], type: '2', desk: false, failure: null },
  initial: 'loading',
  output: ({ context }) => ({ next: { to: context.desk ? 'liveChat' : 'feedback' } }),
  on: { 'feedback.requested': '.ended' },
  states: {
    loading: {
      description: "Loading the contacts and the reader's rank.",
      meta: { requirements: ['s4.customer-service.path-list', 's1.sidebar.customer-service', 'own.support.safe'] },
      tags: 'busy',
      invoke: {
        id: 'loadService',
        src: 'loadService',
        onDone: { target: 'routing', actions: { type: 'setService', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    routing: {
      description:
        "The VIP contact beyond rank level 4, otherwise live chat; an encrypted address comes first, and without one members have the portal's own chat.",
      meta: { requirements: ['s4.customer-service.vip', 's4.customer-service.live-chat'] },
      always: [
        { guard: 'hasVip', target: 'offered.vip', actions: { type: 'setType', params: { type: '1' } } },
        {
          guard: { type: 'hasContactType', params: { type: '3' } },
          target: 'offered.liveChat',
          actions: { type: 'setType', params: { type: '3' } },
        },
        {
          guard: { type: 'hasContactType', params: { type: '2' } },
          target: 'offered.liveChat',
          actions: { type: 'setType', params: { type: '2' } },
        },
        { guard: 'isMember', target: 'desk' },
        { target: 'unavailable' },
      ],
    },
    offered: {
      description: 'One press opens it in its own window.',
      meta: { requirements: ['s4.customer-service.window', 's9.const.support-window'] },
      tags: 'offered',
      on: { 'contact.requested': 'opening' },
      initial: 'liveChat',
      states: {
        vip: { description: 'The VIP contact is offered.', meta: { requirements: ['s4.customer-service.vip'] } },
        liveChat: { description: 'Live chat is offered.', meta: { requirements: ['s4.customer-service.live-chat'] } },
        opened: {
          description: 'Open in its window; another press focuses the window, or opens it again.',
          meta: { requirements: ['s4.customer-service.window'] },
        },
        blocked: {
          description: 'The browser blocked the window: the player allows it and retries.',
          meta: { requirements: ['s4.customer-service.window'] },
          tags: 'rejected',
        },
        rejected: {
          description: 'The address could not be loaded or is not allowed; the window closes again.',
          meta: { requirements: ['s4.customer-service.failure'] },
          tags: 'rejected',
        },
      },
    },
    opening: {
      description: 'An empty window of 440 × 500 is open; its address is built and checked before it loads.',
      meta: { requirements: ['s4.customer-service.type-3', 's4.customer-service.window'] },
      tags: 'busy',
      invoke: {
        id: 'openContact',
        src: 'openContact',
        input: ({ context }) => ({ type: context.type }),
        onDone: [
          {
            guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'opened' }) },
            target: 'offered.opened',
          },
          {
            guard: { type: 'is', params: ({ event }) => ({ outcome: event.output, kind: 'blocked' }) },
            target: 'offered.blocked',
          },
          { target: 'offered.rejected' },
        ],
        onError: 'offered.rejected',
      },
    },
    desk: {
      description: 'No live chat provider is set up; support answers members in the portal itself.',
      meta: { requirements: ['s4.customer-service.live-chat', 'own.chat.desk'] },
      on: { 'contact.requested': { target: 'ended', actions: 'selectDesk' } },
    },
    unavailable: {
      description: 'Live chat is not available here; the player can still write.',
      meta: { requirements: ['s4.customer-service.live-chat', 's2.other.feedback-form'] },
    },
    failed: {
      description: 'Loading failed: try again.',
      meta: { requirements: ['s1.sidebar.customer-service', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'loading' },
    },
    ended: {
      description: 'On to the feedback form, or to the live chat.',
      meta: { requirements: ['s2.other.feedback-form', 's4.customer-service.live-chat'] },
      type: 'final',
    },
  },
});
