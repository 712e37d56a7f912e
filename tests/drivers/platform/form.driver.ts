import type { formMachine } from '../../../machines/platform/form/form.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { passwordOf } from '../identity/passwords';
import { confirmsClosing } from '../money/closes-account';

const seesForm = (screen: Screen) => screen.sees('form', 'security.closing.title');
/** Expects the errors above the fields and below each. */
async function says(screen: Screen): Promise<void> {
  await screen.sees('alert', 'security.problem.empty');
  await screen.invalid('security.password', 'security.problem.empty');
}
const busy = (screen: Screen, { reviewed }: { reviewed: boolean }) =>
  screen.busy(reviewed ? 'form.review.confirm' : 'security.closing.submit');

/**
 * Steps of a tester in a form of the security centre, by example of closing the account; the others differ only in
 * fields.
 */
export const formDriver = {
  events: {
    'form.submitted': (screen) => confirmsClosing(screen),
    'field.edited': (screen) => screen.fill('security.password', passwordOf('agent')),
    'failure.acknowledged': (screen) => screen.press('common.acknowledge'),
    'review.confirmed': (screen) => screen.press('form.review.confirm'),
    'review.cancelled': (screen) => screen.press('form.review.change'),
    'form.cancelled': (screen) => screen.press('security.back'),
  },
  states: {
    editing: seesForm,
    'editing.untouched': (screen) => screen.hides('alert'),
    'editing.invalid': says,
    'editing.invalid.waiting': says,
    'editing.invalid.checking': says,
    'editing.fixed': (screen) => screen.hides('alert'),
    'editing.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'editing.unsent': async (screen, { failure }) => {
      await screen.sees('alert', failureWords(failure));
      await screen.sees('button', 'common.acknowledge');
    },
    'editing.unconfirmed': (screen) => screen.sees('status', 'form.unconfirmed'),
    reviewing: async (screen) => {
      await screen.sees('button', 'form.review.confirm');
      await screen.hides('button', 'security.closing.submit');
    },
    confirming: (screen) => screen.sees('status', 'form.confirming'),
    throttled: busy,
    validating: busy,
    sending: busy,
    ended: (screen) => screen.hides('form', 'security.closing.title'),
  },
  outcomes: {
    validate: {
      'valid, review required': {
        cannot: 'A password can be changed later; the journey of the real name looks at it once more.',
      },
      'a passkey confirms it': {
        cannot: 'No factor is asked for to close the account; the paths of the extra verification give a passkey.',
      },
      'something is missing': { before: (gateway) => gateway.types({ 'security.password': '' }) },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    check: {
      'still missing': { cannot: 'Whatever is typed into the only field mends it.' },
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    send: {
      'an invalid field': {
        cannot: 'Closing the account is refused as a whole; the forms for a new password are told of fields.',
      },
      'wrong password': { before: (gateway) => gateway.types({ 'security.password': 'not the password' }) },
      'sending a code failed': { cannot: 'Closing the account sends no code; the form for a new number does.' },
      offline: (gateway) => gateway.cut(),
    },
  },
  endings: { send: 'closeAccount' },
} satisfies Driver<typeof formMachine>;
