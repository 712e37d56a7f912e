import { extraVerificationDriver } from '../../tests/drivers/identity/extra-verification.driver';
import { hasDevice, ofFixture } from '../harness/devices';
import { logsInAs } from '../harness/dialogs';
import { flowSteps } from '../harness/row';

/** Longer than a login waits for its proof, in seconds. */
const LONG = 360;

/** Scripts switch off what demands another proof, unless they name it. */
const atUnknownPlace = { fixture: 'unknownPlace', turned: ['IPVERIF=on'] };

export const extraVerificationSteps = flowSteps(
  'extra-verification',
  extraVerificationDriver,
  {
    openings: {
      'a number and an address are known': { input: 'SMS or e-mail', ...atUnknownPlace, ...logsInAs('player') },
      'a passkey is added': {
        input: 'a passkey or a recovery code',
        fixture: 'visitorWithPasskey',
        ...logsInAs('player'),
      },
      'an app is set up': { input: 'the app or a recovery code', fixture: 'memberWithApp', ...logsInAs('player') },
      'the name of the bank account is known': {
        input: 'only the bank name',
        ...atUnknownPlace,
        ...logsInAs('downline'),
      },
    },
    leaves: { 'choice.requested': 'left', 'leave.requested': 'left' },
    // With one proof there is no choice, and a proof that is not offered has no button. A passkey comes first: its form
    // itself reports the timeout.
    never({ event, sample }, { context }) {
      const { kind: currentKind, proofs } = Object(context);
      const kinds = proofs.map(({ kind }: { kind: string }) => kind);
      if (sample?.class === 'too late') return currentKind === 'passkey';
      if (event.type === 'proof.selected') return !kinds.includes(Object(event).kind);
      return event.type === 'choice.requested' && kinds.length === 1;
    },
    async prepare(tester, { sample }, next) {
      if (sample?.of === 'proofForm' && tester.gateway.known.passkey)
        await hasDevice(tester, { held: ofFixture(tester) });
      if (sample?.of === 'proofForm' && next?.sample?.class === 'too late') await tester.waits(LONG);
    },
    tolerates: [
      ['logIn', 403],
      ['answerProof', 422],
    ],
  },
  {
    named: true,
    byHand: {
      openings: { 'a passkey is added': null, 'an app is set up': null },
      never: ({ sample }) => sample?.class === 'too late',
      prepare: () => Promise.resolve(),
    },
  },
);
