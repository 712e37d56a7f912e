import { fromPromise } from 'xstate';
import {
  type CodePurpose,
  type PhoneNumber,
  smsCountdownMachine,
  type Wait,
} from '../../../../machines/sms-countdown/sms-countdown.machine';
import { asFailure, MODULES, SETTINGS } from '../../../contract';
import { masked, validatePhoneNumber } from '../../browser/phone-numbers';
import { countdownBy } from '../countdown';
import type { FlowDependencies } from '../dependencies';

type Dependencies = Pick<FlowDependencies, 'client' | 'codeRequests' | 'isOn' | 'now' | 'randomKey'>;
/** Has a code sent: gives for how many seconds the button counts (s4.sms-countdown.length*), and the request that the code is bound to. */
export type Sender = (to: PhoneNumber, signal: AbortSignal) => Promise<{ seconds: number; requestId: string }>;

/** The countdown of a form's code, sent by the provider that is switched on, or by the sender that a form brings along. */
export const smsCountdownFlow = (deps: Dependencies, sender?: Sender) =>
  smsCountdownMachine.provide({
    actors: {
      recallWait: fromPromise(async ({ input: { purpose } }) => {
        const wait = deps.codeRequests.recall(purpose)?.wait;
        return wait && wait.deadline > deps.now() ? wait : null;
      }),
      checkNumber: fromPromise(({ input }) => validatePhoneNumber(input)),
      sendCode: fromPromise(({ input: { purpose, to }, signal }) =>
        send(deps, purpose, to, () => (sender ?? senderOf(deps, purpose))(to, signal)),
      ),
      countdown: countdownBy(deps.now),
    },
  });

/** What is waited for is written down, so that a reload waits on. Too many requests are a wait of their own (s8.phone.too-many-requests). */
async function send(
  { codeRequests, now }: Dependencies,
  purpose: CodePurpose,
  to: PhoneNumber,
  sending: () => ReturnType<Sender>,
): Promise<Wait> {
  try {
    const { seconds, requestId } = await sending();
    const wait: Wait = { deadline: now() + seconds * 1_000, reason: 'sent', to: masked(to) };
    codeRequests.keep(purpose, { wait, requestId });
    return wait;
  } catch (error) {
    if (asFailure(error).code !== 'sms.tooManyRequests') throw error;
    const wait: Wait = { deadline: now() + SETTINGS.tooManyRequestsWait, reason: 'tooManyRequests', to: '' };
    codeRequests.keep(purpose, { wait, requestId: codeRequests.recall(purpose)?.requestId ?? '' });
    return wait;
  }
}

/** The firebase provider where it is switched on, else the gateway by what the code is for (s4.sms-countdown.length*). */
function senderOf({ client, isOn, randomKey }: Dependencies, purpose: CodePurpose): Sender {
  return async ({ number, dialingCode }, signal) => {
    const mobile = { mobileNum: number, countryDialingCode: dialingCode };
    if (isOn(MODULES.firebaseSms)) {
      const { verificationId } = await client.sendFirebaseCode(mobile, { signal });
      return { seconds: SETTINGS.firebaseCountdown, requestId: verificationId };
    }
    if (purpose === 'login') {
      const requestId = randomKey();
      const { expiredMinutes } = await client.sendLoginCode({ ...mobile, requestId }, { signal });
      return { seconds: expiredMinutes * 60, requestId };
    }
    if (purpose === 'password') {
      const { expiredMinutes } = await client.sendPasswordCode(mobile, { signal });
      return { seconds: expiredMinutes * 60, requestId: '' };
    }
    const { expiredMinutes } = await client.sendRegistrationCode({ mobileNo: number, countryDialingCode: dialingCode }, { signal });
    return { seconds: isOn(MODULES.externalPhone) ? SETTINGS.externalCountdown : expiredMinutes * 60, requestId: '' };
  };
}
