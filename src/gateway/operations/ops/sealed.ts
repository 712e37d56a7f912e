import { type SealedValues, sealedColumn } from '../../platform/secrets/reseal';

/** Purpose of the sealed secrets of operators' authenticator apps. */
export const OPERATOR_TOTP = 'desk.totp';

/** Sealed values of operators, for a rotation of their keys. */
export const operatorSealedValues: readonly SealedValues[] = [
  sealedColumn('operator_credentials', 'sealed_totp', 'operator', OPERATOR_TOTP),
  sealedColumn('operator_enrolments', 'sealed_totp', 'operator', OPERATOR_TOTP),
];
