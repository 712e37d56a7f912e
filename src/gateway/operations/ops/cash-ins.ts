import * as v from 'valibot';
import {
  cashInForOperators,
  cashInPicturesForOperators,
  checkFound,
  confirmArguments,
  confirmCashIn,
  listWallets,
  pendingCashIns,
  rejectCashIn,
  setWallet,
  walletArguments,
  watchCashIn,
  whichCashIn,
} from '../../money';
import { ADMIN, ALL, act, type Command, PAY, read, weightOf } from './command';

const oneArgument = v.strictTuple([whichCashIn]);

/** Commands for transfers that players report: the queue, decisions, and the wallets that receive. */
export const cashInCommands: Record<string, Command> = {
  'cash-ins list': read(ALL, 'cash-ins list', (ctx) => pendingCashIns(ctx)),
  'cash-ins show': {
    ...read(ALL, 'cash-ins show <cash-in>', (ctx, { args }) => cashInForOperators(ctx, v.parse(oneArgument, args)[0])),
    shows: ['payees'],
  },
  'cash-ins pictures': {
    ...read(ALL, 'cash-ins pictures <cash-in> --out <folder>', (ctx, { args }) =>
      cashInPicturesForOperators(ctx, v.parse(oneArgument, args)[0]),
    ),
    shows: ['pictures'],
  },
  // Large amounts need two operators (`own.cash-in.two-people`). A contradiction is rejected before that.
  'cash-ins confirm': {
    ...act(
      PAY,
      'cash-ins confirm <cash-in> <amount> <sender> [corrected]',
      (ctx, { args, reason, version }, { operator }) =>
        confirmCashIn(ctx, v.parse(confirmArguments, args), { reason, operator: operator.name, version }),
    ),
    prepare: (ctx, { args }) => watchCashIn(ctx, v.parse(confirmArguments, args).which),
    weigh: async (ctx, { args }) => {
      const found = v.parse(confirmArguments, args);
      await checkFound(ctx.db, found);
      return weightOf(ctx, found.received);
    },
  },
  'cash-ins reject': act(PAY, 'cash-ins reject <cash-in>', (ctx, { args, reason, version }, { operator }) =>
    rejectCashIn(ctx, v.parse(oneArgument, args)[0], { reason, operator: operator.name, version }),
  ),
  'cash-ins wallets': read(ALL, 'cash-ins wallets', (ctx) => listWallets(ctx)),
  'cash-ins wallet': act(ADMIN, 'cash-ins wallet <wallet> <number>|off', async (ctx, { args }, { operator }) => {
    await setWallet(ctx, v.parse(walletArguments, args), operator.name);
    return listWallets(ctx);
  }),
};
