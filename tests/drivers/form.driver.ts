import type { formMachine } from '../../machines/form/form.machine';
import type { Driver, Screen } from '../../src/atlas';
import { failureWords } from './failure-words';

const shown = (screen: Screen) => screen.sees('form', 'security.realName');
const busy = (screen: Screen) => screen.busy('security.realName.submit');

/** How a tester fills in a form of the security centre, by the one for the real name; the others differ in their fields only. */
export const formDriver = {
  events: {
    'form.submitted': async (screen) => {
      await screen.fill('security.realName.field', 'Rahim Uddin');
      await screen.press('security.realName.submit');
    },
    'form.left': (screen) => screen.press('security.back'),
  },
  states: {
    editing: shown,
    'editing.untouched': (screen) => screen.hides('alert'),
    'editing.invalid': async (screen) => {
      await screen.sees('alert', 'security.problem.empty');
      await screen.invalid('security.realName.field', 'security.problem.empty');
    },
    'editing.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    validating: busy,
    sending: busy,
    over: (screen) => screen.hides('form', 'security.realName'),
  },
  outcomes: {
    validate: {
      'something is missing': { cannot: 'The driver fills in what it sends; a journey of the browser sends nothing.' },
      'broke down': { cannot: 'It takes a fault in our own script.' },
    },
    send: {
      'wrong password': { cannot: 'The real name takes no password; the sessions do.' },
      offline: (gateway) => gateway.cut(),
    },
  },
} satisfies Driver<typeof formMachine>;
