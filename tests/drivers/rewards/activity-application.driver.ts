import type { activityApplicationMachine } from '../../../machines/rewards/activity-application/activity-application.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const broken = { cannot: 'It takes a fault in our own script.' };

/** Steps of a tester who takes part in an activity. */
export const activityApplicationDriver = {
  events: {
    'language.changed': 'itself',
    // Actions that the status does not permit are not offered.
    'act.requested': (screen, _, { activity }) =>
      activity?.status === 'claim' ? screen.press('activity.claim') : 'itself',
    'application.requested': (screen, _, { activity }) =>
      activity?.kind === 'apply' && activity.status === 'join' ? screen.press('activity.apply') : 'itself',
    'proofs.changed': 'itself',
    'refresh.requested': (screen, _, { activity, failure }) =>
      failure || ['applying', 'issued'].includes(activity?.status ?? '') ? screen.press('activity.refresh') : 'itself',
    'rewards.requested': (screen, _, { activity }) =>
      activity?.status === 'issued' ? screen.press('activity.toRewards') : 'itself',
    'activity.closed': (screen) => screen.press('security.back'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'page.loading'),
    restarting: (screen) => screen.sees('status', 'page.loading'),
    loaded: (screen) => screen.reads('activity.status'),
    'loaded.idle': (screen) => screen.hides('alert'),
    'loaded.done': (screen) => screen.sees('status', 'activity.done'),
    'loaded.applied': (screen) => screen.sees('status', 'activity.applied'),
    'loaded.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    acting: (screen) => screen.busy('activity.claim'),
    applying: (screen) => screen.sees('form', 'activity.application'),
    'applying.current': async (screen) => {
      await screen.hides('status', 'page.loading');
      await screen.hides('status', 'activity.previousLanguage');
    },
    'applying.rereading': (screen) => screen.sees('status', 'page.loading'),
    'applying.previous': (screen) => screen.sees('status', 'activity.previousLanguage'),
    notFound: (screen) => screen.sees('status', 'activity.gone.text'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    closed: (screen) => screen.hides('form', 'activity.application'),
  },
  outcomes: {
    watchLanguage: { failed: { cannot: 'It takes a fault in our own script.' } },
    load: {
      'to apply for': { fixture: 'activityToApplyFor' },
      'to claim': { fixture: 'activityToClaim' },
      'applied for': { fixture: 'activityAppliedFor' },
      issued: { fixture: 'activityIssued' },
      gone: { fixture: 'member' },
      offline: (gateway) => gateway.cut(),
    },
    act: { offline: (gateway) => gateway.cut() },
    pictures: { failed: broken },
    applicationForm: {
      sent: async (_, screen) => {
        await screen.fill('activity.comment', 'The boat race at dusk. সন্ধ্যার নৌকাবাইচ।');
        await screen.press('activity.send');
      },
      left: (_, screen) => screen.press('security.back'),
      failed: broken,
    },
  },
  endings: { load: 'activity', act: 'actOnActivity', applicationForm: 'tester' },
} satisfies Driver<typeof activityApplicationMachine>;
