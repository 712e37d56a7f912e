import type { Endpoint } from '../platform/endpoint';
import * as registration from './registration';
import * as session from './session';

const base = { token: 'none', encrypted: false } as const;

/** Calls of a registration; loads with the form. */
export const registrationEndpoints = {
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
} as const satisfies Record<string, Endpoint>;
