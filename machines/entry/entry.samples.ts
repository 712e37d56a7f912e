import type { Samples } from '../../src/atlas';
import type { entryMachine } from './entry.machine';

const account = {
  id: '01930000-0000-7000-8000-000000000001',
  account: 'player',
  nickname: 'Player',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Bronze', rankLevel: 1 },
  memberLabel: [],
};
const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };
const typed = { username: 'player', entry, judged: true };
const offline = { error: { kind: 'offline', code: 'client.offline' } };

/** What the gateway can say of a session that was just opened, and how all that follows can end. */
export const entrySamples = {
  inputs: {
    'by password': typed,
    'a first login': { ...typed, username: 'firsttime', entry: { ...entry, firstTimeLogin: true } },
    'the default password': { ...typed, username: 'default', entry: { ...entry, passwordDefault: true } },
    'an expired password': { ...typed, username: 'expired', entry: { ...entry, passwordExpired: true } },
    'an expired password, expiry off': { ...typed, entry: { ...entry, passwordExpired: true, expiryEnabled: false } },
    'an expired password, by code': { ...typed, entry: { ...entry, passwordExpired: true }, judged: false },
  },
  events: {
    'retry.requested': { 'by the player': {} },
    'leave.requested': { 'by the player': {} },
  },
  outcomes: {
    flagChange: {
      'flagged, the password held': { output: { oldHeld: true } },
      'flagged, no password held': { output: { oldHeld: false } },
      'not stored': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    passwordChange: {
      changed: { output: { changed: true, account } },
      'changed, the account not read': { output: { changed: true, account: null } },
      left: { output: { changed: false, account: null } },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
    markFirstLogin: { marked: { output: undefined }, offline },
    loadMemberInfo: { read: { output: account }, offline },
    logOut: { ended: { output: undefined }, offline },
  },
} satisfies Samples<typeof entryMachine>;
