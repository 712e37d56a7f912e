import * as v from 'valibot';
import { offerCode, offerRule } from '../../../contract/rewards/offers';
import { gainsOfOffer, HedgedOffer, offersForOperators, setOffer, turnOffer, UnregulatedOffer } from '../../rewards';
import { json } from './arguments';
import { ADMIN, act, type Command, HELP, invalid, read } from './command';

/** Commands for offers. */
export const offerCommands: Record<string, Command> = {
  'offers list': read(HELP, 'offers list', async (ctx, { args }) => {
    v.parse(v.strictTuple([]), args);
    return offersForOperators(ctx);
  }),
  // The best play of two accounts: it takes some seconds.
  'offers gain': read(HELP, 'offers gain <CODE>', async (ctx, { args }) => {
    const [code] = v.parse(v.strictTuple([offerCode]), args);
    return gainsOfOffer(ctx, code);
  }),
  // Admins only: bonuses are the house's money.
  'offers set': act(ADMIN, 'offers set <CODE> <rule as JSON>', async (ctx, { args }, { operator }) => {
    const [code, written] = v.parse(v.strictTuple([offerCode, v.string()]), args);
    return {
      version: await permitted(() =>
        setOffer(ctx, code, v.parse(offerRule, json(written, 'the rule is not JSON')), operator.name),
      ),
    };
  }),
  'offers on': act(ADMIN, 'offers on <CODE>', async (ctx, { args }, { operator }) => {
    const [code] = v.parse(v.strictTuple([offerCode]), args);
    return { version: await permitted(() => turnOffer(ctx, code, true, operator.name)) };
  }),
  'offers off': act(ADMIN, 'offers off <CODE>', async (ctx, { args }, { operator }) => {
    const [code] = v.parse(v.strictTuple([offerCode]), args);
    return { version: await turnOffer(ctx, code, false, operator.name) };
  }),
};

async function permitted<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof UnregulatedOffer || error instanceof HedgedOffer ? invalid(error.message) : error;
  }
}
