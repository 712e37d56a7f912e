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
      withdrawal: { id: lateId, number: 'W00001002', act: 'approve' },
    },
    {
      id: '01930000-0000-7000-8000-0000000000e2',
      requestedBy: 'rupa',
      isOwn: true,
      requestedAt: at,
      until: at + 24 * HOUR,
      command: 'withdrawals disburse W00001003',
      amount: '1000.00',
      reason: 'Paid by bank',
      withdrawal: null,
    },
  ],
  now: at + HOUR,
};

/** Queues that a support agent may read. */
export const deskOverview: DeskValue<'queues'> = {
  list: [
    { queue: 'studioHolds', count: 0, oldest: null, late: 0 },
    { queue: 'feedback', count: 3, oldest: at - 48 * HOUR, late: 1 },
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
