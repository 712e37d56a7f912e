import { and, eq, gt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { fromWire, toWire } from '../../../contract/money/money';
import { amount } from '../../../contract/platform/fields';
import { alertOwner, isAgent, mustExist } from '../../identity';
import {
  batchFile,
  confirmBatch,
  confirmedSum,
  credit,
  disputeArguments,
  foundArguments,
  isBooked,
  listBatches,
  listVerifiedLines,
  makeBatch,
  openPayouts,
  openWithdrawals,
  operate,
  proofsForOperators,
  reviewPayout,
  sentBy,
  sentByBatch,
  settleDifference,
  setVerifiedLine,
  transferKey,
  type WithdrawalAct,
  whichBatch,
  whichPayout,
  whichWithdrawal,
  withdrawalForOperators,
} from '../../money';
import { ApiError, type ModuleContext } from '../../platform/context';
import { fileText, onOff } from './arguments';
import { ADMIN, ALL, act, type Command, invalid, type Operator, PAY, read, type Typed, weightOf } from './command';
import { operatorActs } from './tables';

const DAY = 24 * 3_600_000;
const creditArguments = v.strictTuple([v.string(), amount]);
const keyOf = ({ key }: Typed) => transferKey('ops', key);

/** Checks the limits of an operator's credit, per act and per day; a repetition moves nothing. */
async function weighCredit(ctx: ModuleContext, typed: Typed, { name }: Operator) {
  const [user, sum] = v.parse(creditArguments, typed.args);
  await mustExist(ctx, user);
  if (await isBooked(ctx.db, keyOf(typed))) return { amount: 0n, needsTwo: false };
  const { opsCreditMost, opsCreditDay } = ctx.config;
  const minor = fromWire(sum);
  if (minor > opsCreditMost) throw new ApiError(422, 'ops.tooMuch', { params: { most: opsCreditMost } });
  const left = opsCreditDay - (await creditedBy(ctx, name));
  if (minor > left) throw new ApiError(422, 'ops.dayOver', { params: { left: left > 0n ? left : 0n } });
  return weightOf(ctx, minor);
}

/** Returns the minor units that an operator has credited within the last day. */
async function creditedBy({ db, now }: ModuleContext, operator: string): Promise<bigint> {
  const theirs = and(
    eq(operatorActs.operator, operator),
    eq(operatorActs.command, 'credit'),
    eq(operatorActs.outcome, 'done'),
  );
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${operatorActs.amount}), 0)::text` })
    .from(operatorActs)
    .where(and(theirs, gt(operatorActs.at, new Date((await now()).getTime() - DAY))));
  return BigInt(row?.sum ?? 0);
}

const oneArgument = v.strictTuple([whichWithdrawal]);

/** Builds the command for a step of a withdrawal. Large payouts need two operators. */
const step = (usage: string, parseAct: (args: string[]) => WithdrawalAct): Command => ({
  ...act(PAY, usage, (ctx, { args, reason, version }, { operator }) =>
    operate(ctx, { ...parseAct(args), version }, { reason, operator: operator.name }),
  ),
  prepare: (ctx, { args }) => reviewPayout(ctx, parseAct(args)),
  weigh: async (ctx, { args }) => {
    const sent = await sentBy(ctx, parseAct(args));
    return sent === null ? { amount: null, needsTwo: false } : weightOf(ctx, sent);
  },
});
const batchArgument = v.strictTuple([whichBatch]);

/** Returns the batch and the text of the bank's confirmation. */
const confirmationOf = (typed: Typed): { which: string; text: string } => ({
  text: fileText(typed),
  which: v.parse(batchArgument, typed.args)[0],
});

const plainStep = (decisionName: WithdrawalAct['decisionName']): Command =>
  step(`withdrawals ${decisionName} <id>`, (args) => ({ decisionName, which: v.parse(oneArgument, args)[0] }));

export const moneyCommands: Record<string, Command> = {
  'withdrawals list': read(ALL, 'withdrawals list', (ctx) => openWithdrawals(ctx)),
  'withdrawals show': {
    ...read(ALL, 'withdrawals show <id>', (ctx, { args }) =>
      withdrawalForOperators(ctx, v.parse(oneArgument, args)[0]),
    ),
    shows: ['contacts', 'payees'],
  },
  'withdrawals proofs': {
    ...read(ALL, 'withdrawals proofs <id> --out <folder>', (ctx, { args }) =>
      proofsForOperators(ctx, v.parse(oneArgument, args)[0]),
    ),
    shows: ['pictures'],
  },
  'withdrawals approve': plainStep('approve'),
  'withdrawals reject': plainStep('reject'),
  'withdrawals disburse': plainStep('disburse'),
  'withdrawals send': plainStep('send'),
  'withdrawals found': step('withdrawals found <id> paid|unpaid', (args) => {
    const [which, outcome] = v.parse(foundArguments, args);
    return { decisionName: outcome === 'paid' ? 'foundPaid' : 'foundUnpaid', which };
  }),
  'withdrawals dispute': step('withdrawals dispute <id> pay|refund|refuse', (args) => {
    const [which, decisionName] = v.parse(disputeArguments, args);
    return { decisionName, which };
  }),
  'payouts list': read(ALL, 'payouts list', (ctx) => openPayouts(ctx)),
  'payouts settled': act(PAY, 'payouts settled <payout>', async (ctx, { args }) => {
    await settleDifference(ctx, v.parse(v.strictTuple([whichPayout]), args)[0]);
    return null;
  }),
  'batches list': read(ALL, 'batches list', (ctx) => listBatches(ctx)),
  'batches make': {
    ...act(PAY, 'batches make', (ctx, { args, reason }, { operator }) => {
      v.parse(v.strictTuple([]), args);
      return makeBatch(ctx, { reason, operator: operator.name });
    }),
    weigh: async (ctx) => weightOf(ctx, await sentByBatch(ctx)),
  },
  'batches file': read(PAY, 'batches file <batch> --out <folder>', (ctx, { args }) =>
    batchFile(ctx, v.parse(batchArgument, args)[0]),
  ),
  'batches confirm': {
    ...act(PAY, 'batches confirm <batch> --file <file>', (ctx, typed, { operator }) => {
      const { which, text } = confirmationOf(typed);
      return confirmBatch(ctx, which, text, { reason: typed.reason, operator: operator.name });
    }),
    weigh: async (ctx, typed) => {
      const { which, text } = confirmationOf(typed);
      return weightOf(ctx, await confirmedSum(ctx, which, text));
    },
  },
  // Transfers from these agents count as paid deposits of the payee (own.payout.line).
  'lines list': read(ALL, 'lines list', (ctx) => listVerifiedLines(ctx)),
  'lines verify': act(ADMIN, 'lines verify <agent> on|off', async (ctx, { args }, { operator }) => {
    const [user, isVerified] = v.parse(v.strictTuple([v.string(), onOff]), args);
    const agent = await mustExist(ctx, user);
    if (!isAgent(agent)) throw invalid(`${user} is no agent`);
    await setVerifiedLine(ctx, agent.id, { isVerified, operator: operator.name });
    return null;
  }),
  credit: {
    ...act(PAY, 'credit <user> <amount> [--key <what it is for>]', async (ctx, typed) => {
      const [user, sum] = v.parse(creditArguments, typed.args);
      const player = await mustExist(ctx, user);
      const { balance, replayed } = await credit(ctx, player.id, fromWire(sum), keyOf(typed));
      if (!replayed) await alertOwner(ctx, ctx.db, player, 'credit.given', { amount: sum });
      return { balance: toWire(balance), repeated: replayed };
    }),
    weigh: weighCredit,
  },
};
