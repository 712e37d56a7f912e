import type { ActorRefFrom } from 'xstate';
import { totpEnrolmentMachine } from '../../../../../machines/identity/totp-enrolment/totp-enrolment.machine';
import { factorByPasskey, factorFields, factorIn, factorMissing, optionalFactorIn } from '../../../../ui/form/factor';
import { filled, formFlow } from '../../../../ui/form/form.flow';
import type { CentreDependencies } from '../../../parts/dependencies';

export type TotpRef = ActorRefFrom<typeof totpEnrolmentMachine>;

/** Required before the factor is removed: the factor, or a recovery code in its place, and the password. */
const behindFactor = { ...factorFields, password: filled };

export const totpEnrolmentFlow = ({
  client,
  vault,
  passkeys,
}: Pick<CentreDependencies, 'client' | 'vault' | 'passkeys'>) => {
  const byPasskey = factorByPasskey({ client, passkeys });
  const storeCodes = ({ codes }: { codes: string[] }) => vault.put('recoveryCodes', codes.join('\n'));
  return totpEnrolmentMachine.provide({
    actors: {
      passwordForm: formFlow(vault, {
        fields: behindFactor,
        byPasskey,
        send: async ({ password, ...typedFactor }, _about, signal) => {
          const { secret, qr } = await client.beginTotp(
            { password, ...optionalFactorIn(vault, typedFactor) },
            { signal },
          );
          vault.put('totpSecret', secret);
          vault.put('totpPicture', qr);
        },
      }),
      confirmForm: formFlow(vault, {
        fields: { code: filled },
        send: async ({ code }, _about, signal) => {
          storeCodes(await client.confirmTotp({ code }, { signal }));
          vault.drop('totpSecret');
          vault.drop('totpPicture');
        },
      }),
      renewForm: formFlow(vault, {
        fields: behindFactor,
        check: factorMissing,
        byPasskey,
        send: async ({ password, factor }, _about, signal) =>
          storeCodes(await client.renewRecoveryCodes({ password, factor: factorIn(vault, factor) }, { signal })),
      }),
      removeForm: formFlow(vault, {
        fields: behindFactor,
        check: factorMissing,
        byPasskey,
        send: ({ password, factor }, _about, signal) =>
          client.removeTotp({ password, factor: factorIn(vault, factor) }, { signal }),
      }),
    },
  });
};
