import { fromPromise } from 'xstate';
import { enrolmentMachine } from '../../../machines/enrolment/enrolment.machine';
import { keepSession } from './entry';
import type { Needs } from './needs';
import { provePhone } from './prove-phone';
import { keyOf, numberOf, requestOf, takeProofs } from './registration-request';
import { verificationFlow } from './verification';

/** Whether an agent has a code, here (s7.call.agent-affiliate). */
export const affiliateCheck = ({ client, host }: Pick<Needs, 'client' | 'host'>) =>
  fromPromise<{ valid: boolean }, { code: string }>(({ input: { code }, signal }) =>
    client.affiliate({ code, domain: host.replace(/:\d+$/, '') }, { signal }),
  );

export const enrolmentFlow = (needs: Needs) =>
  enrolmentMachine.provide({
    actors: {
      checkCode: affiliateCheck(needs),
      verification: verificationFlow(needs),
      provePhone: provePhone(needs),
      register: fromPromise(async ({ input: { way, typed }, signal }) => {
        const request = requestOf(needs, typed);
        const extras = { signal, idempotencyKey: keyOf(needs, way, request, typed) };
        const proofs = takeProofs(needs.vault);
        const { register, registerMobile } = needs.client;
        const entered =
          way === 'mobile'
            ? registerMobile({ ...request, verificationCode: '', ...proofs, ...numberOf(typed) }, extras)
            : register({ ...request, ...proofs, ...(typed.mobileNum && numberOf(typed)), username: typed.username ?? '' }, extras);
        return keepSession(needs, await entered);
      }),
    },
  });
