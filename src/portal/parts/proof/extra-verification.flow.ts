import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { extraVerificationMachine } from '../../../../machines/identity/extra-verification/extra-verification.machine';
import type { CodePurpose, PhoneNumber, Wait } from '../../../../machines/identity/sms-countdown/sms-countdown.machine';
import { asFailure } from '../../../contract';
import { TYPED_PROOFS } from '../../../contract/identity/authentication';
import { signedIn } from '../../../ui/form/by-passkey';
import { formFlow } from '../../../ui/form/form.flow';
import type { FlowDependencies } from '../dependencies';
import { keepSession } from '../entry/entry.flow';
import { smsCountdownFlow } from '../phone/sms-countdown.flow';

export type ProofRef = ActorRefFrom<typeof extraVerificationMachine>;

/**
 * Second factor of a pending login; the gateway knows where its codes go. This browser stores its trust, if it is
 * trusted.
 */
export const extraVerificationFlow = (deps: FlowDependencies) => {
  const { client, vault, storage, passkeys } = deps;
  let answer: ReturnType<typeof client.answerProof>;
  const byPasskey = () => ({ kind: 'passkey', answer: signedIn(vault) }) as const;
  const challengeId = () => vault.peek('proofChallenge') ?? '';
  const countdown = (kind: 'sms' | 'email') =>
    smsCountdownFlow(deps, async (_to, signal) => {
      const { expiredMinutes } = await client.sendProof({ challengeId: challengeId(), kind }, { signal });
      return { seconds: expiredMinutes * 60, requestId: '' };
    }).provide({
      // Each request starts again; there is no number to check, and the password required work enough.
      actors: {
        recallWait: fromPromise<Wait | null, { purpose: CodePurpose }>(async () => null),
        checkNumber: fromPromise<string | null, PhoneNumber>(async () => null),
        doWork: fromPromise<void, { purpose: CodePurpose; to: PhoneNumber }>(async () => undefined),
      },
    });
  return extraVerificationMachine.provide({
    actors: {
      smsCode: countdown('sms'),
      mailCode: countdown('email'),
      proofForm: formFlow(vault, {
        fields: { proof: v.string(), trust: v.string() },
        check: ({ proof }, about) =>
          about !== 'passkey' && proof.trim() === '' ? [{ field: 'proof', code: 'empty' }] : [],
        byPasskey: {
          passkeys,
          wanted: (_typed, about) => about === 'passkey',
          begin: (signal) => client.beginPasskeyProof({ challengeId: challengeId() }, { signal }),
        },
        send: async ({ proof, trust }, about, signal) => {
          const proofAnswer =
            about === 'passkey' ? byPasskey() : { kind: v.parse(v.picklist(TYPED_PROOFS), about), answer: proof };
          answer = client.answerProof({ challengeId: challengeId(), trust: trust !== '', ...proofAnswer }, { signal });
          await answer.catch((error) => {
            if (asFailure(error).code !== 'proof.expired') throw error;
          });
        },
      }),
      takeAnswer: fromPromise(async () => {
        const { trustToken, ...loggedIn } = await answer;
        vault.drop('proofChallenge');
        if (trustToken) storage.keepTrust(trustToken);
        return { username: loggedIn.userInfo.userName, entry: keepSession(deps, loggedIn) };
      }),
    },
  });
};
