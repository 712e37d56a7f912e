import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { enrolmentMachine, type Typed } from '../../../../../machines/identity/enrolment/enrolment.machine';
import { registrationEndpoints } from '../../../../contract/identity/registration-endpoints';
import { gatewayWord } from '../../../../ui/form/gateway-word';
import type { FlowDependencies } from '../../../parts/dependencies';
import { entryFlow, keepSession } from '../../../parts/entry/entry.flow';
import { verificationFlow } from '../../../parts/verification/verification.flow';
import { provePhone } from './prove-phone';
import { valueIn } from './registration-form';
import { numberOf, registrationOnce, requestOf, takeProofs } from './registration-request';

const namingFields = v.object({ value: v.object({ fields: v.array(v.object({ field: v.string() })) }) });
const rejectedFieldsOf = (error: unknown) => (v.is(namingFields, error) ? error.value.fields : []);

/** Returns whether an agent has a code, here (s7.call.agent-affiliate). */
export const askAffiliate = (
  { clientFor, host }: Pick<FlowDependencies, 'clientFor' | 'host'>,
  code: string,
  signal: AbortSignal,
) => clientFor(registrationEndpoints).affiliate({ code, domain: host.replace(/:\d+$/, '') }, { signal });

/** Rejected fields stay marked until they are edited. */
const refuses =
  ({ vault }: Pick<FlowDependencies, 'vault'>, typed: Typed) =>
  (error: unknown) => {
    for (const { field } of rejectedFieldsOf(error))
      gatewayWord(vault).keep(field, valueIn(vault, typed, field), false);
    throw error;
  };

export const enrolmentFlow = (deps: FlowDependencies) =>
  enrolmentMachine.provide({
    actions: { clearInvitation: deps.storage.forgetInvitation },
    actors: {
      checkCode: fromPromise(async ({ input: { code }, signal }) => {
        const { valid } = await askAffiliate(deps, code, signal);
        gatewayWord(deps.vault).keep('affiliateCode', code, valid);
        return { valid };
      }),
      verification: verificationFlow(deps),
      provePhone: provePhone(deps),
      register: fromPromise(async ({ input: { method, typed }, signal }) => {
        const request = requestOf(deps, typed);
        const proofs = takeProofs(deps.vault);
        const { register, registerMobile } = deps.clientFor(registrationEndpoints);
        const entered = registrationOnce(deps).move([method, request, typed], (keyed) => {
          const extras = { signal, ...keyed };
          return method === 'mobile'
            ? registerMobile({ ...request, verificationCode: '', ...proofs, ...numberOf(typed) }, extras)
            : register(
                { ...request, ...proofs, ...(typed.mobileNum && numberOf(typed)), username: typed.username ?? '' },
                extras,
              );
        });
        return keepSession(deps, await entered.catch(refuses(deps, typed)));
      }),
      entry: entryFlow(deps),
    },
  });
