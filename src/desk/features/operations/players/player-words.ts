import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeskPlayer } from '../../../../../machines/operations/desk-player/desk-player.machine';
import type { FoundPlayers } from '../../../../../machines/operations/desk-players/desk-players.machine';
import type { BadgeTone } from '../../../../ui/badge';

export type PlayerAct = DeskPlayer['permitted'][number];
type Found = FoundPlayers['list'][number];

export const matchWords: Record<Found['matched'], MessageDescriptor> = {
  userName: msg({ id: 'desk.match.userName', message: 'Username' }),
  mobile: msg({ id: 'desk.match.mobile', message: 'Mobile number' }),
  email: msg({ id: 'desk.match.email', message: 'Email' }),
  payeeName: msg({ id: 'desk.match.payeeName', message: 'Payee' }),
  payoutNumber: msg({ id: 'desk.match.payoutNumber', message: 'Payout account' }),
  address: msg({ id: 'desk.match.address', message: 'IP address' }),
  device: msg({ id: 'desk.match.device', message: 'Device' }),
  order: msg({ id: 'desk.match.order', message: 'Order number' }),
  round: msg({ id: 'desk.match.round', message: 'Game round' }),
  transfer: msg({ id: 'desk.match.transfer', message: 'Transfer' }),
};

export const playerKindWords: Record<Found['kind'], MessageDescriptor> = {
  member: msg({ id: 'desk.playerKind.member', message: 'Member' }),
  agent: msg({ id: 'desk.playerKind.agent', message: 'Agent' }),
  trial: msg({ id: 'desk.playerKind.trial', message: 'Trial' }),
};

export const playerStateWords: Record<Found['state'], MessageDescriptor> = {
  active: msg({ id: 'desk.playerState.active', message: 'Active' }),
  blocked: msg({ id: 'desk.playerState.blocked', message: 'Blocked' }),
  closed: msg({ id: 'desk.playerState.closed', message: 'Closed' }),
};
export const playerStateTone: Record<Found['state'], BadgeTone> = {
  active: 'field',
  blocked: 'alert',
  closed: 'plain',
};

/** Acts as their buttons call them. */
export const playerActWords: Record<PlayerAct, MessageDescriptor> = {
  reveal: msg({ id: 'desk.do.reveal', message: 'Show personal data' }),
  note: msg({ id: 'desk.do.note', message: 'Add a note' }),
  setLabel: msg({ id: 'desk.do.setLabel', message: 'Add a label' }),
  removeLabel: msg({ id: 'desk.do.removeLabel', message: 'Remove the label' }),
  unlock: msg({ id: 'desk.do.unlock', message: 'Unlock the login' }),
  expirePassword: msg({ id: 'desk.do.expirePassword', message: 'Require a new password' }),
  resetFactor: msg({ id: 'desk.do.resetFactor', message: 'Remove the second factor' }),
  logOut: msg({ id: 'desk.do.logOut', message: 'End all sessions' }),
  registerAddress: msg({ id: 'desk.do.registerAddress', message: 'Register an address' }),
  forgetAddress: msg({ id: 'desk.do.forgetAddress', message: 'Remove an address' }),
  clearField: msg({ id: 'desk.do.clearField', message: 'Clear a locked field' }),
  mute: msg({ id: 'desk.do.mute', message: 'Mute in the chat' }),
  unmute: msg({ id: 'desk.do.unmute', message: 'Unmute' }),
  ban: msg({ id: 'desk.do.ban', message: 'Ban from the chat' }),
  unban: msg({ id: 'desk.do.unban', message: 'End the chat ban' }),
  timeOut: msg({ id: 'desk.do.timeOut', message: 'Start a break' }),
  exclude: msg({ id: 'desk.do.exclude', message: 'Exclude from play' }),
  block: msg({ id: 'desk.do.block', message: 'Block the account' }),
  unblock: msg({ id: 'desk.do.unblock', message: 'Unblock the account' }),
  credit: msg({ id: 'desk.do.credit', message: 'Credit an amount' }),
};

/** Acts that end something for the player. */
const DANGER: readonly PlayerAct[] = [
  'expirePassword',
  'resetFactor',
  'logOut',
  'forgetAddress',
  'clearField',
  'mute',
  'ban',
  'timeOut',
  'exclude',
  'block',
];
export const isDanger = (act: PlayerAct) => DANGER.includes(act);

/** State that a player must be in for an act. */
const STATES: Partial<Record<PlayerAct, Found['state']>> = { block: 'active', unblock: 'blocked' };
/** Returns whether an act can have an effect on a player in a state. */
export const isEffective = (act: PlayerAct, state: Found['state']): boolean => (STATES[act] ?? state) === state;

/** Effect of an act, which its form names before it is confirmed (own.desk-app.effect). */
export const effectWords: Record<PlayerAct, MessageDescriptor> = {
  reveal: msg({
    id: 'desk.effect.reveal',
    message: 'You see names, numbers and addresses of this player for ten minutes.',
  }),
  note: msg({ id: 'desk.effect.note', message: 'All operators see the note. It cannot be changed afterwards.' }),
  setLabel: msg({ id: 'desk.effect.setLabel', message: 'The player’s page shows the label to the player, too.' }),
  removeLabel: msg({ id: 'desk.effect.removeLabel', message: 'The player no longer has this label.' }),
  unlock: msg({
    id: 'desk.effect.unlock',
    message: 'Failed logins are cleared: the player can log in again without a wait or captcha.',
  }),
  expirePassword: msg({
    id: 'desk.effect.expirePassword',
    message: 'At the next login the player must set a new password.',
  }),
  resetFactor: msg({
    id: 'desk.effect.resetFactor',
    message: 'Authenticator app, passkeys and recovery codes no longer protect the account. The player is notified.',
  }),
  logOut: msg({
    id: 'desk.effect.logOut',
    message: 'The player is logged out on all devices and can log in again. The player is notified.',
  }),
  registerAddress: msg({
    id: 'desk.effect.registerAddress',
    message: 'Logins from this address need no further proof.',
  }),
  forgetAddress: msg({
    id: 'desk.effect.forgetAddress',
    message: 'The next login from this address needs a further proof.',
  }),
  clearField: msg({
    id: 'desk.effect.clearField',
    message: 'The field becomes empty, and the player can set it once more. The player is notified.',
  }),
  mute: msg({ id: 'desk.effect.mute', message: 'The player reads the chat room but cannot write for this time.' }),
  unmute: msg({ id: 'desk.effect.unmute', message: 'The player can write in the chat room again.' }),
  ban: msg({ id: 'desk.effect.ban', message: 'The player can no longer use the chat room.' }),
  unban: msg({ id: 'desk.effect.unban', message: 'The player can use the chat room again.' }),
  timeOut: msg({
    id: 'desk.effect.timeOut',
    message: 'No deposits and no play until it ends. It cannot be shortened. The player is notified.',
  }),
  exclude: msg({
    id: 'desk.effect.exclude',
    message: 'No deposits and no play until it ends; all sessions end. It cannot be shortened. The player is notified.',
  }),
  block: msg({
    id: 'desk.effect.block',
    message: 'All sessions end, and the player can no longer log in, play or withdraw. The player is notified.',
  }),
  unblock: msg({
    id: 'desk.effect.unblock',
    message: 'The player can log in again. The player is notified.',
  }),
  credit: msg({
    id: 'desk.effect.credit',
    message:
      'The main balance grows by this amount, and the player is notified. Above the limit a second operator confirms it.',
  }),
};

/** Labels of the values that acts take. */
export const valueWords: Partial<Record<PlayerAct, MessageDescriptor>> = {
  note: msg({ id: 'desk.value.note', message: 'Note' }),
  setLabel: msg({ id: 'desk.value.label', message: 'Label' }),
  removeLabel: msg({ id: 'desk.value.label', message: 'Label' }),
  registerAddress: msg({ id: 'desk.value.address', message: 'IP address' }),
  forgetAddress: msg({ id: 'desk.value.address', message: 'IP address' }),
  clearField: msg({ id: 'desk.value.field', message: 'Field' }),
  mute: msg({ id: 'desk.value.minutes', message: 'Minutes' }),
  timeOut: msg({ id: 'desk.value.duration', message: 'Duration' }),
  exclude: msg({ id: 'desk.value.duration', message: 'Duration' }),
  credit: msg({ id: 'desk.value.amount', message: 'Amount' }),
};

/** Locked fields of a profile. */
export const lockedFieldWords: Record<string, MessageDescriptor> = {
  realName: msg({ id: 'desk.locked.realName', message: 'Real name' }),
  fullName: msg({ id: 'desk.locked.fullName', message: 'Full name' }),
  idNumber: msg({ id: 'desk.locked.idNumber', message: 'Identity-card number' }),
  birthday: msg({ id: 'desk.locked.birthday', message: 'Birthday' }),
};
