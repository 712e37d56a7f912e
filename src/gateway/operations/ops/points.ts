import * as v from 'valibot';
import {
  decideRedemption,
  decideReferral,
  deliveryOf,
  goodDefinition,
  goodsListed,
  hideGood,
  keepGood,
  openRedemptions,
  referralsInReview,
  stockGood,
} from '../../rewards';
import { json } from './arguments';
import { ADMIN, act, type Command, HELP, read } from './command';

const code = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/, 'the code of a thing is needed'));
const number = v.pipe(v.string(), v.regex(/^R\d{8,15}$/, 'a redemption such as R00000001 is needed'));
const remark = v.pipe(v.string(), v.trim(), v.nonEmpty('a remark for the player is needed'), v.maxLength(400));
const change = v.pipe(
  v.string(),
  v.regex(/^[+-]\d{1,6}$/, 'a change such as +10 or -3 is needed'),
  v.transform(Number),
);
const hides = (hidden: boolean) =>
  act(ADMIN, `goods ${hidden ? 'hide' : 'show'} <code>`, async (ctx, { args }) => {
    const [which] = v.parse(v.strictTuple([code]), args);
    await hideGood(ctx, which, hidden);
    return null;
  });
const decides = (decision: 'approve' | 'reject') =>
  act(HELP, `redemptions ${decision} <number> <remark>`, async (ctx, { args, version }) => {
    const [which, words] = v.parse(v.strictTuple([number, remark]), args);
    await decideRedemption(ctx, decision, which, { remark: words, version });
    return null;
  });

/** Commands for items of the points mall and their redemptions; the player sees the remark. */
export const pointCommands: Record<string, Command> = {
  'goods list': read(HELP, 'goods list', async (ctx, { args }) => {
    v.parse(v.strictTuple([]), args);
    return goodsListed(ctx);
  }),
  'goods keep': act(ADMIN, 'goods keep <thing as JSON>', async (ctx, { args }) => {
    const [written] = v.parse(v.strictTuple([v.string()]), args);
    await keepGood(ctx, v.parse(goodDefinition, json(written, 'the thing is not JSON')));
    return null;
  }),
  'goods stock': act(ADMIN, 'goods stock <code> +<n>|-<n>', async (ctx, { args }) => {
    const [which, by] = v.parse(v.strictTuple([code, change]), args);
    return stockGood(ctx, which, by);
  }),
  'goods hide': hides(true),
  'goods show': hides(false),
  'redemptions list': read(HELP, 'redemptions list', async (ctx, { args }) => {
    v.parse(v.strictTuple([]), args);
    return openRedemptions(ctx);
  }),
  // An act rather than a read, so that each access to an address has a reason and an audit row.
  'redemptions address': {
    ...act(HELP, 'redemptions address <number>', async (ctx, { args }) => {
      const [which] = v.parse(v.strictTuple([number]), args);
      return deliveryOf(ctx, which);
    }),
    shows: ['delivery'],
  },
  'redemptions approve': decides('approve'),
  'redemptions reject': decides('reject'),
};

const friend = v.pipe(v.string(), v.nonEmpty());
const judges = (decision: 'approve' | 'refuse') =>
  act(ADMIN, `referrals ${decision} <friend>`, async (ctx, { args, reason }, { operator }) => {
    const [friendName] = v.parse(v.strictTuple([friend]), args);
    await decideReferral(ctx, decision, friendName, operator.name, reason);
    return null;
  });

/**
 * Commands for referrals that look like the inviter's own account, with the signals; their rewards are the house's
 * money.
 */
export const referralCommands: Record<string, Command> = {
  'referrals list': read(HELP, 'referrals list', async (ctx, { args }) => {
    v.parse(v.strictTuple([]), args);
    return referralsInReview(ctx);
  }),
  'referrals approve': judges('approve'),
  'referrals refuse': judges('refuse'),
};
