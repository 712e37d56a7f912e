import { type SealedValues, sealedColumn } from '../platform/secrets/reseal';
import { SEED } from './activity/find';
import { DELIVERY } from './points/deliveries';

/** Sealed values of this area, for a rotation of their keys. */
export const rewardsSealedValues: readonly SealedValues[] = [
  sealedColumn('activities', 'seed', 'id', SEED),
  sealedColumn('redemption_addresses', 'sealed_fields', 'redemption_id', DELIVERY),
];
