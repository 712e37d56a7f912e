import type { Invitation, Offer } from '../../../machines/identity/registration/registration.types';
import type { registrationFormMachine } from '../../../machines/identity/registration-form/registration-form.machine';
import type { Driver, Gateway, Screen } from '../../../src/atlas';
import type { FieldIssue, RegistrationMethod } from '../../../src/contract';
import { failureWords } from '../failure-words';

const working = (screen: Screen) => screen.busy('register.submit');
const expectClosed = (screen: Screen) => screen.hides('dialog', 'register.title');
/** Opens the registration, without prior checks. */
export async function opensRegistration(gateway: Gateway): Promise<void> {
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

/** Expects the form, with a message about the invitation that came with the link. */
export async function seesForm(screen: Screen, { invitation, code }: { invitation: Invitation | null; code: string }) {
  await screen.sees('form', 'register.title');
  const known = invitation?.kind === 'known' && code !== '';
  await (known
    ? screen.sees('status', 'register.invited', invitation)
    : screen.hides('status', 'register.invited', { inviter: '' }));
  if (invitation?.kind === 'unknown') await screen.sees('status', 'register.notUsed', invitation);
  if (invitation?.kind === 'unchecked') await screen.sees('status', 'register.unchecked', invitation);
}

/** Fills in the fields of a method, and submits the form. */
export async function submitsForm(
  screen: Screen,
  typed: Record<string, string>,
  { offer, method }: { offer: Offer | null; method: RegistrationMethod },
) {
  const name = (method === 'mobile' ? typed.mobileNum : typed.username) ?? '';
  if (method === 'mobile') {
    await screen.fill('phone.number', name);
    await screen.fill('phone.code', name && '123456');
  } else await screen.fill('register.username', name);
  await screen.fill('register.password', passwordFor(name));
  await screen.fill('register.confirmPassword', passwordFor(name));
  await screen.fill('register.birthday', typed.birthday ?? '');
  await screen.tick('register.age', typed.age !== undefined, { age: offer?.rules.minimumAge });
  await screen.tick('register.terms', typed.terms !== undefined);
  await screen.press('register.submit');
}

/** Steps of a tester who fills in the registration form, in the dialog. */
export const registrationFormDriver = {
  events: {
    // The fields of the other method are hidden.
    'form.submitted': (screen, { typed }, context) =>
      (context.method === 'mobile' ? typed.username : typed.mobileNum) ? 'itself' : submitsForm(screen, typed, context),
    'field.edited': (screen, _, { method }) =>
      method === 'mobile' ? 'itself' : screen.fill('register.username', 'rupa_77'),
    'form.reset': (screen) => screen.press('register.reset'),
    // A selected or missing tab cannot be selected.
    'method.selected': (screen, { method }, context) =>
      method === context.method || (method === 'mobile' && !context.offer?.mobile)
        ? 'itself'
        : screen.press(method === 'mobile' ? 'register.byMobile' : 'register.byUsername'),
    'login.requested': (screen) => screen.press('register.login'),
    'leave.requested': (screen) => screen.back(),
  },
  states: {
    opening: 'passes',
    editing: seesForm,
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
    registered: expectClosed,
    leftForLogin: expectClosed,
    cancelled: expectClosed,
  },
  outcomes: {
    captcha: { failed: { cannot: 'It takes a fault in our own script.' } },
    countryPicker: { failed: { cannot: 'It takes a fault in our own script.' } },
    smsCountdown: { crashed: { cannot: 'It takes a fault in our own script.' } },
    validate: { failed: { cannot: 'It takes a fault in our own script.' } },
    check: {
      'all fields corrected': {
        cannot:
          'One field does not correct five; tests/portal/features/identity/registration/register.test.tsx corrects all.',
      },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    enrolment: {
      registered: opensRegistration,
      'gateway unreachable': (gateway) => gateway.cut(),
      'captcha required': { fixture: 'visitor' },
      'rejected with a message': (gateway) => gateway.ops('flag', 'DIRECTREG', 'off'),
      'name taken': {
        async before(gateway) {
          await opensRegistration(gateway);
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
  },
  endings: {
    enrolment: (sample) =>
      sample?.class === 'the puzzle was cancelled' || sample?.class === 'closed' ? 'tester' : 'register',
  },
} satisfies Driver<typeof registrationFormMachine>;
