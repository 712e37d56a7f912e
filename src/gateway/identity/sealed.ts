import { type SealedValues, sealedColumn } from '../platform/secrets/reseal';
import { PROFILE } from './details/details';
import { TOTP } from './totp/sealing';

/** Sealed values of this area, for a rotation of their keys. */
export const identitySealedValues: readonly SealedValues[] = [
  sealedColumn('account_totp', 'sealed_secret', 'account_id', TOTP),
  sealedColumn('profile_details', 'sealed_fields', 'account_id', PROFILE),
];
