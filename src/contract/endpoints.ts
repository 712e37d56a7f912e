import type * as v from 'valibot';
import * as challenge from './challenge';
import * as code from './code';
import { nothing } from './fields';
import * as member from './member';
import * as password from './password';
import * as registration from './registration';
import * as security from './security';
import * as session from './session';
import { SETTINGS } from './settings';
import * as system from './system';
import {
  accountEndpoints,
  depositEndpoints,
  limitEndpoints,
  partnerEndpoints,
  recordEndpoints,
  transferEndpoints,
  withdrawalEndpoints,
} from './wallet-endpoints';
import * as waysIn from './ways-in';

type Schema = v.GenericSchema;
/** One call, said once: the client, the gateway's routes, the OpenAPI document and the tests all derive from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Whether the call needs a session's token (s7.client.token-flag). */
  token: 'none' | 'optional' | 'required';
  /** Whether the body travels as a sealed payload (s7.client.encrypted-calls); `'value'`: in the field of that name, beside `clear`. */
  encrypted: boolean | 'value';
  /** What goes in clear beside a body that is sealed in `value`. */
  clear?: Schema;
  /** Headers of its own, beside those of every call. */
  headers?: Record<string, string>;
  /** Whether the body travels as a form (application/x-www-form-urlencoded) and not as JSON; then as nothing else. */
  form?: true;
  /** How large a body may be, bytes, where it carries more than fields. */
  bodyLimit?: number;
  query?: Schema;
  body?: Schema;
  response: Schema;
  /** The requirement it comes from, or 'assumed'. */
  source: string;
};

const base = { token: 'none', encrypted: false } as const;

export const endpoints = {
  systemStatus: {
    ...base,
    method: 'GET',
    path: '/wps/system/status',
    query: system.statusQuery,
    response: system.status,
    source: 's7.call.system-status',
  },
  whitelabel: { ...base, method: 'GET', path: '/wps/system/whitelabel', response: system.whitelabel, source: 's7.call.whitelabel' },
  domainRoute: { ...base, method: 'GET', path: '/wps/system/domainRoute', response: system.routers, source: 's7.call.domain-route' },
  helpCenter: { ...base, method: 'GET', path: '/wps/system/helpCenter', response: system.helpCenter, source: 's7.call.help-center' },
  countries: { ...base, method: 'GET', path: '/wps/system/countries', response: system.countries, source: 'assumed' },
  changeLanguage: {
    ...base,
    token: 'optional',
    method: 'PUT',
    path: '/wps/system/language',
    body: system.languageChange,
    response: nothing,
    source: 'assumed',
  },

  logIn: {
    ...base,
    encrypted: true,
    method: 'POST',
    path: '/wps/session/login',
    body: session.login,
    response: session.loggedIn,
    source: 's7.call.session-login',
  },
  sendProof: {
    ...base,
    method: 'POST',
    path: '/wps/session/login/proof/code',
    body: waysIn.sendProof,
    response: code.codeSent,
    source: 'assumed',
  },
  answerProof: {
    ...base,
    encrypted: true,
    method: 'POST',
    path: '/wps/session/login/proof',
    body: waysIn.answerProof,
    response: session.loggedIn,
    source: 'assumed',
  },
  prolongSession: {
    ...base,
    token: 'required',
    method: 'POST',
    path: '/wps/session/prolong',
    response: session.sessionTime,
    source: 'assumed',
  },
  socialBegin: {
    ...base,
    token: 'optional',
    method: 'POST',
    path: '/wps/session/login/social/begin',
    body: waysIn.socialBegin,
    response: waysIn.socialBegun,
    source: 'assumed',
  },
  socialReturn: {
    ...base,
    encrypted: true,
    method: 'POST',
    path: '/wps/session/login/social',
    body: waysIn.socialReturn,
    response: waysIn.socialEntered,
    source: 'assumed',
  },
  offerLink: {
    ...base,
    token: 'required',
    encrypted: true,
    method: 'POST',
    path: '/wps/member/links/offer',
    body: waysIn.socialReturn,
    response: waysIn.linkOffer,
    source: 'assumed',
  },
  confirmLink: {
    ...base,
    token: 'required',
    encrypted: true,
    method: 'POST',
    path: '/wps/member/links/confirm',
    body: waysIn.linkConfirm,
    response: nothing,
    source: 'assumed',
  },
  logOut: { ...base, token: 'required', method: 'POST', path: '/wps/session/logout', response: nothing, source: 's7.call.session-logout' },
  logOutByGet: {
    ...base,
    token: 'required',
    method: 'GET',
    path: '/wps/session/logout',
    response: nothing,
    source: 's7.call.session-logout',
  },
  logOutByDelete: {
    ...base,
    token: 'required',
    method: 'DELETE',
    path: '/wps/session/logout',
    response: nothing,
    source: 's7.call.session-logout',
  },

  registerRules: {
    ...base,
    method: 'GET',
    path: '/wps/system/setting/register',
    response: registration.registrationRules,
    source: 's7.call.setting-register',
  },
  affiliate: {
    ...base,
    method: 'GET',
    path: '/wps/agent/affiliate',
    query: registration.affiliateQuery,
    response: registration.affiliate,
    source: 's7.call.agent-affiliate',
  },
  register: {
    ...base,
    encrypted: true,
    method: 'PUT',
    path: '/wps/member/register',
    body: registration.register,
    response: session.loggedIn,
    source: 's7.call.member-register',
  },
  registerMobile: {
    ...base,
    encrypted: true,
    method: 'PUT',
    path: '/wps/member/register/mobile',
    body: registration.registerMobile,
    response: session.loggedIn,
    source: 's7.call.member-register-mobile',
  },
  verifyPhone: {
    ...base,
    method: 'POST',
    path: '/wps/verification/phone',
    body: registration.phoneCheck,
    response: registration.phoneChecked,
    source: 'assumed',
  },

  freePlay: {
    ...base,
    encrypted: 'value',
    method: 'POST',
    path: '/wps/session/login/freeplay',
    headers: { 'Gateway-Version': SETTINGS.gatewayVersion },
    clear: waysIn.freePlayDevice,
    body: waysIn.freePlay,
    response: session.loggedIn,
    source: 's7.call.session-freeplay',
  },

  captcha: { ...base, method: 'GET', path: '/wps/captcha', response: challenge.captcha, source: 's7.call.captcha' },
  slide: { ...base, method: 'GET', path: '/wps/verification/slide', response: challenge.slide, source: 'assumed' },
  answerSlide: {
    ...base,
    method: 'POST',
    path: '/wps/verification/slide',
    body: challenge.slideAnswer,
    response: challenge.receipt,
    source: 'assumed',
  },
  work: { ...base, method: 'GET', path: '/wps/verification/work', response: challenge.work, source: 'assumed' },
  answerWork: {
    ...base,
    method: 'POST',
    path: '/wps/verification/work',
    body: challenge.workAnswer,
    response: challenge.receipt,
    source: 'assumed',
  },

  sendLoginCode: {
    ...base,
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    body: code.sendLoginCode,
    response: code.codeSent,
    source: 's7.call.sms-no-login',
  },
  sendFirebaseCode: {
    ...base,
    method: 'POST',
    path: '/wps/verification/firebase',
    body: code.sendFirebaseCode,
    response: code.firebaseSent,
    source: 'assumed',
  },
  confirmFirebaseCode: {
    ...base,
    method: 'POST',
    path: '/wps/verification/firebase/confirm',
    body: code.confirmFirebaseCode,
    response: code.firebaseConfirmed,
    source: 'assumed',
  },
  sendRegistrationCode: {
    ...base,
    method: 'POST',
    path: '/wps/verification/sms/register',
    body: code.sendRegistrationCode,
    response: code.codeSent,
    source: 's7.call.sms-register',
  },

  announcements: {
    ...base,
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    query: waysIn.announcementsQuery,
    response: waysIn.announcements,
    source: 's7.relay.announcements',
  },

  memberInfo: {
    ...base,
    token: 'required',
    method: 'GET',
    path: '/wps/member/info',
    response: member.memberInfo,
    source: 's7.call.member-info',
  },
  memberIcon: {
    ...base,
    token: 'required',
    method: 'GET',
    path: '/wps/member/info/icon',
    response: member.memberIcon,
    source: 's7.call.member-icon',
  },
  changePassword: {
    ...base,
    token: 'required',
    encrypted: true,
    method: 'POST',
    path: '/wps/member/password',
    body: password.changePassword,
    response: nothing,
    source: 's7.call.member-password',
  },
  passwordRule: { ...base, method: 'GET', path: '/wps/member/password/rule', response: password.passwordRule, source: 'assumed' },
  forgotByEmail: {
    ...base,
    form: true,
    method: 'POST',
    path: '/wps/member/password/email',
    body: password.forgotByEmail,
    response: nothing,
    source: 's7.call.member-password-email',
  },
  resetByLink: {
    ...base,
    encrypted: true,
    method: 'POST',
    path: '/wps/member/password/link',
    body: password.resetByLink,
    response: nothing,
    source: 'assumed',
  },
  sendPasswordCode: {
    ...base,
    method: 'POST',
    path: '/wps/verification/sms/password',
    body: code.sendPasswordCode,
    response: code.codeSent,
    source: 'assumed',
  },
  setPasswordByPhone: {
    ...base,
    encrypted: true,
    method: 'POST',
    path: '/wps/member/password/verification',
    body: password.setPasswordByPhone,
    response: password.passwordSet,
    source: 's7.call.member-password-verification',
  },

  securityOverview: {
    ...base,
    token: 'required',
    method: 'GET',
    path: '/wps/member/security',
    response: security.securityOverview,
    source: 'assumed',
  },
  sessionList: {
    ...base,
    token: 'required',
    method: 'GET',
    path: '/wps/member/security/sessions',
    response: security.sessionList,
    source: 'assumed',
  },
  endSessions: {
    ...base,
    token: 'required',
    encrypted: true,
    method: 'POST',
    path: '/wps/member/security/sessions/end',
    body: security.endSessions,
    response: nothing,
    source: 'assumed',
  },
  setRealName: {
    ...base,
    token: 'required',
    method: 'PUT',
    path: '/wps/member/security/realName',
    body: security.realName,
    response: nothing,
    source: 'assumed',
  },
  beginTotp: {
    ...base,
    token: 'required',
    method: 'POST',
    path: '/wps/member/security/totp',
    response: security.totpOffer,
    source: 'assumed',
  },
  confirmTotp: {
    ...base,
    token: 'required',
    method: 'PUT',
    path: '/wps/member/security/totp',
    body: security.totpConfirm,
    response: nothing,
    source: 'assumed',
  },
  removeTotp: {
    ...base,
    token: 'required',
    encrypted: true,
    method: 'POST',
    path: '/wps/member/security/totp/remove',
    body: security.totpRemove,
    response: nothing,
    source: 'assumed',
  },
  beginContact: {
    ...base,
    token: 'required',
    encrypted: true,
    method: 'POST',
    path: '/wps/member/security/contact',
    body: security.contactBegin,
    response: security.contactBegun,
    source: 'assumed',
  },
  confirmContact: {
    ...base,
    token: 'required',
    method: 'PUT',
    path: '/wps/member/security/contact',
    body: security.contactConfirm,
    response: nothing,
    source: 'assumed',
  },
  closeAccount: {
    ...base,
    token: 'required',
    encrypted: true,
    method: 'POST',
    path: '/wps/member/security/close',
    body: security.closeAccount,
    response: nothing,
    source: 'assumed',
  },

  firstLogin: { ...base, token: 'required', method: 'POST', path: '/wps/member/firstLogin', response: nothing, source: 'assumed' },
  playerAvatar: {
    ...base,
    token: 'required',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPlayerAvatar',
    response: member.avatar,
    source: 's7.relay.player-avatar',
  },
  balance: {
    ...base,
    token: 'required',
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    response: member.balance,
    source: 's7.call.wallets-balance',
  },
  ...accountEndpoints,
  ...withdrawalEndpoints,
  ...depositEndpoints,
  ...transferEndpoints,
  ...partnerEndpoints,
  ...recordEndpoints,
  ...limitEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

type In<S> = S extends Schema ? v.InferInput<S> : undefined;
type Part<E, K extends string> = E extends Record<K, infer S> ? In<S> : undefined;
/** What a call is given: its body (and what goes in clear beside it), else its query, else nothing. */
export type Request<N extends EndpointName> = Endpoints[N] extends { body: Schema; clear: Schema }
  ? Part<Endpoints[N], 'body'> & Part<Endpoints[N], 'clear'>
  : Endpoints[N] extends { body: Schema }
    ? Part<Endpoints[N], 'body'>
    : Part<Endpoints[N], 'query'>;
/** What a call gives back: the `value` of its reply. */
export type Value<N extends EndpointName> = v.InferOutput<Endpoints[N]['response']>;
