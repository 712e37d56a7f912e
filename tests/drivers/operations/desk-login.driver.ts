import type { deskLoginMachine } from '../../../machines/operations/desk-login/desk-login.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of an operator who logs in or follows the link of an enrolment. */
export const deskLoginDriver = {
  events: { 'login.requested': (screen) => screen.press('desk.login.submit') },
  states: {
    opening: 'passes',
    loggingIn: (screen) => screen.sees('heading', 'desk.login.title'),
    'loggingIn.password': (screen) => screen.sees('textbox', 'desk.login.name'),
    'loggingIn.code': (screen) => screen.sees('textbox', 'desk.login.code'),
    enrolling: (screen) => screen.sees('heading', 'desk.enrol.title'),
    'enrolling.reading': (screen) => screen.sees('status', 'page.loading'),
    'enrolling.choosingPassword': (screen) => screen.sees('form', 'desk.enrol.password'),
    'enrolling.addingApp': (screen) => screen.sees('img', 'desk.enrol.qr'),
    'enrolling.enrolled': (screen) => screen.sees('status', 'desk.enrol.done'),
    ended: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    loggedIn: (screen) => screen.hides('heading', 'desk.login.title'),
  },
} satisfies Driver<typeof deskLoginMachine>;
