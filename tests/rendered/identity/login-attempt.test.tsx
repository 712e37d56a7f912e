import { loginAttemptSamples } from '../../../machines/identity/login-attempt/login-attempt.samples';
import { loginAttemptDriver } from '../../drivers/identity/login-attempt.driver';
import { describePaths } from '../harness/describe-paths';
import { attemptWith, openAttempt } from '../harness/open-login';

const inputs = Object.values(loginAttemptSamples.inputs).map(({ input }) => input);

describePaths({
  flow: 'login-attempt',
  driver: loginAttemptDriver,
  ...attemptWith(),
  begin: (page, input) => openAttempt(page, inputs.find((candidate) => candidate === input)?.form),
});
