import { enrolmentDriver } from '../../tests/drivers/identity/enrolment.driver';
import { inDialog } from '../harness/dialogs';
import { fillsRegistration, NEW_NUMBER, unfolds } from '../harness/people';
import { flowSteps, type Row } from '../harness/row';
import type { Tester } from '../harness/tester';

type Form = { invitation?: string; number?: typeof NEW_NUMBER };

/** Opens the form, fills it in and submits it. */
const sends = ({ invitation, number }: Form = {}) => {
  const enter = async (tester: Tester) => {
    await tester.screen.sees('form', 'register.title');
    await fillsRegistration(tester, number ? { number } : { username: 'rupa_77', number: null });
    if (invitation) {
      await unfolds(tester);
      await tester.screen.fill('register.affiliateCode', invitation);
    }
    await tester.screen.press('register.submit');
  };
  return inDialog('/register', 'register.title', enter, { isFresh: true });
};
const fixture = 'registrationOpen';
/** Another fixture does not know the number's code. */
const turned = ['SMSVERIF=off'];

const row: Row = {
  openings: {
    'a form that is in order': { input: 'no check before', fixture, turned, ...sends() },
    'an agent’s code': { input: 'an invitation code was typed', fixture, turned, ...sends({ invitation: 'MAIDAN1' }) },
    'a puzzle first': {
      input: 'a puzzle comes first',
      fixture,
      turned: ['SLIDEVERIF=on'],
      ...sends({ number: NEW_NUMBER }),
    },
    'a provider first': {
      input: 'a provider checks the number',
      fixture,
      turned: ['PHONEVERIF=on'],
      ...sends({ number: NEW_NUMBER }),
    },
  },
  // Another fixture does not know the number's code.
  never: ({ sample }, { context }) =>
    sample?.of === 'register' &&
    context.method === 'mobile' &&
    ['puzzle required', 'name taken'].includes(sample.class),
};

export const enrolmentSteps = flowSteps('enrolment', enrolmentDriver, row, {
  byHand: {
    // Without registration the form cannot be opened.
    never: ({ sample }) => sample?.class === 'registration closed',
    states: { registered: (screen) => screen.sees('button', 'header.logout') },
  },
});
