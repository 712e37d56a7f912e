import type { DeskValue } from '../../src/contract/operations/desk-endpoints';

const at = 1_800_000_000_000;
const HOUR = 3_600_000;

/** Unclaimed row of the queue. */
const queueRow = {
  id: '01930000-0000-7000-8000-0000000000c1',
  number: 'W00001001',
  player: 'rahim',
  amount: '1000.00',
  state: 'requested',
  waitsFor: 'operator',
  requestedAt: at,
  dueAt: at + 24 * HOUR,
  isLate: false,
  claim: null,
} as const satisfies DeskValue<'withdrawals'>['list'][number];

/** Another withdrawal in the queue. */
const lateId = '01930000-0000-7000-8000-0000000000c2';

/** Queue of three withdrawals: free, late and claimed by a colleague, and claimed by the operator. */
export const deskQueue: DeskValue<'withdrawals'> & { pageNum: number; totalPages: number } = {
  list: [
    queueRow,
    {
      ...queueRow,
      id: lateId,
      number: 'W00001002',
      player: 'karim',
      amount: '25000.00',
      requestedAt: at - 48 * HOUR,
      dueAt: at - 24 * HOUR,
      isLate: true,
      claim: { by: 'shila', isOwn: false, until: at + HOUR },
    },
    {
      ...queueRow,
      id: '01930000-0000-7000-8000-0000000000c3',
      number: 'W00001003',
      state: 'approved',
      dueAt: null,
      claim: { by: 'rupa', isOwn: true, until: at + HOUR },
    },
  ],
  next: 'after-W00001003',
  now: at + 2 * HOUR,
  pageNum: 1,
  totalPages: 2,
};
/** Unclaimed withdrawal in review; its payee is new. */
export const freeReview: DeskValue<'withdrawal'> = {
  ...queueRow,
  version: 1,
  permitted: ['approve', 'reject'],
  needsTwo: true,
  received: null,
  remainder: '0.00',
  payee: {
    kind: 'bank',
    provider: 'Meghla Bank',
    holder: 'Rahim Uddin',
    number: '0123456789',
    boundAt: at - 2 * HOUR,
    removedAt: null,
  },
  player: {
    userName: 'rahim',
    realName: 'Rahim Uddin',
    mobile: '+8801712345678',
    email: null,
    since: at - 2_000 * HOUR,
    isBlocked: false,
    closedAt: null,
    pausedUntil: null,
  },
  funds: { own: '4000.00', bonus: '250.00', held: '1000.00', turnoverLeft: '0.00' },
  review: { missing: ['deposits'], paid: '200.00', min: '500.00', until: at + 24 * HOUR },
  payeeHistory: [
    { number: 'W00000900', player: 'karim', amount: '500.00', state: 'received', requestedAt: at - 90 * HOUR },
  ],
  cases: [{ number: 'A00000007', openedAt: at - 5 * HOUR, holds: true }],
  proofs: [],
  steps: [{ state: 'requested', at, by: 'player', reason: null, unmet: [] }],
  warnings: ['payeeNew', 'payeeFirst'],
  request: null,
};
/** The same, claimed by the operator. */
export const ownReview: DeskValue<'withdrawal'> = {
  ...freeReview,
  claim: { by: 'rupa', isOwn: true, until: at + HOUR },
};
/** The same, reported by the player with two pictures. */
export const provedReview: DeskValue<'withdrawal'> = {
  ...ownReview,
  proofs: ['01930000-0000-7000-8000-0000000000a1', '01930000-0000-7000-8000-0000000000a2'],
};
/** The same, claimed by a colleague. */
export const othersReview: DeskValue<'withdrawal'> = {
  ...freeReview,
  claim: { by: 'shila', isOwn: false, until: at + HOUR },
};

/** Inbox with a colleague's request and the operator's own. */
export const deskRequests: DeskValue<'requests'> = {
  list: [
    {
      id: '01930000-0000-7000-8000-0000000000e1',
      requestedBy: 'shila',
      isOwn: false,
      requestedAt: at,
      until: at + 24 * HOUR,
      command: 'withdrawals approve W00001002',
      amount: '25000.00',
      reason: 'Payee checked',
      item: null,
      withdrawal: { id: lateId, number: 'W00001002', act: 'approve' },
    },
    {
      id: '01930000-0000-7000-8000-0000000000e2',
      requestedBy: 'rupa',
      isOwn: true,
      requestedAt: at,
      until: at + 24 * HOUR,
      command: 'studio release 01930000-0000-7000-8000-0000000000e4',
      amount: '30000.00',
      reason: 'The round is in order',
      item: { queue: 'studioHolds', id: '01930000-0000-7000-8000-0000000000e4' },
      withdrawal: null,
    },
  ],
  now: at + HOUR,
};

/** Queues that a support agent may read. */
export const deskOverview: DeskValue<'queues'> = {
  list: [
    { queue: 'withdrawals', count: 2, oldest: at - 48 * HOUR, oldestId: lateId, late: 1, sum: '26000.00' },
    { queue: 'studioHolds', count: 0, oldest: null, oldestId: null, late: 0, sum: null },
    { queue: 'feedback', count: 3, oldest: at - 48 * HOUR, oldestId: 'F00000013', late: 1, sum: null },
  ],
  now: at + 2 * HOUR,
};

/** Unclaimed row of the queue of feedback. */
const letterRow = {
  id: 'F00000012',
  title: 'F00000012',
  player: 'rahim',
  amount: null,
  state: 'new',
  waitsFor: 'operator',
  since: at,
  dueAt: at + 24 * HOUR,
  isLate: false,
  claim: null,
} as const satisfies DeskValue<'queueItems'>['list'][number];

/** Queue of three letters: free, late and claimed by a colleague, and a visitor's. */
export const letterQueue: DeskValue<'queueItems'> & { pageNum: number; totalPages: number } = {
  list: [
    letterRow,
    {
      ...letterRow,
      id: 'F00000013',
      title: 'F00000013',
      player: 'karim',
      since: at - 48 * HOUR,
      dueAt: at - 24 * HOUR,
      isLate: true,
      claim: { by: 'shila', isOwn: false, until: at + HOUR },
    },
    { ...letterRow, id: 'F00000014', title: 'F00000014', player: null, state: 'inReview', waitsFor: 'secondOperator' },
  ],
  next: 'after-F00000014',
  now: at + 2 * HOUR,
  pageNum: 1,
  totalPages: 2,
};

/** Unclaimed letter, with a field of every kind. */
export const freeLetter: DeskValue<'queueItem'> = {
  ...letterRow,
  queue: 'feedback',
  version: 1,
  groups: [
    {
      group: 'letter',
      fields: [
        { name: 'user', kind: 'user', value: 'rahim' },
        { name: 'since', kind: 'time', value: String(at) },
        { name: 'kind', kind: 'code', value: 'deposit' },
        { name: 'sum', kind: 'money', value: '1000.00' },
        { name: 'content', kind: 'text', value: 'Where is my deposit?' },
      ],
    },
  ],
  pictures: [],
  permitted: ['answer', 'close'],
  needsTwo: [],
  request: null,
};
/** The same, claimed by the operator. */
export const ownLetter: DeskValue<'queueItem'> = {
  ...freeLetter,
  claim: { by: 'rupa', isOwn: true, until: at + HOUR },
};
/** The same, claimed by a colleague, and an act on it waits for a second operator. */
export const othersLetter: DeskValue<'queueItem'> = {
  ...freeLetter,
  waitsFor: 'secondOperator',
  claim: { by: 'shila', isOwn: false, until: at + HOUR },
  request: {
    id: '01930000-0000-7000-8000-0000000000e3',
    requestedBy: 'shila',
    isOwn: false,
    until: at + 24 * HOUR,
  },
};

/** Two found players: by user name, and by mobile number. */
export const foundPlayers: DeskValue<'searchPlayers'> & { pageNum: number; totalPages: number } = {
  list: [
    { userName: 'rahim', kind: 'member', state: 'active', since: at - 2_000 * HOUR, matched: 'userName' },
    { userName: 'rahim_2', kind: 'agent', state: 'blocked', since: at - 90 * HOUR, matched: 'mobile' },
  ],
  next: 'after-rahim_2',
  pageNum: 1,
  totalPages: 2,
};

const dayLimit = { period: 'day', limit: '700.00', used: '200.00', asked: null } as const;

/** A player whose personal data are masked, with a row of every part. */
export const maskedPlayer: DeskValue<'player'> = {
  userName: 'rahim',
  nickname: 'Rahim the Tiger',
  kind: 'member',
  state: 'active',
  closedAt: null,
  since: at - 2_000 * HOUR,
  lockedUntil: at + HOUR,
  contacts: {
    realName: 'R•••••n',
    mobile: '+880•••••678',
    isMobileVerified: true,
    email: 'r•••••@example.test',
    idNumber: null,
  },
  revealedUntil: null,
  vip: { level: 2, nameBn: 'রুপা', nameEn: 'Silver' },
  agents: ['padma', 'jamuna'],
  labels: [{ label: 'VIP', setBy: 'shila', at: at - 50 * HOUR }],
  notes: [
    {
      id: '01930000-0000-7000-8000-0000000000f1',
      author: 'shila',
      text: 'Called about a deposit.',
      at: at - 20 * HOUR,
    },
  ],
  balances: {
    main: '4000.00',
    granted: '250.00',
    locked: '1000.00',
    underReview: '0.00',
    suspense: '0.00',
    vendors: [{ vendor: 'moyur', name: 'Moyur Live', balance: '20.00' }],
  },
  turnoverLeft: '300.00',
  grants: [
    {
      id: '01930000-0000-7000-8000-0000000000f2',
      kind: 'bonus',
      amount: '250.00',
      requirement: '2500.00',
      done: '500.00',
      cap: '1000.00',
      since: at - 30 * HOUR,
      expiresAt: at + 90 * HOUR,
    },
  ],
  debts: [
    {
      id: '01930000-0000-7000-8000-0000000000f3',
      from: 'deposit',
      amount: '500.00',
      open: '300.00',
      since: at - 40 * HOUR,
    },
  ],
  block: { by: 'timeOut', until: at + 24 * HOUR },
  limits: {
    deposit: [dayLimit],
    play: [
      { kind: 'loss', ...dayLimit },
      { kind: 'time', period: 'day', limit: 120, used: 30, asked: null },
    ],
    timeOutUntil: at + 24 * HOUR,
    excludedUntil: null,
    realityMinutes: 60,
  },
  payees: [
    {
      id: '01930000-0000-7000-8000-0000000000f4',
      provider: 'Nodi Pay',
      holder: 'R•••••n',
      number: '•••••6789',
      since: at - 900 * HOUR,
      removedAt: null,
    },
  ],
  places: [{ address: '203.0.•••.•••', country: 'BD', isRegistered: true, lastAt: at - HOUR }],
  cases: [{ number: 'C00000007', openedAt: at - 5 * HOUR }],
  withdrawals: [{ id: lateId, number: 'W00001002', amount: '1000.00', state: 'requested', requestedAt: at - HOUR }],
  permitted: ['reveal', 'note', 'setLabel', 'removeLabel', 'unlock', 'resetFactor', 'forgetAddress', 'credit'],
  now: at,
};
/** The same, whose personal data the operator has revealed. */
export const revealedPlayer: DeskValue<'player'> = {
  ...maskedPlayer,
  contacts: {
    realName: 'Rahim Uddin',
    mobile: '+8801712345678',
    isMobileVerified: true,
    email: 'rahim@example.test',
    idNumber: '1987654321098',
  },
  revealedUntil: at + HOUR / 6,
};

const event = { outcome: null, amount: null, reference: null, item: null, by: null, text: null };

/** Timeline with an event of every kind. */
export const playerTimeline: DeskValue<'timeline'> & { pageNum: number; totalPages: number } = {
  list: [
    {
      ...event,
      id: 'event:1',
      at,
      kind: 'logins',
      what: 'session.signIn',
      outcome: 'auth.wrongPassword',
      reference: '203.0.•••.•••',
    },
    {
      ...event,
      id: 'entry:1',
      at: at - HOUR,
      kind: 'money',
      what: 'money.deposit',
      amount: '500.00',
      reference: 'D00000012',
    },
    { ...event, id: 'bet:1', at: at - 2 * HOUR, kind: 'bets', what: 'Padma Wheel', outcome: 'lost', amount: '-20.00' },
    { ...event, id: 'event:2', at: at - 3 * HOUR, kind: 'limits', what: 'limits.deposit' },
    {
      ...event,
      id: 'letter:1',
      at: at - 4 * HOUR,
      kind: 'messages',
      what: 'messages.letter',
      outcome: 'open',
      reference: 'F00000012',
      item: { queue: 'feedback', id: 'F00000012' },
      text: 'Help',
    },
    { ...event, id: 'act:1', at: at - 5 * HOUR, kind: 'acts', what: 'labels set VIP', by: 'shila', text: 'Regular' },
  ],
  next: 'after-act-1',
  pageNum: 1,
  totalPages: 2,
};
