import type { Steps } from '../../../src/atlas';
import { operator, ownFault, resetTo } from '../../steps';
import { byTester, cancels } from '../common.steps';
import type { deskLoginMachine } from './desk-login.machine';

const waits = {
  machine: {
    en: 'Requires a wait until the login or the link has expired.',
    bn: 'এর জন্য লগ ইন বা লিংকের মেয়াদ শেষ হওয়া পর্যন্ত অপেক্ষা লাগে।',
  },
};
const again = byTester('Press "Log in"', '"লগ ইন" চাপুন');

/** Steps for testers who log in to the desk, or follow the link of an enrolment. */
export const deskLoginSteps = {
  begins: {
    'the address of the desk': {
      input: 'without a link',
      given: [resetTo('visitor')],
      opens: {
        en: 'In a new private window, open the address of the desk that npm start prints, and choose English',
        bn: 'নতুন প্রাইভেট উইন্ডোতে npm start ডেস্কের যে ঠিকানা দেখায় তা খুলুন, আর ইংরেজি বেছে নিন',
      },
    },
    'the link of an enrolment': {
      input: 'by a link',
      given: [
        resetTo('visitor'),
        operator('operators add tester clerk', { en: 'Add an operator', bn: 'একজন অপারেটর যোগ করুন' }),
        operator('operators enrol tester', { en: 'Print a link for the operator', bn: 'অপারেটরের জন্য লিংক নিন' }),
      ],
      opens: {
        en: 'Open the link that the command prints in a new private window, and choose English',
        bn: 'কমান্ড যে লিংক দেখায় তা নতুন প্রাইভেট উইন্ডোতে খুলুন, আর ইংরেজি বেছে নিন',
      },
    },
  },
  events: { 'login.requested': { 'by the operator': again } },
  outcomes: {
    passwordForm: {
      sent: byTester(
        'Type the operator’s name and password, then press "Continue"',
        'অপারেটরের নাম ও পাসওয়ার্ড লিখে "এগিয়ে যান" চাপুন',
      ),
      final: {
        ...byTester(
          'Type a wrong password six times, and press "Continue" each time',
          'ছয়বার ভুল পাসওয়ার্ড লিখে প্রতিবার "এগিয়ে যান" চাপুন',
        ),
        matter: 'access',
      },
      failed: ownFault,
    },
    codeForm: {
      sent: byTester('Type the code of the authenticator app, then press "Log in"', 'অ্যাপের কোড লিখে "লগ ইন" চাপুন'),
      left: cancels,
      final: waits,
      failed: ownFault,
    },
    readLink: {
      valid: {},
      invalid: { machine: { en: 'The same link is opened again.', bn: 'একই লিংক আবার খোলা হয়।' } },
    },
    newPasswordForm: {
      sent: byTester(
        'Type a password of twelve characters or more twice, then press "Continue"',
        'বারো বা বেশি অক্ষরের পাসওয়ার্ড দুবার লিখে "এগিয়ে যান" চাপুন',
      ),
      final: waits,
      failed: ownFault,
    },
    appForm: {
      sent: byTester(
        'Add the key to an authenticator app, type its code, then press "Complete"',
        'কী-টি অথেনটিকেটর অ্যাপে যোগ করে তার কোড লিখুন, তারপর "শেষ করুন" চাপুন',
      ),
      final: waits,
      failed: ownFault,
    },
  },
} satisfies Steps<typeof deskLoginMachine>;
