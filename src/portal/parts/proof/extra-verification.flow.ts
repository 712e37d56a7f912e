import { fromPromise } from 'xstate';
import { extraVerificationMachine } from '../../../../machines/extra-verification/extra-verification.machine';
import type { CodePurpose, PhoneNumber, Wait } from '../../../../machines/sms-countdown/sms-countdown.machine';
import type { FlowDependencies } from '../dependencies';
import { keepSession } from '../entry/entry.flow';
import { smsCountdownFlow } from '../phone/sms-countdown.flow';

/** One more proof for a log-in that waits; where its codes go the gateway knows. */
export const extraVerificationFlow = (deps: FlowDependencies) => {
  const { client, vault } = deps;
  const challengeId = () => vault.peek('proofChallenge') ?? '';
  const countdown = (kind: 'sms' | 'email') =>
    smsCountdownFlow(deps, async (_to, signal) => {
      const { expiredMinutes } = await client.sendProof({ challengeId: challengeId(), kind }, { signal });
      return { seconds: expiredMinutes * 60, requestId: '' };
    }).provide({
      // Each demand begins anew, and there is no number to be looked at.
      actors: {
        recallWait: fromPromise<Wait | null, { purpose: CodePurpose }>(async () => null),
        checkNumber: fromPromise<string | null, PhoneNumber>(async () => null),
      },
    });
  return extraVerificationMachine.provide({
    actors: {
      smsCode: countdown('sms'),
      mailCode: countdown('email'),
      validate: fromPromise(async () => ({ missing: (vault.peek('form.proof') ?? '').trim() === '' })),
      checkAnswer: fromPromise(async ({ input: { kind }, signal }) => {
        const answer = vault.take('form.proof') ?? '';
        const loggedIn = await client.answerProof({ challengeId: challengeId(), kind, answer }, { signal });
        vault.drop('proofChallenge');
        return { username: loggedIn.userInfo.userName, entry: keepSession(deps, loggedIn) };
      }),
    },
  });
};
