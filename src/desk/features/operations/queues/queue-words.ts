import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueueItem, QueueName } from '../../../../../machines/operations/desk-queues/desk-queues.machine';

type Act = QueueItem['permitted'][number];
type Group = QueueItem['groups'][number];
type Field = Group['fields'][number];

export const queueWords: Record<QueueName, MessageDescriptor> = {
  cashIns: msg({ id: 'desk.queues.cashIns', message: 'Cash-ins' }),
  studioHolds: msg({ id: 'desk.queues.studioHolds', message: 'Held game wins' }),
  receivables: msg({ id: 'desk.queues.receivables', message: 'Players’ debts' }),
  abuseCases: msg({ id: 'desk.queues.abuseCases', message: 'Abuse cases' }),
  feedback: msg({ id: 'desk.queues.feedback', message: 'Feedback' }),
  redemptions: msg({ id: 'desk.queues.redemptions', message: 'Items to ship' }),
  entries: msg({ id: 'desk.queues.entries', message: 'Activity applications' }),
  affiliates: msg({ id: 'desk.queues.affiliates', message: 'Agent applications' }),
  differences: msg({ id: 'desk.queues.differences', message: 'Statement differences' }),
};

export const itemStateWords: Record<QueueItem['state'], MessageDescriptor> = {
  new: msg({ id: 'desk.item.state.new', message: 'New' }),
  inReview: msg({ id: 'desk.item.state.inReview', message: 'In review' }),
  decided: msg({ id: 'desk.item.state.decided', message: 'Decided' }),
};

export const itemWaitsWords: Record<QueueItem['waitsFor'], MessageDescriptor> = {
  operator: msg({ id: 'desk.item.waits.operator', message: 'An operator' }),
  secondOperator: msg({ id: 'desk.item.waits.secondOperator', message: 'A second operator' }),
  none: msg({ id: 'desk.item.waits.none', message: 'Nobody (decided)' }),
};

/** Acts as their buttons call them. */
export const itemActWords: Record<Act, MessageDescriptor> = {
  confirmTransfer: msg({ id: 'desk.do.confirmTransfer', message: 'Confirm the transfer' }),
  release: msg({ id: 'desk.do.release', message: 'Credit it' }),
  reverse: msg({ id: 'desk.do.reverse', message: 'Take it back' }),
  collect: msg({ id: 'desk.do.collect', message: 'Collect' }),
  waive: msg({ id: 'desk.do.waive', message: 'Waive' }),
  innocent: msg({ id: 'desk.do.innocent', message: 'No abuse' }),
  abuse: msg({ id: 'desk.do.abuse', message: 'Abuse' }),
  answer: msg({ id: 'desk.do.answer', message: 'Answer' }),
  close: msg({ id: 'desk.do.close', message: 'Close without answer' }),
  address: msg({ id: 'desk.do.address', message: 'Show the address' }),
  ship: msg({ id: 'desk.do.ship', message: 'Ship it' }),
  decline: msg({ id: 'desk.do.decline', message: 'Reject the redemption' }),
  review: msg({ id: 'desk.do.review', message: 'Start the review' }),
  approve: msg({ id: 'desk.do.approve', message: 'Approve' }),
  reject: msg({ id: 'desk.do.reject', message: 'Reject' }),
  take: msg({ id: 'desk.do.take', message: 'Take ownership' }),
  resolve: msg({ id: 'desk.do.resolve', message: 'Resolve' }),
};
/** Acts that end something for the player. */
const DANGER: readonly Act[] = ['reverse', 'collect', 'abuse', 'close', 'decline', 'reject'];
export const isDanger = (act: Act) => DANGER.includes(act);

/** Acts whose reason the player reads. */
const READ_BY_PLAYER: readonly Act[] = ['reject'];
export const isReadByPlayer = (act: Act) => READ_BY_PLAYER.includes(act);

export const groupWords: Record<Group['group'], MessageDescriptor> = {
  transfer: msg({ id: 'desk.group.transfer', message: 'Reported transfer' }),
  received: msg({ id: 'desk.group.received', message: 'Decision' }),
  credit: msg({ id: 'desk.group.credit', message: 'Held credit' }),
  debt: msg({ id: 'desk.group.debt', message: 'Debt' }),
  case: msg({ id: 'desk.group.case', message: 'Case' }),
  member: msg({ id: 'desk.group.member', message: 'Account' }),
  evidence: msg({ id: 'desk.group.evidence', message: 'Evidence' }),
  letter: msg({ id: 'desk.group.letter', message: 'Letter' }),
  redemption: msg({ id: 'desk.group.redemption', message: 'Redemption' }),
  address: msg({ id: 'desk.group.address', message: 'Address' }),
  application: msg({ id: 'desk.group.application', message: 'Application' }),
  difference: msg({ id: 'desk.group.difference', message: 'Difference' }),
  line: msg({ id: 'desk.group.line', message: 'Line of the statement' }),
  booking: msg({ id: 'desk.group.booking', message: 'Our booking' }),
};

export const fieldWords: Record<Field['name'], MessageDescriptor> = {
  user: msg({ id: 'desk.field.user', message: 'Username' }),
  since: msg({ id: 'desk.field.since', message: 'Since' }),
  until: msg({ id: 'desk.field.until', message: 'Expires' }),
  wallet: msg({ id: 'desk.field.wallet', message: 'Wallet' }),
  sentTo: msg({ id: 'desk.field.sentTo', message: 'Receiving number' }),
  sender: msg({ id: 'desk.field.sender', message: 'Sender’s number' }),
  reference: msg({ id: 'desk.field.reference', message: 'Transaction ID' }),
  account: msg({ id: 'desk.field.account', message: 'Account' }),
  received: msg({ id: 'desk.field.received', message: 'Received' }),
  receivedFrom: msg({ id: 'desk.field.receivedFrom', message: 'Received from' }),
  studioCode: msg({ id: 'desk.field.studio', message: 'Studio' }),
  game: msg({ id: 'desk.field.game', message: 'Game' }),
  round: msg({ id: 'desk.field.round', message: 'Round' }),
  transaction: msg({ id: 'desk.field.transaction', message: 'Transaction' }),
  kind: msg({ id: 'desk.field.kind', message: 'Type' }),
  why: msg({ id: 'desk.field.why', message: 'Reason' }),
  sum: msg({ id: 'desk.field.sum', message: 'Amount' }),
  replyTo: msg({ id: 'desk.field.replyTo', message: 'Reply to' }),
  content: msg({ id: 'desk.field.content', message: 'Text' }),
  answered: msg({ id: 'desk.field.answered', message: 'Answer' }),
  open: msg({ id: 'desk.field.open', message: 'Outstanding' }),
  proposal: msg({ id: 'desk.field.proposal', message: 'Proposal' }),
  verdict: msg({ id: 'desk.field.verdict', message: 'Decision' }),
  mergedInto: msg({ id: 'desk.field.mergedInto', message: 'Merged into' }),
  decidedBy: msg({ id: 'desk.field.decidedBy', message: 'Decided by' }),
  finding: msg({ id: 'desk.field.finding', message: 'Finding' }),
  deposited: msg({ id: 'desk.field.deposited', message: 'Deposits' }),
  withdrawn: msg({ id: 'desk.field.withdrawn', message: 'Withdrawals' }),
  granted: msg({ id: 'desk.field.granted', message: 'Bonuses' }),
  openPayouts: msg({ id: 'desk.field.openPayouts', message: 'Open withdrawals' }),
  other: msg({ id: 'desk.field.other', message: 'Other account' }),
  weight: msg({ id: 'desk.field.weight', message: 'Weight' }),
  reasons: msg({ id: 'desk.field.reasons', message: 'Details' }),
  good: msg({ id: 'desk.field.good', message: 'Item' }),
  quantity: msg({ id: 'desk.field.quantity', message: 'Quantity' }),
  points: msg({ id: 'desk.field.points', message: 'Points' }),
  delivery: msg({ id: 'desk.field.delivery', message: 'Delivery' }),
  recipient: msg({ id: 'desk.field.recipient', message: 'Recipient' }),
  phone: msg({ id: 'desk.field.phone', message: 'Phone number' }),
  address: msg({ id: 'desk.field.address', message: 'Address' }),
  activity: msg({ id: 'desk.field.activity', message: 'Activity' }),
  comment: msg({ id: 'desk.field.comment', message: 'Comment' }),
  channel: msg({ id: 'desk.field.channel', message: 'Channel' }),
  place: msg({ id: 'desk.field.place', message: 'Place' }),
  plan: msg({ id: 'desk.field.plan', message: 'Plan' }),
  remark: msg({ id: 'desk.field.remark', message: 'Remark to the player' }),
  source: msg({ id: 'desk.field.source', message: 'Provider' }),
  owner: msg({ id: 'desk.field.owner', message: 'Owner' }),
  statement: msg({ id: 'desk.field.statement', message: 'Statement and line' }),
  day: msg({ id: 'desk.field.day', message: 'Day' }),
  number: msg({ id: 'desk.field.number', message: 'Number' }),
};

const codes: Readonly<Record<string, MessageDescriptor | undefined>> = {
  'account.blocked': msg({ id: 'desk.code.blocked', message: 'Blocked' }),
  'account.paused': msg({ id: 'desk.code.paused', message: 'On a break' }),
  'verdict.confirmed': msg({ id: 'desk.code.confirmed', message: 'Confirmed' }),
  'verdict.rejected': msg({ id: 'desk.code.rejected', message: 'Rejected' }),
  'verdict.cancelled': msg({ id: 'desk.code.cancelled', message: 'Cancelled by the player' }),
  'verdict.expired': msg({ id: 'desk.code.expired', message: 'Expired' }),
  'kind.win': msg({ id: 'desk.code.win', message: 'Win' }),
  'kind.promo': msg({ id: 'desk.code.promo', message: 'Promotion' }),
  'why.over-win': msg({ id: 'desk.code.overWin', message: 'Above the largest win' }),
  'why.over-exposure': msg({ id: 'desk.code.overExposure', message: 'Above the studio’s daily limit' }),
  'why.over-promo': msg({ id: 'desk.code.overPromo', message: 'Above the limit of promotions' }),
  'why.no-stake': msg({ id: 'desk.code.noStake', message: 'Win without a stake' }),
  'why.excluded': msg({ id: 'desk.code.excluded', message: 'The player is excluded' }),
  'why.late': msg({ id: 'desk.code.late', message: 'Arrived late' }),
  'kind.deposit': msg({ id: 'desk.code.deposit', message: 'Deposit' }),
  'kind.withdrawal': msg({ id: 'desk.code.withdrawal', message: 'Withdrawal' }),
  'kind.game': msg({ id: 'desk.code.game', message: 'Game' }),
  'kind.customerService': msg({ id: 'desk.code.customerService', message: 'Customer service' }),
  'kind.application': msg({ id: 'desk.code.application', message: 'App' }),
  'kind.other': msg({ id: 'desk.code.other', message: 'Other' }),
  'kind.reversal': msg({ id: 'desk.code.reversal', message: 'Deposit taken back' }),
  'kind.opposite': msg({ id: 'desk.code.opposite', message: 'Opposite bets' }),
  'kind.device': msg({ id: 'desk.code.device', message: 'Same device' }),
  'kind.payee': msg({ id: 'desk.code.payee', message: 'Same name of payees' }),
  'kind.payer': msg({ id: 'desk.code.payer', message: 'Same payer' }),
  'kind.payout': msg({ id: 'desk.code.payout', message: 'Same withdrawal account' }),
  'kind.address': msg({ id: 'desk.code.address', message: 'Same IP address' }),
  'kind.invitation': msg({ id: 'desk.code.invitation', message: 'Invitation' }),
  'kind.cadence': msg({ id: 'desk.code.cadence', message: 'Same rhythm of bets' }),
  'kind.offers': msg({ id: 'desk.code.offers', message: 'Only promotions are used' }),
  'kind.thinPlay': msg({ id: 'desk.code.thinPlay', message: 'Hardly any play' }),
  'verdict.innocent': msg({ id: 'desk.code.innocent', message: 'No abuse' }),
  'verdict.abuse': msg({ id: 'desk.code.abuse', message: 'Abuse' }),
  'kind.oursOnly': msg({ id: 'desk.code.oursOnly', message: 'Missing in the statement' }),
  'kind.theirsOnly': msg({ id: 'desk.code.theirsOnly', message: 'Not booked by us' }),
  'kind.otherAmount': msg({ id: 'desk.code.otherAmount', message: 'Another amount' }),
  'verdict.found': msg({ id: 'desk.code.found', message: 'Found later' }),
  'verdict.resolved': msg({ id: 'desk.code.resolved', message: 'Resolved' }),
  'verdict.merged': msg({ id: 'desk.code.merged', message: 'Merged' }),
};
/** Words for a code of a field; none for ids and numbers. */
export const codeWords = ({ name, value }: Pick<Field, 'name' | 'value'>): MessageDescriptor | undefined =>
  codes[`${name}.${value}`];
