import * as v from 'valibot';
import { identitySealedValues } from '../../identity';
import { sealExclusionKeys } from '../../money';
import { transact } from '../../platform/database/transact';
import { rotateKey } from '../../platform/payload-encryption/keys';
import { keysInUse, platformSealedValues, resealAll } from '../../platform/secrets/reseal';
import { playSealedValues } from '../../play';
import { rewardsSealedValues } from '../../rewards';
import { ownDataSealedValues } from '../own-data/sealed';
import { ADMIN, act, type Command, read } from './command';
import { operatorSealedValues } from './sealed';

/** All values that are sealed at rest. */
const sealedValues = [
  ...platformSealedValues,
  ...identitySealedValues,
  ...playSealedValues,
  ...rewardsSealedValues,
  ...operatorSealedValues,
  ...ownDataSealedValues,
];
const nothing = v.strictTuple([]);

/** Commands for keys: which seal what, sealing everything with the current one, the next key of browsers. */
export const keyCommands: Record<string, Command> = {
  'keys list': read(ADMIN, 'keys list', (ctx, { args }) => {
    v.parse(nothing, args);
    return keysInUse(ctx, sealedValues);
  }),
  // Its own transactions: one for each batch.
  'keys reseal': {
    ...act(ADMIN, 'keys reseal', async (ctx, { args }, { wrote }) => {
      v.parse(nothing, args);
      await sealExclusionKeys(ctx);
      const resealed = await resealAll(ctx, sealedValues);
      await transact(ctx, (_, within) => wrote(within));
      return resealed;
    }),
    alone: true,
  },
  'keys payload': act(ADMIN, 'keys payload', async (ctx, { args }) => {
    v.parse(nothing, args);
    return { keyId: (await rotateKey(ctx)).keyId };
  }),
};
