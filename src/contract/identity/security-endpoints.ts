import { nothing } from '../platform/fields';
import * as passkey from './passkey';
import * as security from './security';
import * as webauthn from './webauthn';

const base = { token: 'required', encrypted: false, source: 'assumed' } as const;

/** The security centre: sessions, login methods and devices. */
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
    tellsTrust: true,
  },
  endSessions: {
    ...base,
    encrypted: true,
    method: 'POST',
    path: '/wps/member/security/sessions/end',
    body: security.endSessions,
    response: nothing,
    tellsTrust: true,
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
    encrypted: true,
    method: 'POST',
    path: '/wps/member/security/totp',
    body: security.totpBegin,
    response: security.totpOffer,
  },
  confirmTotp: {
    ...base,
    method: 'PUT',
    path: '/wps/member/security/totp',
    body: security.totpConfirm,
    response: security.recoveryCodes,
  },
  removeTotp: {
    ...base,
    encrypted: true,
    method: 'POST',
    path: '/wps/member/security/totp/remove',
    body: security.behindFactor,
    response: nothing,
  },
  passkeyList: {
    ...base,
    method: 'GET',
    path: '/wps/member/security/passkeys',
    response: passkey.passkeyList,
  },
  beginPasskeyFactor: {
    ...base,
    method: 'POST',
    path: '/wps/member/security/factor/passkey',
    response: webauthn.passkeyRequest,
  },
  beginPasskey: {
    ...base,
    encrypted: true,
    method: 'POST',
    path: '/wps/member/security/passkeys/begin',
    body: passkey.passkeyBegin,
    response: webauthn.passkeyCreation,
  },
  addPasskey: {
    ...base,
    method: 'POST',
    path: '/wps/member/security/passkeys',
    body: webauthn.passkeyMade,
    response: security.recoveryCodes,
  },
  namePasskey: {
    ...base,
    method: 'PUT',
    path: '/wps/member/security/passkeys',
    body: passkey.passkeyName,
    response: nothing,
  },
  removePasskey: {
    ...base,
    encrypted: true,
    method: 'POST',
    path: '/wps/member/security/passkeys/remove',
    body: passkey.passkeyRemove,
    response: nothing,
  },
  renewRecoveryCodes: {
    ...base,
    encrypted: true,
    method: 'POST',
    path: '/wps/member/security/recovery',
    body: security.behindFactor,
    response: security.recoveryCodes,
  },
  beginContact: {
    ...base,
    encrypted: true,
    method: 'POST',
    path: '/wps/member/security/contact',
    body: security.contactBegin,
    response: security.contactChangeStart,
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
