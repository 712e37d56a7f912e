import type * as v from 'valibot';
import { expect } from 'vitest';
import type { DeskValue } from '../../../../src/contract/operations/desk-endpoints';
import type { itemDecision, QueueAct, QueueName } from '../../../../src/contract/operations/queues';
import { credit } from '../../../../src/gateway/money/wallet/service';
import type { Role } from '../../../../src/gateway/operations/ops/roles';
import { transact } from '../../../../src/gateway/platform/database/transact';
import { credited, reporter, SENDER } from '../../money/cash-in/support';
import { statementClerk, WALLET_MAPPING } from '../../money/statements/support';
import { key, newcomer, PAYMENT, payee } from '../../money/wallet/support';
import { atTheLab } from '../../play/studio/support';
import { activityMade } from '../../rewards/activity/support';
import { collector, good } from '../../rewards/points/support';
import type { Desk } from './support';

type Decision = v.InferInput<typeof itemDecision>;

type ActCase = {
  command: string;
  roles: Role[];
  stepUp: boolean;
  answer?: string;
  text?: string;
  statement?: NonNullable<Decision['statement']>;
  stays?: true;
};

/** A queue, by hand: how an item of it arises, and its acts with their commands and roles. */
type QueueCase = {
  /** Makes an open item about a new player; returns its id. */
  make(desk: Desk): Promise<string>;
  reads: Role[];
  /** `answer`: argument after the id; `text`: for the player, the last argument; `statement`: amount and sender. */
  acts: Partial<Record<QueueAct, ActCase>>;
  /** Fields by group; each item has at least these. */
  fields: Record<string, string[]>;
  amount: unknown;
};

const HELP: Role[] = ['support', 'admin'];
const PAY: Role[] = ['payments', 'admin'];
const INVESTIGATE: Role[] = ['support', 'risk', 'admin'];
const ALL: Role[] = ['support', 'payments', 'admin', 'risk'];
const OWNER: Role[] = ['admin'];

/** Acts on applications. */
const DECISIONS: QueueCase['acts'] = {
  review: { command: 'applications review', roles: HELP, stepUp: false, stays: true },
  approve: { command: 'applications approve', roles: OWNER, stepUp: true },
  reject: { command: 'applications reject', roles: HELP, stepUp: false },
};

let sent = 0;

/** A win of so much that waits for a decision. */
export async function heldWin(desk: Desk, amount: string): Promise<string> {
  const player = await newcomer(desk);
  const { send } = await atTheLab(desk, player.id);
  await send('bet', { transactionId: 'b1', roundId: 'r1', gameId: 'lab-wheel', amount: '0.01' });
  await send('win', { transactionId: 'w1', roundId: 'r1', amount });
  const { rows } = await desk.ctx.db.execute<{ id: string }>(
    `select id from studio_holds where account_id = '${player.id}'`,
  );
  return rows[0]?.id ?? '';
}

/** A debt from a win that was spent before its studio took it back; the player can pay it since. */
async function debt(desk: Desk): Promise<string> {
  const player = await newcomer(desk);
  const { send } = await atTheLab(desk, player.id);
  const round = { roundId: 'r1', gameId: 'lab-wheel' };
  await send('bet', { transactionId: 'b1', amount: '1.00', ...round });
  await send('win', { transactionId: 'w1', roundId: 'r1', amount: '4000.00' });
  await send('bet', { transactionId: 'b2', amount: '4998.00', ...round });
  await send('rollback', { transactionId: 'k1', originalTransactionId: 'w1' });
  await credit(desk.ctx, player.id, 1_000_000n, `debt:${player.id}`);
  const { rows } = await desk.ctx.db.execute<{ id: string }>(
    `select id from receivables where account_id = '${player.id}'`,
  );
  return rows[0]?.id ?? '';
}

async function numberOfCase({ ctx }: Desk, accountId: string): Promise<string> {
  const { rows } = await ctx.db.execute<{ number: string }>(
    `select c.number::text from abuse_cases c join abuse_members m on m.case_id = c.id
      where m.account_id = '${accountId}'`,
  );
  return `C${(rows[0]?.number ?? '').padStart(8, '0')}`;
}

export const deliverTo = { recipient: 'Rahima Begum', phone: '+8801712345678', address: '12 Lake Road, Dhaka 1205' };

/** A redeemed item that is delivered to an address. */
async function redemption(desk: Desk): Promise<string> {
  const player = await collector(desk);
  const code = await good(desk, { delivery: 'courier' });
  const request = { good: code, quantity: 1, paymentPassword: PAYMENT, deliverTo };
  return (await player.client.redeemPoints(request, key())).redemption.referenceNumber;
}

export const queueCases: Record<QueueName, QueueCase> = {
  cashIns: {
    make: async (desk) => (await (await reporter(desk)).report()).number,
    reads: ALL,
    acts: {
      confirmTransfer: {
        command: 'cash-ins confirm',
        roles: PAY,
        stepUp: true,
        statement: { amount: '500.00', sender: SENDER, isCorrected: false },
      },
      reject: { command: 'cash-ins reject', roles: PAY, stepUp: true },
    },
    fields: { transfer: ['sum', 'wallet', 'sentTo', 'sender', 'reference', 'user', 'since', 'until'] },
    amount: '500.00',
  },
  studioHolds: {
    make: (desk) => heldWin(desk, '900.00'),
    reads: PAY,
    acts: {
      release: { command: 'studio release', roles: PAY, stepUp: true },
      reverse: { command: 'studio reverse', roles: PAY, stepUp: true },
    },
    fields: { credit: ['user', 'sum', 'kind', 'why', 'since', 'studioCode', 'game', 'round', 'transaction'] },
    amount: '900.00',
  },
  receivables: {
    make: debt,
    reads: ALL,
    acts: {
      collect: { command: 'studio collect', roles: PAY, stepUp: true },
      waive: { command: 'studio waive', roles: PAY, stepUp: true },
    },
    fields: { debt: ['user', 'kind', 'sum', 'open', 'since'] },
    amount: expect.stringMatching(/^\d+\.\d\d$/),
  },
  abuseCases: {
    make: async (desk) => {
      const player = await payee(desk, 500_000n);
      await player.withdraw('1000.00');
      const reversal = { deposit: 'D00000001', amount: '100.00', reason: 'chargeback' };
      await transact(desk.ctx, (_, within) => within.ports.reviewReversal(within, player.id, reversal));
      return numberOfCase(desk, player.id);
    },
    reads: INVESTIGATE,
    acts: {
      innocent: { command: 'abuse close', answer: 'innocent', roles: INVESTIGATE, stepUp: true },
      abuse: { command: 'abuse close', answer: 'abuse', roles: INVESTIGATE, stepUp: true },
    },
    fields: {
      case: ['proposal', 'since'],
      member: ['user', 'since', 'deposited', 'withdrawn', 'granted', 'openPayouts'],
      evidence: ['kind', 'user', 'weight', 'reasons'],
    },
    amount: '1000.00',
  },
  feedback: {
    make: async (desk) => {
      const { client } = await newcomer(desk);
      return (await client.feedback({ type: 'game', content: `How do I open game ${++sent}?` })).ticket;
    },
    reads: HELP,
    acts: {
      answer: { command: 'feedback answer', roles: HELP, stepUp: false, text: 'Press its picture.' },
      close: { command: 'feedback close', roles: HELP, stepUp: false },
    },
    fields: { letter: ['user', 'since', 'kind', 'content'] },
    amount: null,
  },
  redemptions: {
    make: redemption,
    reads: HELP,
    acts: {
      address: { command: 'redemptions address', roles: HELP, stepUp: false, stays: true },
      ship: { command: 'redemptions approve', roles: HELP, stepUp: false, text: 'It is under way.' },
      decline: { command: 'redemptions reject', roles: HELP, stepUp: false, text: 'It is broken.' },
    },
    fields: { redemption: ['user', 'good', 'quantity', 'points', 'delivery', 'since'] },
    amount: null,
  },
  entries: {
    make: async (desk) => {
      const { client } = await newcomer(desk);
      const { id } = await activityMade(desk, 'apply');
      const { application } = await client.applyForActivity({ id, comment: 'I was there.', pictures: [] });
      return application?.number ?? '';
    },
    reads: HELP,
    acts: DECISIONS,
    fields: { application: ['user', 'activity', 'since', 'comment'] },
    amount: null,
  },
  affiliates: {
    make: async (desk) => {
      const { client } = await newcomer(desk);
      const plan = 'I show how lotteries are drawn.';
      return (await client.applyAsAffiliate({ channel: 'video', place: 'A channel', plan })).number;
    },
    reads: HELP,
    acts: DECISIONS,
    fields: { application: ['user', 'channel', 'place', 'plan', 'since'] },
    amount: null,
  },
  differences: {
    make: async (desk) => {
      const { setSource, csvOf, bring, differencesAbout } = statementClerk(desk);
      await setSource('nodi', 'nodi', WALLET_MAPPING);
      const { cashIn } = await credited(desk);
      await bring('nodi', await csvOf([{ reference: cashIn.reference, amount: '450.00' }]));
      return (await differencesAbout(cashIn.number))[0]?.difference ?? '';
    },
    reads: ALL,
    acts: {
      take: { command: 'statements take', roles: PAY, stepUp: false, stays: true },
      resolve: { command: 'statements resolve', roles: PAY, stepUp: true },
    },
    fields: {
      difference: ['kind', 'source', 'since'],
      line: ['sum', 'day', 'reference', 'statement'],
      booking: ['sum', 'number', 'user'],
    },
    amount: '50.00',
  },
};

/** Names of the fields of an item, by group. */
export const fieldsOf = ({ groups }: DeskValue<'queueItem'>) =>
  Object.fromEntries(groups.map(({ group, fields }) => [group, fields.map(({ name }) => name)]));

/** Part of a decision that an act takes besides its reason. */
export const typedFor = ({ text, statement }: ActCase): Pick<Decision, 'text' | 'statement'> => ({
  ...(text !== undefined && { text }),
  ...(statement && { statement }),
});

/** Arguments of an act's command after the id. */
export const argsOf = ({ answer, text, statement }: ActCase): string[] =>
  [answer, text, statement?.amount, statement?.sender].filter((typed) => typed !== undefined);

/** Acts of a queue by name. */
export const casesOf = ({ acts }: QueueCase) => Object.entries(acts) as [QueueAct, ActCase][];
