import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TimelinePage } from '../../../../../machines/operations/desk-player/desk-player.machine';
import { WITHDRAWAL_STATES } from '../../../../contract/money/withdrawal';
import type { BadgeTone } from '../../../../ui/badge';
import { stateWords } from '../../../parts/withdrawal-state';

type Row = TimelinePage['list'][number];

export const timelineKindWords: Record<Row['kind'], MessageDescriptor> = {
  logins: msg({ id: 'desk.timeline.logins', message: 'Logins' }),
  money: msg({ id: 'desk.timeline.money', message: 'Balance' }),
  bets: msg({ id: 'desk.timeline.bets', message: 'Bets' }),
  limits: msg({ id: 'desk.timeline.limits', message: 'Limits' }),
  messages: msg({ id: 'desk.timeline.messages', message: 'Messages' }),
  acts: msg({ id: 'desk.timeline.acts', message: 'Operators' }),
};
export const timelineTone: Record<Row['kind'], BadgeTone> = {
  logins: 'plain',
  money: 'field',
  bets: 'river',
  limits: 'gold',
  messages: 'plain',
  acts: 'clay',
};

const deposit = msg({ id: 'desk.event.deposit', message: 'Deposit' });
const withdrawal = msg({ id: 'desk.event.withdrawal', message: 'Withdrawal' });

const events: Readonly<Record<string, MessageDescriptor | undefined>> = {
  'session.signIn': msg({ id: 'desk.event.signIn', message: 'Login' }),
  'session.signOut': msg({ id: 'desk.event.signOut', message: 'Logout' }),
  'passkey.signIn': msg({ id: 'desk.event.passkey', message: 'Login by passkey' }),
  'social.signIn': msg({ id: 'desk.event.social', message: 'Login by a third party' }),
  'password.change': msg({ id: 'desk.event.passwordChange', message: 'Password changed' }),
  'password.reset': msg({ id: 'desk.event.passwordReset', message: 'Password reset' }),
  'password.linkAsked': msg({ id: 'desk.event.passwordLink', message: 'Reset link requested' }),
  'password.setByPhone': msg({ id: 'desk.event.passwordByPhone', message: 'Password set by phone' }),
  'place.new': msg({ id: 'desk.event.place', message: 'New IP address' }),
  'profile.saved': msg({ id: 'desk.event.profile', message: 'Profile saved' }),
  'bank.bind': msg({ id: 'desk.event.bankAdded', message: 'Payout account added' }),
  'bank.remove': msg({ id: 'desk.event.bankRemoved', message: 'Payout account removed' }),
  'payment.set': msg({ id: 'desk.event.payment', message: 'Payment password set' }),
  'deposit.begun': deposit,
  'withdrawal.sent': withdrawal,
  'limits.deposit': msg({ id: 'desk.event.depositLimit', message: 'Deposit limit' }),
  'limits.depositConfirm': msg({ id: 'desk.event.depositRaised', message: 'Deposit limit raised' }),
  'limits.loss': msg({ id: 'desk.event.lossLimit', message: 'Loss limit' }),
  'limits.lossConfirm': msg({ id: 'desk.event.lossRaised', message: 'Loss limit raised' }),
  'limits.stake': msg({ id: 'desk.event.stakeLimit', message: 'Stake limit' }),
  'limits.stakeConfirm': msg({ id: 'desk.event.stakeRaised', message: 'Stake limit raised' }),
  'limits.time': msg({ id: 'desk.event.timeLimit', message: 'Time limit' }),
  'limits.timeConfirm': msg({ id: 'desk.event.timeRaised', message: 'Time limit raised' }),
  'limits.timeOut': msg({ id: 'desk.event.timeOut', message: 'Break' }),
  'limits.exclusion': msg({ id: 'desk.event.exclusion', message: 'Self-exclusion' }),
  'limits.reality': msg({ id: 'desk.event.reality', message: 'Play reminder' }),
  'limits.matched': msg({ id: 'desk.event.matched', message: 'Matches an excluded person' }),
  'money.deposit': deposit,
  'money.depositStarted': msg({ id: 'desk.event.depositOpen', message: 'Deposit without credit' }),
  'money.suspended': msg({ id: 'desk.event.suspended', message: 'Deposit in suspense' }),
  'money.returned': msg({ id: 'desk.event.returned', message: 'Deposit returned' }),
  'money.withdrawal': withdrawal,
  'money.refund': msg({ id: 'desk.event.refund', message: 'Refund' }),
  'money.transfer': msg({ id: 'desk.event.transfer', message: 'Transfer' }),
  'money.upline': msg({ id: 'desk.event.upline', message: 'Transfer of an agent' }),
  'money.bonus': msg({ id: 'desk.event.bonus', message: 'Bonus' }),
  'money.granted': msg({ id: 'desk.event.granted', message: 'Bonus with turnover' }),
  'money.salary': msg({ id: 'desk.event.salary', message: 'Wage' }),
  'money.adjustment': msg({ id: 'desk.event.adjustment', message: 'Adjustment' }),
  'messages.letter': msg({ id: 'desk.event.letter', message: 'Feedback' }),
  'messages.fromPlayer': msg({ id: 'desk.event.fromPlayer', message: 'Chat: the player' }),
  'messages.fromSupport': msg({ id: 'desk.event.fromSupport', message: 'Chat: support' }),
};
/** Acts of operators by their commands. */
const commands: Readonly<Record<string, MessageDescriptor>> = {
  credit: msg({ id: 'desk.timeline.act.credit', message: 'Amount credited' }),
  unlock: msg({ id: 'desk.timeline.act.unlock', message: 'Login unlocked' }),
  'expire-password': msg({ id: 'desk.timeline.act.expirePassword', message: 'New password required' }),
  'factor reset': msg({ id: 'desk.timeline.act.resetFactor', message: 'Second factor removed' }),
  'ip register': msg({ id: 'desk.timeline.act.registerAddress', message: 'Address registered' }),
  'ip forget': msg({ id: 'desk.timeline.act.forgetAddress', message: 'Address removed' }),
  'labels set': msg({ id: 'desk.timeline.act.setLabel', message: 'Label added' }),
  'labels remove': msg({ id: 'desk.timeline.act.removeLabel', message: 'Label removed' }),
  'profile clear': msg({ id: 'desk.timeline.act.clearField', message: 'Locked field cleared' }),
  'chat mute off': msg({ id: 'desk.timeline.act.unmute', message: 'Chat unmuted' }),
  'chat mute': msg({ id: 'desk.timeline.act.mute', message: 'Muted in the chat, minutes' }),
  'chat ban on': msg({ id: 'desk.timeline.act.ban', message: 'Banned from the chat' }),
  'chat ban off': msg({ id: 'desk.timeline.act.unban', message: 'Chat ban ended' }),
  'vip confirm': msg({ id: 'desk.timeline.act.vip', message: 'VIP level confirmed' }),
  'team move': msg({ id: 'desk.timeline.act.move', message: 'Moved to another agent' }),
  'team retire': msg({ id: 'desk.timeline.act.retire', message: 'Agent retired' }),
  'team page': msg({ id: 'desk.timeline.act.page', message: 'Page of the agent centre' }),
  'lines verify': msg({ id: 'desk.timeline.act.line', message: 'Agent’s line verified' }),
  'contracts offer': msg({ id: 'desk.timeline.act.agreement', message: 'Agreement offered' }),
  'players reveal': msg({ id: 'desk.timeline.act.reveal', message: 'Personal data shown' }),
  'players note': msg({ id: 'desk.timeline.act.note', message: 'Note added' }),
  'players block': msg({ id: 'desk.timeline.act.block', message: 'Account blocked' }),
  'players unblock': msg({ id: 'desk.timeline.act.unblock', message: 'Account unblocked' }),
  'players log-out': msg({ id: 'desk.timeline.act.logOut', message: 'All sessions ended' }),
  'players time-out': msg({ id: 'desk.timeline.act.timeOut', message: 'Break started, hours' }),
  'players exclude': msg({ id: 'desk.timeline.act.exclude', message: 'Excluded from play, months' }),
};
const commandNames = Object.keys(commands);

/** Parts of an event's title: messages, or texts of the gateway such as a game's title. */
export const titleOf = ({ kind, what }: Row): readonly (MessageDescriptor | string)[] =>
  kind === 'acts' ? actTitle(what) : [events[what] ?? what];

/** Title of an operator's act: a command and its other arguments, or a step of a withdrawal. */
function actTitle(what: string): readonly (MessageDescriptor | string)[] {
  const state = WITHDRAWAL_STATES.find((each) => what === `withdrawal.${each}`);
  if (state) return [withdrawal, stateWords[state]];
  const name = commandNames.find((each) => what === each || what.startsWith(`${each} `));
  return name === undefined ? [what] : [commands[name] ?? name, what.slice(name.length + 1)];
}

const outcomes: Readonly<Record<string, MessageDescriptor | undefined>> = {
  won: msg({ id: 'desk.outcome.won', message: 'Won' }),
  lost: msg({ id: 'desk.outcome.lost', message: 'Lost' }),
  even: msg({ id: 'desk.outcome.even', message: 'Even' }),
  cancelled: msg({ id: 'desk.outcome.cancelled', message: 'Cancelled' }),
  unread: msg({ id: 'desk.outcome.unread', message: 'Unread' }),
  open: msg({ id: 'desk.outcome.open', message: 'Open' }),
  pending: msg({ id: 'desk.outcome.pending', message: 'Pending' }),
  failed: msg({ id: 'desk.outcome.failed', message: 'Failed' }),
  expired: msg({ id: 'desk.outcome.expired', message: 'Expired' }),
  returned: msg({ id: 'desk.outcome.returned', message: 'Returned' }),
  asked: msg({ id: 'desk.outcome.asked', message: 'Waits for a second operator' }),
  met: msg({ id: 'desk.outcome.met', message: 'Turnover met' }),
  givenUp: msg({ id: 'desk.outcome.givenUp', message: 'Cancelled' }),
};
/** Words for an outcome; none for codes of rejections. */
export const outcomeWords = (outcome: string): MessageDescriptor | undefined => outcomes[outcome];
