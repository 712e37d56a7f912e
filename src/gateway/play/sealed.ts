import { type SealedValues, sealedColumn } from '../platform/secrets/reseal';
import { DRAW_CHAIN } from './draw/chains';
import { STUDIO_KEY } from './studio/keys';

/** Sealed values of this area, for a rotation of their keys. */
export const playSealedValues: readonly SealedValues[] = [
  sealedColumn('lottery_chains', 'root', 'id', DRAW_CHAIN),
  sealedColumn('studio_keys', 'sealed', 'id', STUDIO_KEY),
];
