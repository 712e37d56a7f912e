import { nothing } from '../platform/fields';
import * as access from './access';
import type { DeskEndpoint } from './desk-endpoint';

const base = { encrypted: false, permission: null, source: 'assumed' } as const;
const open = { ...base, token: 'none', method: 'POST' } as const;
const signedIn = { ...base, token: 'required' } as const;

/** Enrolment, login and session of operators. */
export const accessEndpoints = {
  openEnrolment: {
    ...open,
    path: '/desk/api/enrolment',
    body: access.enrolmentToken,
    response: access.enrolmentStart,
  },
  setPassword: {
    ...open,
    path: '/desk/api/enrolment/password',
    body: access.enrolmentPassword,
    response: access.authenticatorOffer,
  },
  confirmAuthenticator: {
    ...open,
    path: '/desk/api/enrolment/code',
    body: access.enrolmentCode,
    response: nothing,
  },
  logIn: { ...open, path: '/desk/api/login', body: access.deskLogin, response: access.codeRequest },
  enterCode: { ...open, path: '/desk/api/login/code', body: access.codeEntry, response: access.openedSession },
  session: { ...signedIn, method: 'GET', path: '/desk/api/session', response: access.operatorSession },
  logOut: { ...signedIn, method: 'POST', path: '/desk/api/session/end', response: nothing },
  stepUp: {
    ...signedIn,
    method: 'POST',
    path: '/desk/api/session/step-up',
    body: access.stepUpCode,
    response: access.operatorSession,
  },
} as const satisfies Record<string, DeskEndpoint>;
