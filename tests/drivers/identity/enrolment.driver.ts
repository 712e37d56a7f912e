import type { enrolmentMachine } from '../../../machines/identity/enrolment/enrolment.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { leftAgain } from '../left-again';
import { seesIssues } from './registration-form.driver';

const expectClosed = (screen: Screen) => screen.hides('dialog', 'register.title');
const working = (screen: Screen) => screen.busy('register.submit');
const seesFailure = (screen: Screen, { failure }: { failure: Parameters<typeof failureWords>[0] }) =>
  screen.sees('alert', failureWords(failure));

/** Steps and expectations of a tester between a valid form and the new session. */
export const enrolmentDriver = {
  events: {
    'notice.acknowledged': (screen) => screen.press('register.codeRefused.submit'),
    'leave.requested': (screen) => screen.back(),
  },
  states: {
    opening: 'passes',
    checkingCode: working,
    codeRefused: (screen) => screen.sees('alertdialog', 'register.codeRefused.title'),
    codeFine: 'passes',
    verifying: (screen) => screen.sees('dialog', 'login.puzzle.title'),
    verified: 'passes',
    provingPhone: working,
    registering: working,
    entering: working,
    registered: expectClosed,
    codeUnknown: (screen, { issues }) => seesIssues(screen, issues),
    unverified: (screen) => screen.sees('alert', 'register.verificationFirst'),
    phoneUnverified: async (screen, { failure }) => {
      await screen.hides('alert');
      await screen.invalid('phone.code', failureWords(failure));
    },
    invalid: (screen, { issues, method }) =>
      method === 'mobile' ? screen.sees('alert', 'common.errorSummary') : seesIssues(screen, issues),
    unreachable: seesFailure,
    rejected: seesFailure,
    closed: expectClosed,
  },
  outcomes: {
    checkCode: { 'unknown code': { fixture: 'codeWithdrawn' }, offline: (gateway) => gateway.cut() },
    verification: {
      passed: async (gateway, screen) => {
        await gateway.aim('gap');
        await screen.slide('login.puzzle.track', 120);
      },
      left: (_, screen) => screen.press('common.close'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    provePhone: { 'not verified': { before: (gateway) => gateway.types({ 'phone.code': '000000' }) } },
    register: {
      'puzzle required': { fixture: 'registrationOpen', turned: ['SLIDEVERIF=on'] },
      'name taken': { fixture: 'nameTaken' },
      'puzzle expired': { cannot: 'What is old enough for that is too old to be opened.' },
      'registration closed': (gateway) => gateway.ops('flag', 'DIRECTREG', 'off'),
      'captcha wrong': { cannot: 'A captcha is asked for before; the paths of registration have one.' },
      offline: (gateway) => gateway.cut(),
      'no response in time': (gateway) => gateway.late(),
    },
    entry: {
      'left before loading': leftAgain,
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
  endings: {
    checkCode: 'affiliate',
    verification: 'tester',
    provePhone: 'verifyPhone',
    register: (_, context) => (Object(context).method === 'mobile' ? 'registerMobile' : 'register'),
    entry: 'memberInfo',
  },
} satisfies Driver<typeof enrolmentMachine>;
