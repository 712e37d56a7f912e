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
import { ADMIN, ALL, act, type Command, PAY, read } from './command';

const oneArgument = v.strictTuple([whichCashIn]);

/** Commands for transfers that players report: the queue, decisions, and the wallets that receive. */
export const cashInCommands: Record<string, Command> = {
  'cash-ins list': read(ALL, 'cash-ins list', (ctx) => pendingCashIns(ctx)),
  'cash-ins show': read(ALL, 'cash-ins show <cash-in>', (ctx, { args }) =>
    cashInForOperators(ctx, v.parse(oneArgument, args)[0]),
  ),
  'cash-ins pictures': read(ALL, 'cash-ins pictures <cash-in> --out <folder>', (ctx, { args }) =>
    cashInPicturesForOperators(ctx, v.parse(oneArgument, args)[0]),
  ),
  // Large amounts need two operators (`own.cash-in.two-people`). A contradiction is rejected before that.
  'cash-ins confirm': {
    ...act(PAY, 'cash-ins confirm <cash-in> <amount> <sender> [corrected]', (ctx, { args, reason }, { operator }) =>
      confirmCashIn(ctx, v.parse(confirmArguments, args), { reason, operator: operator.name }),
    ),
    prepare: (ctx, { args }) => watchCashIn(ctx, v.parse(confirmArguments, args).which),
    weigh: async (ctx, { args }) => {
      const found = v.parse(confirmArguments, args);
      await checkFound(ctx.db, found);
      return { amount: found.received, needsTwo: found.received > ctx.config.opsAlone };
    },
  },
  'cash-ins reject': act(PAY, 'cash-ins reject <cash-in>', (ctx, { args, reason }, { operator }) =>
    rejectCashIn(ctx, v.parse(oneArgument, args)[0], { reason, operator: operator.name }),
  ),
  'cash-ins wallets': read(ALL, 'cash-ins wallets', (ctx) => listWallets(ctx)),
  'cash-ins wallet': act(ADMIN, 'cash-ins wallet <wallet> <number>|off', async (ctx, { args }, { operator }) => {
    await setWallet(ctx, v.parse(walletArguments, args), operator.name);
    return listWallets(ctx);
  }),
};
