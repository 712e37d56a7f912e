import { type ActorRefFrom, fromPromise } from 'xstate';
import { type OwnDataDownload, ownDataMachine } from '../../../../../../machines/identity/own-data/own-data.machine';
import { asFailure, type Client, SETTINGS } from '../../../../../contract';
import type { OwnDataFormat } from '../../../../../contract/identity/own-data';
import { factorByPasskey, factorFields, optionalFactorIn } from '../../../../../ui/form/factor';
import { filled, formFlow } from '../../../../../ui/form/form.flow';
import { siteDayOf } from '../../../../../ui/site-zone';
import type { CentreDependencies } from '../../../../parts/dependencies';

export type OwnDataRef = ActorRefFrom<typeof ownDataMachine>;

type Dependencies = Pick<CentreDependencies, 'client' | 'vault' | 'passkeys' | 'now' | 'saveFile'>;

/** The file of the own data: its state, a request, and its download (own.data.page). */
export const ownDataFlow = ({ client, vault, passkeys, now, saveFile }: Dependencies) =>
  ownDataMachine.provide({
    actors: {
      readStatus: fromPromise(({ signal }) => client.ownData(undefined, { signal })),
      form: formFlow(vault, {
        fields: { password: filled, ...factorFields },
        byPasskey: factorByPasskey({ client, passkeys }),
        send: ({ password, ...typedFactor }, _about, signal) =>
          client.requestOwnData({ password, ...optionalFactorIn(vault, typedFactor) }, { signal }),
      }),
      saveParts: fromPromise(async ({ input: { format }, signal }): Promise<OwnDataDownload> => {
        const text = await readParts(client, format, signal);
        if (text === null) return { kind: 'gone' };
        saveFile(`${SETTINGS.brand.merchant}-${siteDayOf(now())}.${format}`, text);
        return { kind: 'saved' };
      }),
    },
  });

/** Reads the file part by part; null if it has expired or was replaced. */
async function readParts(client: Client, format: OwnDataFormat, signal: AbortSignal): Promise<string | null> {
  const texts: string[] = [];
  try {
    for (let part = 1, parts = 1; part <= parts; part += 1) {
      const found = await client.ownDataPart({ format, part }, { signal });
      texts.push(found.text);
      parts = found.parts;
    }
  } catch (error) {
    if (asFailure(error).code === 'ownData.gone') return null;
    throw error;
  }
  return texts.join('');
}
