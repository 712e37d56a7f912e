import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { passkeysMachine } from '../../../../../../machines/identity/passkeys/passkeys.machine';
import type { PasskeyCreation, PasskeyMade } from '../../../../../contract';
import { factorByPasskey, factorFields, factorMissing, optionalFactorIn } from '../../../../../ui/form/factor';
import { filled, formFlow } from '../../../../../ui/form/form.flow';
import { listFlow, outcomeOf } from '../../../../../ui/list/list.flow';
import type { CentreDependencies } from '../../../../parts/dependencies';

export type PasskeysRef = ActorRefFrom<typeof passkeysMachine>;

type Dependencies = Pick<CentreDependencies, 'client' | 'vault' | 'passkeys'>;
const name = v.pipe(v.string(), v.trim(), v.nonEmpty('empty'), v.maxLength(40));

/** The account's passkeys; the gateway's options and the browser's results stay in the vault. */
export const passkeysFlow = ({ client, vault, passkeys }: Dependencies) => {
  const byPasskey = factorByPasskey({ client, passkeys });
  return passkeysMachine.provide({
    actors: {
      list: listFlow('passkeys', async (_filter, _pageNo, signal) => {
        const page = await client.passkeyList(undefined, { signal });
        return outcomeOf(page, page.list.length === 0);
      }),
      checkAbility: fromPromise(async () => ({ kind: passkeys.possible() ? 'able' : 'unable' })),
      beginForm: formFlow(vault, {
        fields: { password: filled, ...factorFields },
        byPasskey,
        send: async ({ password, ...typedFactor }, _about, signal) => {
          const creationOptions = await client.beginPasskey(
            { password, ...optionalFactorIn(vault, typedFactor) },
            { signal },
          );
          vault.put('passkeyAsked', JSON.stringify(creationOptions));
        },
      }),
      makePasskey: fromPromise(async ({ signal }) => {
        const creation: PasskeyCreation = JSON.parse(vault.take('passkeyAsked') ?? 'null');
        const made = await passkeys.make(creation, signal);
        if ('refused' in made) return { kind: made.refused };
        vault.put('passkeyGiven', JSON.stringify(made.given));
        return { kind: 'made' };
      }),
      keepPasskey: fromPromise(async ({ signal }) => {
        const made: PasskeyMade = JSON.parse(vault.take('passkeyGiven') ?? 'null');
        const { codes } = await client.addPasskey(made, { signal });
        if (codes.length === 0) return { kind: 'kept' };
        vault.put('recoveryCodes', codes.join('\n'));
        return { kind: 'codes' };
      }),
      nameForm: formFlow(vault, {
        fields: { name },
        send: (typed, id, signal) => client.namePasskey({ id: id ?? '', ...typed }, { signal }),
      }),
      removeForm: formFlow(vault, {
        fields: { password: filled, ...factorFields },
        check: factorMissing,
        byPasskey,
        send: ({ password, ...typedFactor }, id, signal) =>
          client.removePasskey({ id: id ?? '', password, ...optionalFactorIn(vault, typedFactor) }, { signal }),
      }),
    },
  });
};
