import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type CodePurpose,
  type PhoneNumber,
  smsCountdownMachine,
  type Wait,
} from '../../../../machines/identity/sms-countdown/sms-countdown.machine';
import { asFailure, MODULES, SETTINGS, type WorkPurpose } from '../../../contract';
import { aboutNumber } from '../../../contract/identity/code';
import { countdownBy } from '../../../ui/browser/countdown';
import { masked, validatePhoneNumber } from '../../browser/phone-numbers';
import type { FlowDependencies } from '../dependencies';
import { worked } from '../verification/do-work';

export type SmsCountdownRef = ActorRefFrom<typeof smsCountdownMachine>;

type Dependencies = Pick<
  FlowDependencies,
  'client' | 'codeRequests' | 'isOn' | 'now' | 'randomKey' | 'vault' | 'solveWork'
>;
/**
 * Requests a code: returns the seconds of the countdown (s4.sms-countdown.length*), and the request that the code is
 * bound to.
 */
export type Sender = (to: PhoneNumber, signal: AbortSignal) => Promise<{ seconds: number; requestId: string }>;

/**
 * The countdown of a form's code, sent by the provider that is switched on, or by the sender that a form brings along;
 * and before it the work that who is not logged in has the device do.
 */
export const smsCountdownFlow = (deps: Dependencies, sender?: Sender) =>
  smsCountdownMachine.provide({
    actors: {
      recallWait: fromPromise(async ({ input: { purpose } }) => {
        const wait = deps.codeRequests.recall(purpose)?.wait;
        if (!wait || wait.deadline <= deps.now()) return null;
        return wait.reason === 'sent' ? wait : restUntil(wait.deadline, deps.now());
      }),
      checkNumber: fromPromise(({ input }) => validatePhoneNumber(input)),
      doWork: fromPromise(async ({ input: { purpose, to }, signal }) =>
        deps.vault.put('codeProof', await worked(deps, workOf(deps, purpose), aboutNumber(mobileOf(to)), signal)),
      ),
      sendCode: fromPromise(({ input: { purpose, to }, signal }) =>
        send(deps, purpose, to, () => (sender ?? senderOf(deps, purpose))(to, signal)),
      ),
      countdown: countdownBy(deps.now),
    },
  });

const mobileOf = ({ number, dialingCode }: PhoneNumber) => ({ mobileNum: number, countryDialingCode: dialingCode });

/** Purposes that require a proof of work: the gateway itself sends a recovery's code, whatever provider logs in. */
function workOf({ isOn }: Dependencies, purpose: CodePurpose): WorkPurpose {
  if (purpose === 'password') return 'password';
  if (isFirebases(isOn, purpose)) return 'firebase';
  return purpose === 'login' ? 'login' : 'registration';
}

/** Registrations use the external provider if it is on, whatever the login uses. */
const isFirebases = (isOn: Dependencies['isOn'], purpose: CodePurpose) =>
  isOn(MODULES.firebaseSms) && !(purpose === 'registration' && isOn(MODULES.externalPhone));

const restUntil = (deadline: number, now: number): Wait => ({
  deadline,
  reason: 'tooManyRequests',
  minutes: Math.ceil((deadline - now) / 60_000),
});

/**
 * Stores the wait, so that a reload resumes it. After too many requests it is the gateway's own
 * (s8.phone.too-many-requests).
 */
async function send(
  { codeRequests, now }: Dependencies,
  purpose: CodePurpose,
  to: PhoneNumber,
  sending: () => ReturnType<Sender>,
): Promise<Wait> {
  try {
    const { seconds, requestId } = await sending();
    const wait: Wait = { deadline: now() + seconds * 1_000, reason: 'sent', to: await masked(to) };
    codeRequests.keep(purpose, { wait, requestId });
    return wait;
  } catch (error) {
    const { code, retryAfter = SETTINGS.tooManyRequestsWait } = asFailure(error);
    if (code !== 'sms.tooManyRequests') throw error;
    const wait = restUntil(now() + retryAfter * 1_000, now());
    codeRequests.keep(purpose, { wait, requestId: codeRequests.recall(purpose)?.requestId ?? '' });
    return wait;
  }
}

/**
 * The firebase provider if it is on for this purpose, otherwise the gateway by the code's purpose
 * (s4.sms-countdown.length*).
 */
function senderOf({ client, isOn, randomKey, vault }: Dependencies, purpose: CodePurpose): Sender {
  return async (to, signal) => {
    const mobile = mobileOf(to);
    const workProof = vault.take('codeProof');
    if (purpose === 'password') {
      const requestId = randomKey();
      const { expiredMinutes } = await client.sendPasswordCode({ ...mobile, requestId, workProof }, { signal });
      return { seconds: expiredMinutes * 60, requestId };
    }
    if (isFirebases(isOn, purpose)) {
      const { verificationId } = await client.sendFirebaseCode({ ...mobile, workProof }, { signal });
      return { seconds: SETTINGS.firebaseCountdown, requestId: verificationId };
    }
    if (purpose === 'login') {
      const requestId = randomKey();
      const { expiredMinutes } = await client.sendLoginCode({ ...mobile, requestId, workProof }, { signal });
      return { seconds: expiredMinutes * 60, requestId };
    }
    const { mobileNum: mobileNo, countryDialingCode } = mobile;
    const { expiredMinutes } = await client.sendRegistrationCode(
      { mobileNo, countryDialingCode, workProof },
      { signal },
    );
    return { seconds: isOn(MODULES.externalPhone) ? SETTINGS.externalCountdown : expiredMinutes * 60, requestId: '' };
  };
}
