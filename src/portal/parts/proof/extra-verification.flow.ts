import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { extraVerificationMachine } from '../../../../machines/extra-verification/extra-verification.machine';
import type { CodePurpose, PhoneNumber, Wait } from '../../../../machines/sms-countdown/sms-countdown.machine';
import { asFailure } from '../../../contract';
import { PROOFS } from '../../../contract/ways-in';
import type { FlowDependencies } from '../dependencies';
import { keepSession } from '../entry/entry.flow';
import { filled, formFlow } from '../form/form.flow';
import { smsCountdownFlow } from '../phone/sms-countdown.flow';

/** One more proof for a log-in that waits; where its codes go the gateway knows. */
export const extraVerificationFlow = (deps: FlowDependencies) => {
  const { client, vault } = deps;
  let answer: ReturnType<typeof client.answerProof>;
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
      proofForm: formFlow(vault, {
        fields: { proof: filled },
        send: async ({ proof }, about, signal) => {
          answer = client.answerProof({ challengeId: challengeId(), kind: v.parse(v.picklist(PROOFS), about), answer: proof }, { signal });
          await answer.catch((error) => {
            if (asFailure(error).code !== 'proof.expired') throw error;
          });
        },
      }),
      takeAnswer: fromPromise(async () => {
        const loggedIn = await answer;
        vault.drop('proofChallenge');
        return { username: loggedIn.userInfo.userName, entry: keepSession(deps, loggedIn) };
      }),
    },
  });
};
