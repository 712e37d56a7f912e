import type { registrationMachine } from '../../../machines/identity/registration/registration.machine';
import type { Driver, Gateway, Screen } from '../../../src/atlas';
import type { FieldIssue } from '../../../src/contract';
import { failureWords } from '../failure-words';
import { leftAgain } from '../left-again';

const working = (screen: Screen) => screen.busy('register.submit');
const coming = (screen: Screen) => screen.sees('status', 'register.loading');
const expectClosed = (screen: Screen) => screen.hides('dialog', 'register.title');
/** Opens the registration, without prior checks. */
async function opened(gateway: Gateway): Promise<void> {
  await gateway.ops('flag', 'DIRECTREG', 'on');
  await gateway.ops('flag', 'REGCAPTCHA', 'off');
}
const passwordFor = (userName: string) => (userName === '' ? '' : 'River-boat-77');

/** Messages of issues by code; the samples' issues have no bounds, which component tests cover. */
const words: Record<string, string> = {
  empty: 'register.issue.empty',
  confirmationInput: 'register.issue.confirmationInput',
  terms: 'register.issue.terms',
  invitationCode: 'register.issue.invitationCode',
  'registration.usernameTaken': 'register.issue.usernameTaken',
};

/** Expects the issues above all fields and next to each, or none. */
export async function seesIssues(screen: Screen, issues: readonly FieldIssue[]) {
  if (issues.length === 0) return screen.hides('alert');
  await screen.sees('alert', 'common.errorSummary');
  // The label of the age contains a number, so the list represents it.
  const named = issues.filter(({ field }) => field !== 'age');
  for (const { field, code } of named) await screen.invalid(`register.${field}`, words[code] ?? code);
}

/** Steps of a tester who registers, in the dialog. */
export const registrationDriver = {
  events: {
    'form.submitted': async (screen, { typed }, { offer, method }) => {
      const name = typed.username ?? '';
      const number = typed.mobileNum ?? '';
      // The fields of the other method are hidden.
      if (method === 'mobile' ? name : number) return 'itself';
      if (method === 'mobile') {
        await screen.fill('phone.number', number);
        await screen.fill('phone.code', number && '123456');
      } else await screen.fill('register.username', name);
      await screen.fill('register.password', passwordFor(name || number));
      await screen.fill('register.confirmPassword', passwordFor(name || number));
      await screen.fill('register.birthday', typed.birthday ?? '');
      await screen.tick('register.age', typed.age !== undefined, { age: offer?.rules.minimumAge });
      await screen.tick('register.terms', typed.terms !== undefined);
      await screen.press('register.submit');
    },
    'field.edited': (screen, _, { method }) =>
      method === 'mobile' ? 'itself' : screen.fill('register.username', 'rupa_77'),
    'form.reset': (screen) => screen.press('register.reset'),
    // A selected or missing tab cannot be selected.
    'method.selected': (screen, { method }, context) =>
      method === context.method || (method === 'mobile' && !context.offer?.mobile)
        ? 'itself'
        : screen.press(method === 'mobile' ? 'register.byMobile' : 'register.byUsername'),
    'retry.requested': (screen) => screen.press('register.retry'),
    'login.requested': (screen) => screen.press('register.login'),
    'leave.requested': (screen) => screen.back(),
  },
  states: {
    loading: coming,
    loadFailed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    offered: 'passes',
    checkingLink: coming,
    closed: (screen, { invitation }) =>
      invitation
        ? screen.sees('status', 'register.codeInvalid', invitation)
        : screen.sees('status', 'register.invitedOnly'),
    editing: async (screen, { invitation, code }) => {
      await screen.sees('form', 'register.title');
      const known = invitation?.kind === 'known' && code !== '';
      await (known
        ? screen.sees('status', 'register.invited', invitation)
        : screen.hides('status', 'register.invited', { inviter: '' }));
      if (invitation?.kind === 'unknown') await screen.sees('status', 'register.notUsed', invitation);
      if (invitation?.kind === 'unchecked') await screen.sees('status', 'register.unchecked', invitation);
    },
    'editing.untouched': (screen) => screen.hides('alert'),
    'editing.invalid': (screen, { issues }) => seesIssues(screen, issues),
    'editing.invalid.waiting': (screen, { issues }) => seesIssues(screen, issues),
    'editing.invalid.checking': (screen, { issues }) => seesIssues(screen, issues),
    'editing.fixed': (screen) => screen.hides('alert'),
    'editing.phoneUnverified': async (screen, { failure }) => {
      await screen.hides('alert');
      await screen.invalid('phone.code', failureWords(failure));
    },
    'editing.unverified': (screen) => screen.sees('alert', 'register.verificationFirst'),
    'editing.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    validating: working,
    enrolling: working,
    entering: working,
    registered: expectClosed,
    leftForLogin: expectClosed,
    cancelled: expectClosed,
  },
  outcomes: {
    loadRules: {
      'all methods enabled': { fixture: 'registrationOpen' },
      'only user names': { fixture: 'registrationOpen', turned: ['MOBILEREG=off'] },
      'by invitation only': { fixture: 'registrationOpen', turned: ['DIRECTREG=off'] },
      'with a captcha': { fixture: 'visitor' },
      'with a stored invitation': {
        cannot: 'A form that is opened by itself has none; e2e/journeys/identity/newcomers.test.ts comes by one.',
      },
      offline: (gateway) => gateway.cut(),
    },
    checkLink: {
      'unknown code': { fixture: 'codeWithdrawn' },
      offline: (gateway) => gateway.cut(),
    },
    captcha: { failed: { cannot: 'It takes a fault in our own script.' } },
    countryPicker: { failed: { cannot: 'It takes a fault in our own script.' } },
    smsCountdown: { failed: { cannot: 'It takes a fault in our own script.' } },
    validate: { failed: { cannot: 'It takes a fault in our own script.' } },
    check: {
      'all fields corrected': {
        cannot:
          'One field does not correct five; tests/portal/features/identity/registration/register.test.tsx corrects all.',
      },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    enrolment: {
      registered: opened,
      'gateway unreachable': (gateway) => gateway.cut(),
      'captcha required': { fixture: 'visitor' },
      'rejected with a message': (gateway) => gateway.ops('flag', 'DIRECTREG', 'off'),
      'name taken': {
        async before(gateway) {
          await opened(gateway);
          await gateway.types({ 'register.username': 'player' });
        },
      },
      'the puzzle was cancelled': (_, screen) => screen.press('common.close'),
      failed: { cannot: 'It takes a fault in our own script.' },
      'the number was not verified': {
        cannot: 'The form of the samples has no number; the paths of enrolment have one.',
      },
      'the code is unknown': {
        cannot: 'The form of the samples has no invitation code; the paths of enrolment have one.',
      },
    },
    entry: {
      'left before loading': leftAgain,
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
  endings: {
    loadRules: 'registerRules',
    checkLink: 'affiliate',
    enrolment: (sample) =>
      sample?.class === 'the puzzle was cancelled' || sample?.class === 'closed' ? 'tester' : 'register',
    entry: 'memberInfo',
  },
} satisfies Driver<typeof registrationMachine>;
