import { captchaMachine } from '../../../machines/identity/captcha/captcha.machine';
import { extraVerificationMachine } from '../../../machines/identity/extra-verification/extra-verification.machine';
import { signInMachine } from '../../../machines/identity/sign-in/sign-in.machine';
import { signInSamples } from '../../../machines/identity/sign-in/sign-in.samples';
import { verificationMachine } from '../../../machines/identity/verification/verification.machine';
import { signInDriver } from '../../drivers/identity/sign-in.driver';
import { describePaths } from '../harness/describe-paths';
import { attemptWith, openSignIn } from '../harness/open-login';
import { mockStates } from '../harness/siblings';
import { held, inert } from '../harness/test-doubles';

const inputs = Object.values(signInSamples.inputs).map(({ input }) => input);
const signIn = held(signInMachine, {
  verification: inert(verificationMachine, mockStates.puzzle),
  extraVerification: inert(extraVerificationMachine, mockStates.proof),
});

describePaths({
  flow: 'sign-in',
  driver: signInDriver,
  ...attemptWith({ signIn }, { captcha: inert(captchaMachine, mockStates.noCaptcha) }),
  begin: (page, input) => openSignIn(page, inputs.find((candidate) => candidate === input)?.sent),
  // The submitted form also carries whether to remember the login; the attempt does not receive that.
  predictable: ({ sent, ...context }) => ({ ...context, sent: Object(sent).method }),
});
