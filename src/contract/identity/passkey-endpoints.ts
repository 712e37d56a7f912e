import type { Endpoint } from '../platform/endpoint';
import * as session from './session';
import * as webauthn from './webauthn';

const base = { token: 'none', encrypted: false } as const;

/** Calls of the login by passkey; loads with it. */
export const passkeyEndpoints = {
  beginPasskeyLogin: {
    ...base,
    method: 'POST',
    path: '/wps/session/login/passkey/begin',
    response: webauthn.passkeyRequest,
    source: 'assumed',
  },
  passkeyLogin: {
    ...base,
    encrypted: true,
    method: 'POST',
    path: '/wps/session/login/passkey',
    body: webauthn.passkeySigned,
    response: session.loggedIn,
    source: 'assumed',
  },
} as const satisfies Record<string, Endpoint>;
