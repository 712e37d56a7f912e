import type { profileMachine } from '../../../machines/identity/profile/profile.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of a tester who fills in the profile. */
export const profileDriver = {
  events: {
    'profile.edited': (screen) => screen.fill('profile.nickname', 'Shapla'),
    // The confirmation covers its buttons; the browser's back button always works.
    'leave.requested': (screen) => screen.back(),
    'leave.confirmed': (screen) => screen.press('profile.leave.yes'),
    'stay.selected': (screen) => screen.press('profile.leave.no'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'profile.loading'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    open: (screen) => screen.sees('form', 'profile.title'),
    'open.untouched': async (screen, { saved }) => {
      if (saved) await screen.sees('status', 'profile.saved');
    },
    'open.edited': (screen) => screen.reads('profile.unsaved'),
    'open.confirmingLeave': (screen) => screen.sees('alertdialog', 'profile.leave.title'),
    left: (screen) => screen.hides('dialog', 'profile.title'),
  },
  outcomes: {
    loadProfile: {
      'an empty profile': { fixture: 'member' },
      'a complete profile': { fixture: 'memberWithProfile' },
      offline: (gateway) => gateway.cut(),
    },
    profileForm: {
      sent: async (_, screen) => {
        await screen.choose('profile.nationality', 'BD');
        await screen.fill('profile.region', 'Khulna');
        await screen.fill('profile.address', '12 Kadam Road');
        await screen.fill('profile.occupation', 'Teacher');
        await screen.choose('profile.sourceOfIncome', 'profile.income.salary');
        await screen.press('profile.save');
      },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    avatar: { failed: { cannot: 'It takes a fault in our own script.' } },
  },
  endings: { loadProfile: 'profile', profileForm: 'tester', avatar: 'tester' },
} satisfies Driver<typeof profileMachine>;
