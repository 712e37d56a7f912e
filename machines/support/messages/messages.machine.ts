import { assign, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { Failure, MessagePage } from '../../../src/contract';
import type { ListMachine } from '../../platform/list/list.machine';

/**
 * A player's messages: opened (and thereby marked as read), all marked as read, and deleted. Meets
 * s2.member-centre.messages, s2.other.internal-messages.
 */
export const messagesMachine = setup({
  types: {
    /** `opened`: messages read here, which the list may still count as unread. */
    context: {} as { selected: string | null; opened: string[]; failure: Failure | null },
    events: {} as
      | { type: 'message.opened'; id: string }
      | { type: 'message.closed' }
      | { type: 'readAll.requested' }
      | { type: 'removal.requested' }
      | { type: 'removal.confirmed' }
      | { type: 'removal.cancelled' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    children: {} as { list: 'list' },
    tags: {} as 'busy' | 'open' | 'rejected',
  },
  actors: {
    /** Messages to the player, personal and general, newest first. */
    list: {} as ListMachine<MessagePage>,
    /** Marks a message as read; the request completes even if the actor stops. */
    markRead: {} as PromiseActorLogic<void, { id: string }>,
    markAllRead: {} as PromiseActorLogic<void>,
    removeMessage: {} as PromiseActorLogic<void, { id: string }>,
  },
  actions: {
    select: assign({
      selected: (_, params: { id: string }) => params.id,
      opened: ({ context }, params: { id: string }) => [...context.opened.filter((id) => id !== params.id), params.id],
    }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'messages',
  context: { selected: null, opened: [], failure: null },
  initial: 'browsing',
  states: {
    browsing: {
      description: 'The list of messages, with one of them over it.',
      meta: {
        requirements: [
          's2.member-centre.messages',
          's2.other.internal-messages',
          'own.alert.sent',
          'own.messages.many',
        ],
      },
      invoke: {
        id: 'list',
        src: 'list',
        onError: { target: 'failed', actions: 'setFailure' },
      },
      initial: 'listing',
      states: {
        listing: {
          description: "Unread messages are marked; the last action's result is shown.",
          meta: { requirements: ['s2.member-centre.messages', 's3.message.unread-count'] },
          on: {
            'message.opened': {
              target: 'message',
              actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
            },
            'readAll.requested': 'markingAll',
          },
          initial: 'idle',
          states: {
            idle: { description: 'The message is shown.', meta: { requirements: ['s2.member-centre.messages'] } },
            allRead: {
              description: 'All were just marked as read.',
              meta: { requirements: ['own.messages.read'] },
            },
            removed: {
              description: 'A message was just deleted.',
              meta: { requirements: ['own.messages.remove'] },
            },
            rejected: {
              description: 'The gateway rejected the request or was unreachable; says so.',
              meta: { requirements: ['own.messages.read', 's8.message.network-abnormal'] },
              tags: 'rejected',
              exit: 'clearFailure',
            },
          },
        },
        markingAll: {
          description: 'Marking all as read.',
          meta: { requirements: ['own.messages.read'] },
          tags: 'busy',
          invoke: {
            id: 'markAllRead',
            src: 'markAllRead',
            onDone: { target: 'listing.allRead', actions: 'refreshList' },
            onError: {
              target: 'listing.rejected',
              actions: 'setFailure',
            },
          },
        },
        message: {
          description: 'One message is open.',
          meta: { requirements: ['s2.other.internal-messages', 'own.messages.read'] },
          tags: 'open',
          on: { 'message.closed': 'listing' },
          initial: 'marking',
          states: {
            marking: {
              description: 'Marks it as read in the background; if that fails, it stays unread.',
              meta: { requirements: ['own.messages.read'] },
              invoke: {
                id: 'markRead',
                src: 'markRead',
                input: ({ context }) => ({ id: context.selected ?? '' }),
                onDone: 'loading',
                onError: 'loading',
              },
              on: { 'removal.requested': 'confirmingDeletion' },
            },
            loading: {
              description: 'Loading the message.',
              meta: { requirements: ['s2.other.internal-messages'] },
              on: { 'removal.requested': 'confirmingDeletion' },
            },
            confirmingDeletion: {
              description: 'Asks whether to delete it; this cannot be undone.',
              meta: { requirements: ['own.messages.remove'] },
              on: { 'removal.confirmed': 'removing', 'removal.cancelled': 'loading' },
            },
            removing: {
              description: 'Deleting the message.',
              meta: { requirements: ['own.messages.remove'] },
              tags: 'busy',
              invoke: {
                id: 'removeMessage',
                src: 'removeMessage',
                input: ({ context }) => ({ id: context.selected ?? '' }),
                onDone: { target: '#messages.browsing.listing.removed', actions: 'refreshList' },
                onError: {
                  target: '#messages.browsing.listing.rejected',
                  actions: ['setFailure', 'refreshList'],
                  description: 'The message may be gone; loads the list again.',
                },
              },
            },
          },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again.',
      meta: { requirements: ['s2.member-centre.messages', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'browsing' },
    },
  },
});
