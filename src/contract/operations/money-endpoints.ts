import { nothing } from '../platform/fields';
import type { DeskEndpoint } from './desk-endpoint';
import * as money from './money';

const base = { token: 'required', encrypted: false, permission: 'report', source: 'assumed' } as const;
const read = { ...base, method: 'GET' } as const;

/** Figures of the site's money, their file, and the verification of the ledger. Readings are recorded. */
export const moneyEndpoints = {
  moneyReport: { ...read, path: '/desk/api/money', query: money.moneyQuery, response: money.moneyReport },
  /** The same for a file, which is recorded as an export. */
  moneyFile: { ...read, path: '/desk/api/money/file', query: money.moneyQuery, response: money.moneyReport },
  verifications: {
    ...read,
    path: '/desk/api/money/verifications',
    query: money.verificationsQuery,
    response: money.verifications,
  },
  verifyLedger: {
    ...base,
    method: 'POST',
    path: '/desk/api/money/verify',
    body: money.verificationRequest,
    response: nothing,
  },
} as const satisfies Record<string, DeskEndpoint>;
