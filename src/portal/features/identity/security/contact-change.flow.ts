import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import { contactChangeMachine } from '../../../../../machines/identity/contact-change/contact-change.machine';
import { factorByPasskey, factorFields, optionalFactorIn } from '../../../../ui/form/factor';
import { filled, formFlow } from '../../../../ui/form/form.flow';
import type { CentreDependencies } from '../../../parts/dependencies';
import { countryPickerFlow } from '../../../parts/phone/country-picker.flow';

export type ContactRef = ActorRefFrom<typeof contactChangeMachine>;

/** A field that only some of the forms have: the country's code of a number, the code to an old contact. */
const optional = v.string();

type Dependencies = Pick<CentreDependencies, 'client' | 'countries' | 'passkeys' | 'storage' | 'vault'>;

export const contactChangeFlow = ({ client, countries, passkeys, storage, vault }: Dependencies) =>
  contactChangeMachine.provide({
    actors: {
      countryPicker: countryPickerFlow({ client, countries, storage }),
      contactForm: formFlow(vault, {
        fields: { to: filled, countryDialingCode: optional, password: filled, ...factorFields },
        byPasskey: factorByPasskey({ client, passkeys }),
        sendsCodes: true,
        send: async ({ to, countryDialingCode, password, ...typedFactor }, about, signal) => {
          const contactKind =
            about === 'mobile' ? ({ kind: 'mobile', countryDialingCode } as const) : ({ kind: 'email' } as const);
          const { changeId } = await client.beginContact(
            { ...contactKind, to, password, ...optionalFactorIn(vault, typedFactor) },
            { signal },
          );
          vault.put('changeId', changeId);
        },
      }),
      codesForm: formFlow(vault, {
        fields: { oldCode: optional, newCode: filled },
        send: async ({ oldCode, newCode }, _about, signal) => {
          const changeId = vault.peek('changeId') ?? '';
          await client.confirmContact({ changeId, ...(oldCode && { oldCode }), newCode }, { signal });
          vault.drop('changeId');
        },
      }),
    },
  });
