import * as v from 'valibot';
import { gamingLimits } from '../money/gaming-limits';
import { WITHDRAWAL_STATES } from '../money/withdrawal';
import { counted, id, language, money, text, time } from '../platform/fields';
import { reason } from './desk-endpoint';
import { itemAddress } from './queues';
import { position } from './withdrawal-queue';

/** Facts that a player can be found by. */
export const PLAYER_MATCHES = [
  'userName',
  'mobile',
  'email',
  'payeeName',
  'payoutNumber',
  'address',
  'device',
  'order',
  'round',
  'transfer',
] as const;
/** Longest text to search for, in characters. */
export const MAX_PLAYER_SEARCH = 128;
/** `closed`: by its owner, permanently; `blocked`: by the site. */
const PLAYER_STATES = ['active', 'blocked', 'closed'] as const;
const PLAYER_KINDS = ['member', 'agent', 'trial'] as const;

/** User name as the gateway has it. */
const userName = v.pipe(v.string(), v.regex(/^[A-Za-z]\w{2,31}$/));
const playerState = v.picklist(PLAYER_STATES);
const playerKind = v.picklist(PLAYER_KINDS);

/** The text is in the body, because it may be personal data, which addresses and their logs must not have. */
export const playerSearch = v.object({
  text: v.pipe(text(MAX_PLAYER_SEARCH), v.trim(), v.nonEmpty()),
  after: v.optional(position),
  size: v.optional(counted(100), 20),
});
/** Players by the fact that they match, in a fixed order of facts. A player who matches several is listed for each. */
export const playersFound = v.object({
  list: v.array(
    v.object({
      userName,
      kind: playerKind,
      state: playerState,
      since: time,
      matched: v.picklist(PLAYER_MATCHES),
    }),
  ),
  next: v.nullable(position),
});

/** Acts of operators on a player: each is a command. */
export const PLAYER_ACTS = [
  'reveal',
  'note',
  'setLabel',
  'removeLabel',
  'unlock',
  'expirePassword',
  'resetFactor',
  'logOut',
  'registerAddress',
  'forgetAddress',
  'clearField',
  'mute',
  'unmute',
  'ban',
  'unban',
  'timeOut',
  'exclude',
  'block',
  'unblock',
  'credit',
] as const;
/** Acts that take a value: a note, a label, an address, a field, minutes, hours, months, or an amount. */
export const VALUE_ACTS: readonly string[] = [
  'note',
  'setLabel',
  'removeLabel',
  'registerAddress',
  'forgetAddress',
  'clearField',
  'mute',
  'timeOut',
  'exclude',
  'credit',
] satisfies (typeof PLAYER_ACTS)[number][];
/** Longest value of an act, in characters. */
export const MAX_PLAYER_VALUE = 2_000;

export const playerQuery = v.object({ user: userName });

const nullableText = v.nullable(v.string());
/** Personal data, masked unless the operator has revealed them. */
const contacts = v.object({
  realName: nullableText,
  mobile: nullableText,
  isMobileVerified: v.boolean(),
  email: nullableText,
  idNumber: nullableText,
});
const label = v.object({ label: v.string(), setBy: v.string(), at: time });
const note = v.object({ id, author: v.string(), text: v.string(), at: time });
/** Null without a limit. */
const cap = v.nullable(money);
const grant = v.object({
  id,
  kind: v.picklist(['deposit', 'received', 'bonus']),
  amount: money,
  /** Turnover that it requires, and the part that is done. */
  requirement: money,
  done: money,
  cap,
  since: time,
  expiresAt: v.nullable(time),
});
const debt = v.object({ id, from: v.picklist(['deposit', 'win']), amount: money, open: money, since: time });
const payee = v.object({
  id,
  provider: v.string(),
  holder: v.string(),
  number: v.string(),
  since: time,
  removedAt: v.nullable(time),
});
const place = v.object({ address: v.string(), country: nullableText, isRegistered: v.boolean(), lastAt: time });

/** Everything about a player on one page, apart from the timeline. */
export const player = v.object({
  userName,
  nickname: v.string(),
  kind: playerKind,
  state: playerState,
  closedAt: v.nullable(time),
  since: time,
  /** Time until which logins fail after wrong passwords. */
  lockedUntil: v.nullable(time),
  contacts,
  /** Time until which personal data are visible to the operator; null: they are masked. */
  revealedUntil: v.nullable(time),
  vip: v.object({ level: v.number(), nameBn: v.string(), nameEn: v.string() }),
  /** User names of the agents above, the topmost first. */
  agents: v.array(v.string()),
  labels: v.array(label),
  /** The newest, first. */
  notes: v.array(note),
  balances: v.object({
    main: money,
    granted: money,
    locked: money,
    underReview: money,
    suspense: money,
    vendors: v.array(v.object({ vendor: v.string(), name: v.string(), balance: money })),
  }),
  turnoverLeft: money,
  grants: v.array(grant),
  debts: v.array(debt),
  /** Break or exclusion in force; `details`: of the same person under another account. */
  block: v.nullable(v.object({ by: v.picklist(['timeOut', 'exclusion', 'details']), until: time })),
  limits: gamingLimits,
  payees: v.array(payee),
  places: v.array(place),
  cases: v.array(v.object({ number: v.string(), openedAt: time })),
  withdrawals: v.array(
    v.object({ id, number: v.string(), amount: money, state: v.picklist(WITHDRAWAL_STATES), requestedAt: time }),
  ),
  /** Acts that the operator's role permits. */
  permitted: v.array(v.picklist(PLAYER_ACTS)),
  now: time,
});

/** Kinds of the events of a timeline. */
export const TIMELINE_KINDS = ['logins', 'money', 'bets', 'limits', 'messages', 'acts'] as const;
export const timelineQuery = v.object({
  user: userName,
  kind: v.optional(v.picklist(TIMELINE_KINDS)),
  /** Language of the titles of games and messages. */
  language: v.optional(language, 'bn'),
  after: v.optional(position),
  size: v.optional(counted(100), 30),
});
const timelineRow = v.object({
  /** Source and id of its row. */
  id: v.string(),
  at: time,
  kind: v.picklist(TIMELINE_KINDS),
  /** Code of the event, the title of a game or a message, or an operator's command. */
  what: v.string(),
  /** State or outcome; `done` is left out. */
  outcome: nullableText,
  /** Change of the player's money, signed. */
  amount: v.nullable(money),
  /** Number, round or address. */
  reference: nullableText,
  /** Item of a queue that it is about. */
  item: v.nullable(itemAddress),
  /** Operator, if one did it. */
  by: nullableText,
  /** Text of a person: a reason, a note, a letter. */
  text: nullableText,
});
/** All that has happened to a player, newest first. */
export const timeline = v.object({ list: v.array(timelineRow), next: v.nullable(position) });

export const playerAct = v.object({
  user: userName,
  act: v.picklist(PLAYER_ACTS),
  value: v.optional(v.pipe(text(MAX_PLAYER_VALUE), v.trim(), v.nonEmpty())),
  reason,
});
/** Request that a second operator must confirm until a time; null if the act is done. */
export const playerActed = v.object({ request: v.nullable(v.object({ id, until: time })) });
