import { type Journey, journey } from '../../harness/journey';

/** A few of the portal's destinations: screens, public dialogs, and dialogs and centres that require a login. */
export const destinations = {
  home: { path: '/' },
  vip: { path: '/vip' },
  login: {},
  register: {},
  memberCentre: { account: 'member' },
  agentCentre: { account: 'agent' },
  changePassword: { account: 'member' },
};

/** The portal opened in Bengali, the default. */
export const started = (title: string): Journey => journey(title).given({ language: 'bn', destinations });

type Place = { to: string; centre?: string; params?: object };
/** Requests a destination. */
export const requested = (place: Place & { ofAccount?: boolean }) => ({ type: 'place.requested', place });
/** Event to the host of the dialog, for a public destination or one that requires a login. */
export const opens = (place: Place, ofAccount = false) => requested({ ...place, ofAccount });
export const leave = { type: 'leave.requested' };
export const accountGone = { type: 'account.gone' };
/** Event that a host reports. */
export const left = (seat: string) => ({ type: 'place.left', seat });
export const ended = (seat: string, ending: object) => ({ type: 'place.ended', seat, ending });
/** Event that the portal emits when something has opened or closed. */
export const named = (seat: string, to: string | null) => ({ type: 'address.changed', seat, to });
export const toast = (kind: string) => ({ type: 'toast.requested', kind });
export const pageRequested = (to: string) => ({ type: 'page.requested', to });

export const account = {
  id: '01890000-0000-7000-8000-0000000000aa',
  account: 'rahim',
  nickname: 'Rahim',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'Silver', rankLevel: 2 },
  memberLabel: [],
};
export const sessionOpened = (opened: object = account) => ({ type: 'session.opened', account: opened });
export const news = { type: 'news.requested' };
