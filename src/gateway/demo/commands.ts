import * as v from 'valibot';
import { isDemoProvider } from '../money/payment/providers';
import { ADMIN, ALL, type Command, demo, HELP, invalid, PAY } from '../operations/ops/command';
import { drawModeArgs, setDrawMode } from './draws/modes';
import { type FixtureName, fixtures } from './fixtures';
import { demoDeskCode } from './operators';
import { sentCodes } from './outbox/codes';
import { paymentBehaviourArgs, setPaymentBehaviour } from './payments/behaviour';
import { lately, reversalArgs, reversePayment } from './payments/events';
import { bounceArgs, bouncePayout, latestPayouts } from './payments/payouts';
import { plant, resetDemo } from './plant';

const isFixture = (typed: string): typed is FixtureName => Object.hasOwn(fixtures, typed);
const turn = v.pipe(
  v.string(),
  v.regex(/^\w+=(on|off)$/, 'a module is turned by its name, e.g. SLIDEVERIF=off'),
  v.transform((typed) => {
    const [modId = '', turned] = typed.split('=');
    return { modId, on: turned === 'on' };
  }),
);
const AHEAD = 'ahead';
/**
 * Arguments of a fixture, such as `memberWithApp SLIDEVERIF=off ahead`: its name, changes of modules, and `ahead` to
 * keep the clock's offset.
 */
const fixtureArgs = v.pipe(
  v.tupleWithRest(
    [
      v.custom<FixtureName>(
        (typed) => typeof typed === 'string' && isFixture(typed),
        'there is no such fixture: without a name all are listed',
      ),
    ],
    v.union([v.literal(AHEAD), turn]),
  ),
  v.transform(([name, ...rest]) => ({
    name,
    turns: rest.filter((candidate) => candidate !== AHEAD),
    ahead: rest.includes(AHEAD),
  })),
);

/** Commands for the demo's third parties and its state. */
export const demoCommands: Record<string, Command> = {
  codes: { ...demo(HELP, 'codes', (ctx) => sentCodes(ctx)), reads: () => true },
  'desk code': { ...demo(ALL, 'desk code', (ctx) => demoDeskCode(ctx)), reads: () => true },
  payments: demo(
    PAY,
    [
      'payments list | payouts | reverse <deposit> [amount] | bounce <withdrawal> | refuse <code> | late <duration>',
      'repeat <n> | lose events|answers | disorder | forge | less | normal',
    ].join(' | '),
    async (ctx, { args }) => {
      if (!isDemoProvider(ctx)) throw invalid('PAYMENT_URL is set: the demo’s provider is not there');
      if (args[0] === 'list' && args.length === 1) return lately(ctx);
      if (args[0] === 'payouts' && args.length === 1) return latestPayouts(ctx);
      if (args[0] === 'reverse') {
        await reversePayment(ctx, v.parse(reversalArgs, args));
        return null;
      }
      if (args[0] === 'bounce') {
        await bouncePayout(ctx, v.parse(bounceArgs, args));
        return null;
      }
      await setPaymentBehaviour(ctx, v.parse(paymentBehaviourArgs, args));
      return null;
    },
  ),
  'draws source': demo(
    ADMIN,
    'draws source beacon|feed-one|feed-two silent|wrong|forged|normal',
    async (ctx, { args }) => {
      await setDrawMode(ctx, v.parse(drawModeArgs, args));
      return null;
    },
  ),
  'reset-demo': {
    ...demo(ADMIN, 'reset-demo', async (ctx, _typed, { wrote }) => {
      await resetDemo(ctx, wrote);
      return null;
    }),
    alone: true,
  },
  fixture: {
    ...demo(ADMIN, 'fixture [<name> [<modId>=on|off …] [ahead]]', async (ctx, { args }, { wrote }) => {
      if (args.length === 0)
        return Object.fromEntries(Object.entries(fixtures).map(([name, { description }]) => [name, description]));
      const { name, ...how } = v.parse(fixtureArgs, args);
      return plant<object>(ctx, fixtures[name], { ...how, wrote });
    }),
    alone: true,
    reads: (args) => args.length === 0,
  },
};
