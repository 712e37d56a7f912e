import type { formMachine } from '../../machines/form/form.machine';
import type { Driver, Screen } from '../../src/atlas';
import { confirmsClosing } from './closes-account';
import { failureWords } from './failure-words';

const shown = (screen: Screen) => screen.sees('form', 'security.closing.title');
const busy = (screen: Screen) => screen.busy('security.closing.submit');

/** How a tester fills in a form of the security centre, by the one that closes the account; the others differ in their fields only. */
export const formDriver = {
  events: {
    'form.submitted': (screen) => confirmsClosing(screen),
    'form.left': (screen) => screen.press('security.back'),
  },
  states: {
    editing: shown,
    'editing.untouched': (screen) => screen.hides('alert'),
    'editing.invalid': async (screen) => {
      await screen.sees('alert', 'security.problem.empty');
      await screen.invalid('security.password', 'security.problem.empty');
    },
    'editing.refused': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    validating: busy,
    sending: busy,
    over: (screen) => screen.hides('form', 'security.closing.title'),
  },
  outcomes: {
    validate: {
      'something is missing': { before: (gateway) => gateway.types({ 'security.password': '' }) },
      'broke down': { cannot: 'It takes a fault in our own script.' },
    },
    send: {
      'wrong password': { before: (gateway) => gateway.types({ 'security.password': 'not the password' }) },
      offline: (gateway) => gateway.cut(),
    },
  },
} satisfies Driver<typeof formMachine>;
