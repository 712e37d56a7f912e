import * as member from '../identity/member';
import { nothing } from './basic-fields';
import type { Endpoint } from './endpoint';
import * as system from './system';

const base = { token: 'none', encrypted: false } as const;

/** Calls of any page. The first visit loads them, so calls of one feature or chart belong in another table. */
export const siteEndpoints = {
  systemStatus: {
    ...base,
    method: 'GET',
    path: '/wps/system/status',
    query: system.statusQuery,
    response: system.status,
    source: 's7.call.system-status',
  },
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
  prolongSession: {
    ...base,
    token: 'required',
    method: 'POST',
    path: '/wps/session/prolong',
    response: member.sessionTime,
    source: 'assumed',
  },
  logOut: {
    ...base,
    token: 'required',
    whilePasswordDue: true,
    method: 'POST',
    path: '/wps/session/logout',
    response: nothing,
    source: 's7.call.session-logout',
  },
  logOutByGet: {
    ...base,
    token: 'required',
    whilePasswordDue: true,
    method: 'GET',
    path: '/wps/session/logout',
    response: nothing,
    source: 's7.call.session-logout',
  },
  logOutByDelete: {
    ...base,
    token: 'required',
    whilePasswordDue: true,
    method: 'DELETE',
    path: '/wps/session/logout',
    response: nothing,
    source: 's7.call.session-logout',
  },

  memberInfo: {
    ...base,
    token: 'required',
    method: 'GET',
    path: '/wps/member/info',
    response: member.memberInfo,
    source: 's7.call.member-info',
  },

  balance: {
    ...base,
    token: 'required',
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    response: member.balance,
    source: 's7.call.wallets-balance',
  },
  /** The spec does not give the relay's name; this one is ours. */
  unreadMessages: {
    ...base,
    token: 'required',
    method: 'GET',
    path: '/wps/relay/MCSFE_getUnreadCount',
    response: member.unread,
    source: 's7.relay.unread-count',
  },
  realityCheck: {
    ...base,
    token: 'required',
    method: 'GET',
    path: '/wps/member/limits/reality',
    response: member.realityCheck,
    source: 'assumed',
  },
} as const satisfies Record<string, Endpoint>;
