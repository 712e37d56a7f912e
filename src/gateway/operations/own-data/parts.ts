import { v7 } from 'uuid';
import type { OwnDataFormat } from '../../../contract/identity/own-data';
import type { ModuleContext } from '../../platform/context';
import { seal } from '../../platform/secrets/sealing';
import { OWN_DATA } from './sealed';
import { ownDataParts } from './tables';

/** Length of a part in UTF-16 units: small enough for a phone's memory and a slow network. */
export const PART_LENGTH = 400_000;

/** File that is written from its start to its end. */
export type File = { write(text: string): Promise<void>; end(): Promise<void> };

/** Returns a writer of the parts of a file: each is encrypted and stored as soon as it is complete. */
export function openFile(within: ModuleContext, exportId: string, format: OwnDataFormat): File {
  let waiting = '';
  let part = 0;
  const store = async (text: string) => {
    const id = v7();
    part += 1;
    await within.db
      .insert(ownDataParts)
      .values({ id, exportId, format, part, sealed: await seal(within, OWN_DATA, id, text) });
  };
  return {
    write: async (text) => {
      waiting += text;
      while (waiting.length > PART_LENGTH) {
        const end = PART_LENGTH - Number(endsInPair(waiting, PART_LENGTH));
        await store(waiting.slice(0, end));
        waiting = waiting.slice(end);
      }
    },
    end: () => store(waiting),
  };
}

/** Returns whether a cut would divide a surrogate pair, whose halves are no text on their own. */
const endsInPair = (text: string, end: number) => /[\uD800-\uDBFF]/.test(text.charAt(end - 1));
