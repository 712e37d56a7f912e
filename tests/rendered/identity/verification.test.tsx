import { signInMachine } from '../../../machines/identity/sign-in/sign-in.machine';
import { verificationMachine } from '../../../machines/identity/verification/verification.machine';
import { settle } from '../../../src/atlas';
import { verificationDriver } from '../../drivers/identity/verification.driver';
import { describePaths } from '../harness/describe-paths';
import { attemptWith, openSignIn } from '../harness/open-login';
import { childOf, held } from '../harness/test-doubles';

const where = (drop: unknown) => (typeof drop === 'object' && drop !== null && 'x' in drop ? drop.x : drop);

describePaths({
  flow: 'verification',
  driver: verificationDriver,
  ...attemptWith({ signIn: held(signInMachine, { verification: held(verificationMachine) }) }),
  begin: async (page) => {
    const signIn = await openSignIn(page, { username: 'player' });
    await page.act(() => settle(childOf(signIn, 'validate'), { output: { kind: 'puzzleFirst', type: 'username' } }));
    return childOf(signIn, 'verification');
  },
  predictable: ({ drop, ...context }) => ({ ...context, drop: where(drop) }),
});
