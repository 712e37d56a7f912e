import * as v from 'valibot';
import { amount, counted, id, money, png, required, text, time } from '../platform/fields';
import { reason } from './desk-endpoint';
import { claim, position, queueFilters } from './withdrawal-queue';

/** Queues of the desk besides withdrawals. The gateway derives the roles of each from its commands. */
export const QUEUES = [
  'cashIns',
  'studioHolds',
  'receivables',
  'abuseCases',
  'feedback',
  'redemptions',
  'entries',
  'affiliates',
  'differences',
] as const;
export type QueueName = (typeof QUEUES)[number];

/** Queues whose items have an amount. */
export const MONEY_QUEUES: readonly QueueName[] = [
  'cashIns',
  'studioHolds',
  'receivables',
  'abuseCases',
  'differences',
];
/** Queues whose items can be in review before a decision. */
export const REVIEW_QUEUES: readonly QueueName[] = ['entries', 'affiliates', 'differences'];

/** Acts of operators on items. */
const QUEUE_ACTS = [
  'confirmTransfer',
  'release',
  'reverse',
  'collect',
  'waive',
  'innocent',
  'abuse',
  'answer',
  'close',
  'address',
  'ship',
  'decline',
  'review',
  'approve',
  'reject',
  'take',
  'resolve',
] as const;
export type QueueAct = (typeof QUEUE_ACTS)[number];
/** Acts that take a text for the player. */
export const TEXT_ACTS: readonly string[] = ['answer', 'ship', 'decline'] satisfies QueueAct[];
/** Acts that take an amount and a sender, as the statement of a wallet shows them. */
export const STATEMENT_ACTS: readonly string[] = ['confirmTransfer'] satisfies QueueAct[];
/** Longest text for a player, in characters. */
export const MAX_ACT_TEXT = 2_000;

/** `inReview`: an operator has begun to check it. */
export const ITEM_STATES = ['new', 'inReview', 'decided'] as const;
/** Party that an item waits for. `secondOperator`: another operator must confirm an act; `none`: decided. */
const ITEM_WAITS = ['operator', 'secondOperator', 'none'] as const;

/** Groups of the fields of an item. */
const FIELD_GROUPS = [
  'transfer',
  'received',
  'credit',
  'debt',
  'case',
  'member',
  'evidence',
  'letter',
  'redemption',
  'address',
  'application',
  'difference',
  'line',
  'booking',
] as const;
/** Names of the fields of all items. */
const FIELD_NAMES = [
  'user',
  'since',
  'until',
  'wallet',
  'sentTo',
  'sender',
  'reference',
  'account',
  'received',
  'receivedFrom',
  'studioCode',
  'game',
  'round',
  'transaction',
  'kind',
  'why',
  'sum',
  'replyTo',
  'content',
  'answered',
  'open',
  'proposal',
  'verdict',
  'mergedInto',
  'decidedBy',
  'finding',
  'deposited',
  'withdrawn',
  'granted',
  'openPayouts',
  'other',
  'weight',
  'reasons',
  'good',
  'quantity',
  'points',
  'delivery',
  'recipient',
  'phone',
  'address',
  'activity',
  'comment',
  'channel',
  'place',
  'plan',
  'remark',
  'source',
  'owner',
  'statement',
  'day',
  'number',
] as const;

const queue = v.picklist(QUEUES);
/** Id of an item as the command line has it: a number such as `F00000001`, or a UUID. */
const itemId = v.pipe(v.string(), v.regex(/^[\dA-Za-z-]{1,40}$/));

/** Address of an item at the desk. */
export const itemAddress = v.object({ queue: v.picklist(['withdrawals', ...QUEUES]), id: itemId });

const queueSummary = v.object({
  queue: itemAddress.entries.queue,
  /** Items that wait for an operator. */
  count: v.number(),
  oldest: v.nullable(time),
  oldestId: v.nullable(itemId),
  late: v.number(),
  /** Sum of their amounts; null if they are not about money. */
  sum: v.nullable(money),
});
/** Queues that the operator may read, with what waits in each. */
export const queueSummaries = v.object({ list: v.array(queueSummary), now: time });

/** Item of a queue. */
const itemRow = v.object({
  id: itemId,
  /** Number or name for people. */
  title: v.string(),
  /** User name; null if it is about no player, or several. */
  player: v.nullable(v.string()),
  /** Null if it is not about money. */
  amount: v.nullable(money),
  state: v.picklist(ITEM_STATES),
  waitsFor: v.picklist(ITEM_WAITS),
  since: time,
  /** Target time of the decision; null if it has none or is decided. */
  dueAt: v.nullable(time),
  isLate: v.boolean(),
  claim: v.nullable(claim),
});

export const queueItemsQuery = v.object({
  queue,
  after: v.optional(position),
  size: v.optional(counted(100), 50),
  state: v.optional(v.picklist(['new', 'inReview'])),
  waitsFor: v.optional(v.picklist(['operator', 'secondOperator'])),
  ...queueFilters,
});
/** Open items, the oldest first. `next`: position of the next page; null on the last. */
export const queueItems = v.object({ list: v.array(itemRow), next: v.nullable(position), now: time });

/** `code`: a word of a table, a number or an id; `day`: an ISO 8601 date; `user`: a user name. */
const field = v.object({
  name: v.picklist(FIELD_NAMES),
  kind: v.picklist(['text', 'money', 'time', 'day', 'user', 'code']),
  value: v.string(),
});
export const queueItemQuery = v.object({ queue, id: itemId });
/** Everything an operator needs to decide on an item. */
export const queueItem = v.object({
  ...itemRow.entries,
  queue,
  /** Every act names the version it was decided on. */
  version: v.number(),
  groups: v.array(v.object({ group: v.picklist(FIELD_GROUPS), fields: v.array(field) })),
  /** Ids of its pictures, which take a reason to view. */
  pictures: v.array(id),
  /** Acts that the state and the operator's role permit now. */
  permitted: v.array(v.picklist(QUEUE_ACTS)),
  /** Those of them that wait for a second operator. */
  needsTwo: v.array(v.picklist(QUEUE_ACTS)),
  /** Act that waits for a second operator. */
  request: v.nullable(v.object({ id, requestedBy: v.string(), isOwn: v.boolean(), until: time })),
});

/** Picture of an item; the reason is recorded with the operator who views it. */
export const itemPictureQuery = v.object({ queue, id: itemId, picture: id, reason });
export const itemPicture = v.object({ picture: png });

/** A transfer as the statement of the receiving wallet shows it. `isCorrected`: accepts that the report differs. */
const statement = v.object({ amount, sender: required(40), isCorrected: v.boolean() });

/** An act on a claimed item. `text`: for the player, and `statement`, if the act takes one. */
export const itemDecision = v.object({
  queue,
  id: itemId,
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  act: v.picklist(QUEUE_ACTS),
  reason,
  text: v.optional(v.pipe(text(MAX_ACT_TEXT), v.trim(), v.nonEmpty())),
  statement: v.optional(statement),
});
/** Request that a second operator must confirm until a time; null if the act is done. */
export const itemDecided = v.object({ request: v.nullable(v.object({ id, until: time })) });
