import { loginAttemptDriver } from '../../tests/drivers/identity/login-attempt.driver';
import { inLogin, logsInAs } from '../harness/dialogs';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

/** Logs in as the demo's player, with the checkbox "remember" ticked. */
async function logsInRemembered(tester: Tester) {
  await tester.screen.tick('login.remember.password', true);
  await tester.logsIn('player');
}

/** Sign-ins that end at the puzzle. */
const AT_PUZZLE = ['puzzle cancelled', 'left'];

export const loginAttemptSteps = flowSteps('login-attempt', loginAttemptDriver, {
  openings: {
    'the form by name is sent': { input: 'by name', fixture: 'visitor', ...logsInAs('player') },
    'the form by name is sent, to be remembered': {
      input: 'by name, to be remembered',
      fixture: 'visitor',
      ...inLogin(logsInRemembered, { isFresh: true }),
    },
    'the empty form is sent': {
      input: 'nothing typed',
      fixture: 'visitor',
      ...inLogin(async ({ screen }) => screen.press('login.submit'), { isFresh: true }),
    },
    'the form by name is sent, with the puzzle': {
      input: 'by name',
      fixture: 'visitor',
      turned: ['SLIDEVERIF=on'],
      ...logsInAs('player'),
    },
  },
  only: Object.fromEntries(AT_PUZZLE.map((sample) => [`signIn: ${sample}`, ['SLIDEVERIF=on']])),
  leaves: { 'leave.requested': { signingIn: 'left' } },
  never({ sample }, { context, environment }) {
    if (sample?.of !== 'signIn') return false;
    const isEmpty = Object(context.form).username === '';
    if ((sample.class === 'fields missing') !== isEmpty) return true;
    return environment.turned.includes('SLIDEVERIF=on') && !AT_PUZZLE.includes(sample.class);
  },
  tolerates: [['logIn', 401]],
});
