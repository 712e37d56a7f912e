import { type SealedValues, sealedColumn } from '../../platform/secrets/reseal';

/** Purpose of the sealed parts of files. */
export const OWN_DATA = 'own data';

/** Sealed values of files with own data, for a rotation of their keys. */
export const ownDataSealedValues: readonly SealedValues[] = [sealedColumn('own_data_parts', 'sealed', 'id', OWN_DATA)];
