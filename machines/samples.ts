import type { Text } from '../src/atlas';
import type { Deposit } from '../src/contract';
import type { Word } from './form/form.machine';

/** The gateway does not answer: how any call can end. */
export const offline = {
  error: { kind: 'offline', code: 'client.offline' },
  en: 'The gateway cannot be reached',
  bn: 'গেটওয়ের সঙ্গে সংযোগ হয় না',
};
/** An actor breaks down; each chart says in its own words what that is. */
export const broken = { error: { kind: 'malformed', code: 'client.unexpected' } };

/** How a `form` can end; sent, in the words of the chart, and what else comes of it. */
export const formEnds = (sent: Text, word?: Word) => ({
  sent: { output: { sent: true, ...(word && { word }) }, ...sent },
  left: { output: { sent: false }, en: 'The form is left', bn: 'ফর্মটি ছেড়ে দেওয়া হয়েছে' },
  'broke down': { ...broken, en: 'The form fails', bn: 'ফর্মটি ব্যর্থ হয়' },
});
/** How a part of a page can end that may change something. */
export const partEnds = (changed: Text) => ({
  changed: { output: { changed: true }, ...changed },
  left: { output: { changed: false }, en: 'It is left', bn: 'ছেড়ে দেওয়া হয়েছে' },
  'broke down': { ...broken, en: 'It fails', bn: 'ব্যর্থ হয়' },
});

export const account = {
  id: '01930000-0000-7000-8000-000000000001',
  account: 'player',
  nickname: 'Player',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Bronze', rankLevel: 1 },
  memberLabel: [],
};
/** What the gateway says of a way in. */
export const entry = { firstTimeLogin: false, passwordExpired: false, passwordDefault: false, expiryEnabled: true };

export const deposit: Deposit = {
  id: '01930000-0000-7000-8000-0000000000e1',
  number: 'D00000001',
  method: 'nodi',
  amount: '1000.00',
  state: 'pending',
  payUrl: 'https://pay.example.test/D00000001',
  createdAt: 1_800_000_000_000,
  expiresAt: 1_800_001_800_000,
  reason: null,
};
