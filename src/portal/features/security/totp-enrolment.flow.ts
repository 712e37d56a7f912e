import { fromPromise } from 'xstate';
import { totpEnrolmentMachine } from '../../../../machines/totp-enrolment/totp-enrolment.machine';
import type { CentreDependencies } from '../../parts/dependencies';
import { filled, formFlow } from '../../parts/form/form.flow';

export const totpEnrolmentFlow = ({ client, vault }: Pick<CentreDependencies, 'client' | 'vault'>) =>
  totpEnrolmentMachine.provide({
    actors: {
      beginTotp: fromPromise(async ({ signal }) => {
        const { secret, qr } = await client.beginTotp(undefined, { signal });
        vault.put('totpSecret', secret);
        vault.put('totpPicture', qr);
      }),
      confirmForm: formFlow(vault, {
        fields: { code: filled },
        send: async ({ code }, _about, signal) => {
          await client.confirmTotp({ code }, { signal });
          vault.drop('totpSecret');
          vault.drop('totpPicture');
        },
      }),
      removeForm: formFlow(vault, {
        fields: { code: filled, password: filled },
        send: (typed, _about, signal) => client.removeTotp(typed, { signal }),
      }),
    },
  });
