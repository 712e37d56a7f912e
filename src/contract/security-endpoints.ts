import { nothing } from './fields';
import * as security from './security';

const base = { token: 'required', encrypted: false, source: 'assumed' } as const;

/** The security centre: who is in, by what, and from where. */
export const securityEndpoints = {
  securityOverview: {
    ...base,
    method: 'GET',
    path: '/wps/member/security',
    response: security.securityOverview,
  },
  sessionList: {
    ...base,
    method: 'GET',
    path: '/wps/member/security/sessions',
    response: security.sessionList,
  },
  endSessions: {
    ...base,
    encrypted: true,
    method: 'POST',
    path: '/wps/member/security/sessions/end',
    body: security.endSessions,
    response: nothing,
  },
  setRealName: {
    ...base,
    method: 'PUT',
    path: '/wps/member/security/realName',
    body: security.realName,
    response: nothing,
  },
  beginTotp: {
    ...base,
    method: 'POST',
    path: '/wps/member/security/totp',
    response: security.totpOffer,
  },
  confirmTotp: {
    ...base,
    method: 'PUT',
    path: '/wps/member/security/totp',
    body: security.totpConfirm,
    response: nothing,
  },
  removeTotp: {
    ...base,
    encrypted: true,
    method: 'POST',
    path: '/wps/member/security/totp/remove',
    body: security.totpRemove,
    response: nothing,
  },
  beginContact: {
    ...base,
    encrypted: true,
    method: 'POST',
    path: '/wps/member/security/contact',
    body: security.contactBegin,
    response: security.contactBegun,
  },
  confirmContact: {
    ...base,
    method: 'PUT',
    path: '/wps/member/security/contact',
    body: security.contactConfirm,
    response: nothing,
  },
  closeAccount: {
    ...base,
    encrypted: true,
    method: 'POST',
    path: '/wps/member/security/close',
    body: security.closeAccount,
    response: nothing,
  },
} as const;
