import { type AnyEventObject, assign, type CallbackActorLogic, type PromiseActorLogic, setup } from 'xstate';
import type { ClubLabel, Pause } from '../../../src/contract/identity/member';

/**
 * Unread messages, available promotions, claimable rewards and missions, a pause from deposits and play, and the
 * current VIP rank (null if unknown).
 */
export type Waiting = {
  unreadCount: number;
  promotions: number;
  rewards: number;
  missionCount: number;
  pause: Pause | null;
  clubLabel: ClubLabel | null;
};

/**
 * Counts unread messages and claimable rewards and missions, and reads pause and rank. Reads again after a message
 * arrives or is read, or a reward is claimed, and polls. Meets s3.message.unread-count, s2.nav.rewards,
 * s2.member-centre.mission-badge.
 */
export const unreadMachine = setup({
  types: {
    context: {} as Waiting,
    events: {} as { type: 'messages.changed' },
  },
  actors: {
    /** Polls while the page is in view, without extending the session. */
    lookUnread: {} as PromiseActorLogic<Waiting>,
    /** Sends `messages.changed` when messages arrive or are read or deleted, or rewards are claimed. */
    watchMessages: {} as CallbackActorLogic<AnyEventObject>,
  },
  actions: { setWaiting: assign((_, params: Waiting) => params) },
  delays: { lookInterval: 60_000 },
}).createMachine({
  id: 'unread',
  context: { unreadCount: 0, promotions: 0, rewards: 0, missionCount: 0, pause: null, clubLabel: null },
  initial: 'refreshing',
  invoke: {
    id: 'watchMessages',
    src: 'watchMessages',
    onError: {
      description: 'Changes cannot be followed; polls the count every minute.',
    },
  },
  states: {
    refreshing: {
      description: 'Refreshes in the background; a failure leaves the count as it is.',
      meta: { requirements: ['s3.message.unread-count', 'own.messages.read'] },
      invoke: {
        id: 'lookUnread',
        src: 'lookUnread',
        onDone: { target: 'known', actions: { type: 'setWaiting', params: ({ event }) => event.output } },
        onError: 'known',
      },
      on: { 'messages.changed': { target: 'again', description: 'A response that is on its way may be outdated.' } },
    },
    again: {
      description: 'Something was read during the refresh; refreshes once more.',
      meta: { requirements: ['s3.message.unread-count', 'own.messages.read'] },
      always: 'refreshing',
    },
    known: {
      description: 'The count is shown if there is one.',
      meta: {
        requirements: [
          's3.message.unread-count',
          's2.nav.rewards',
          's2.member-centre.mission-badge',
          's2.nav.vip-rank',
          'own.messages.read',
          'own.home.pause',
        ],
      },
      on: { 'messages.changed': 'refreshing' },
      after: { lookInterval: 'refreshing' },
    },
  },
});
