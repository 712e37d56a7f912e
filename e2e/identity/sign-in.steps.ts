import { signInDriver } from '../../tests/drivers/identity/sign-in.driver';
import { inLogin, logsInAs } from '../harness/dialogs';
import { PLAYERS_NUMBER } from '../harness/people';
import { flowSteps } from '../harness/row';
import type { Tester } from '../harness/tester';

/** Longer than a login waits for its proof, in seconds. */
const LONG = 360;
const BY_NUMBER = ['complete, by code', 'complete, by firebase', 'number wrong and code missing'];
/** Responses of the gateway to some methods only. */
const ANSWERS: Record<string, string> = {
  'wrong password': 'username',
  'puzzle required': 'username',
  'puzzle expired': 'username',
  'another proof required': 'username',
  'no response in time': 'username',
  'wrong code': 'sms',
  'code expired': 'sms',
};

async function sendsByNumber({ screen }: Tester) {
  await screen.press('login.tab.mobile');
  await screen.fill('phone.number', PLAYERS_NUMBER.typed);
  await screen.press('phone.send');
  await screen.fill('phone.code', '000000');
  await screen.press('login.submit');
}

export const signInSteps = flowSteps('sign-in', signInDriver, {
  openings: {
    'the form by name is sent': { input: 'by name', fixture: 'visitor', ...logsInAs('player') },
    'the form by number is sent': {
      input: 'by number',
      fixture: 'visitor',
      ...inLogin(sendsByNumber, { isFresh: true }),
    },
  },
  leaves: { 'leave.requested': { steppingUp: 'left' } },
  never({ sample }, { context }) {
    if (sample?.of === 'validate')
      return BY_NUMBER.includes(sample.class) !== (Object(context.sent).method === 'mobile');
    return sample?.of === 'logIn' && (ANSWERS[sample.class] ?? context.type) !== context.type;
  },
  async prepare(tester, { sample }) {
    if (sample?.class !== 'too late') return;
    const { screen } = tester;
    await screen.press('proof.email');
    await screen.fill('proof.code', await tester.code('proof', 'player@example.test'));
    await tester.waits(LONG);
    await screen.press('proof.submit');
  },
  tolerates: [
    ['logIn', 422],
    ['answerProof', 422],
  ],
});
