import { extraVerificationDriver } from '../tests/drivers/extra-verification.driver';
import { logsInAs } from './support/dialogs';
import { describePaths } from './support/row';

/** Longer than a log-in waits for its proof, in seconds. */
const LONG = 360;

describePaths('extra-verification', extraVerificationDriver, {
  openings: {
    'a number and an address are known': { input: 'SMS or e-mail', fixture: 'unknownPlace', ...logsInAs('player') },
    'the name of the bank account is known': { input: 'the bank name alone', fixture: 'unknownPlace', ...logsInAs('downline') },
  },
  leaves: { 'choice.requested': 'left', 'leave.requested': 'left' },
  // With one proof there is no other way.
  never: ({ event }, { context }) => event.type === 'choice.requested' && Object(context.proofs).length === 1,
  async prepare(tester, { sample }, next) {
    if (sample?.of === 'proofForm' && next?.sample?.class === 'too late') await tester.waits(LONG);
  },
  tolerates: [
    ['logIn', 403],
    ['answerProof', 422],
  ],
});
