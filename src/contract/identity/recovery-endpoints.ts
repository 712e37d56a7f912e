import type { Endpoint } from '../platform/endpoint';
import * as password from './password';

/** Calls of the page of a mailed link. */
export const recoveryEndpoints = {
  checkResetLink: {
    token: 'none',
    encrypted: true,
    method: 'POST',
    path: '/wps/member/password/link/check',
    body: password.resetLink,
    response: password.resetLinkChecked,
    source: 'assumed',
  },
} as const satisfies Record<string, Endpoint>;
