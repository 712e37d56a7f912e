import { v7 } from 'uuid';
import * as v from 'valibot';
import { amount } from '../../contract/fields';
import { fromWire, toWire } from '../../contract/money';
import { expirePassword, mustExist, unlock } from '../account/service';
import { openChallenges } from '../challenge/service';
import { setProvider } from '../code/provider';
import { fixtures } from '../demo/fixtures';
import { plant, resetDemo } from '../demo/plant';
import { suspended } from '../deposit/suspense';
import type { ModuleContext } from '../module-context';
import { sentCodes } from '../outbox/codes';
import { lately } from '../payment/events';
import { setWay, wayAsked } from '../payment/ways';
import { operatePlace } from '../place/service';
import { moveClock } from '../platform/clock';
import { durationMs } from '../platform/duration';
import { clearFault, setFault } from '../platform/faults';
import { setMaintenance, setModule, setRegion } from '../system/service';
import { credit, verifyLedger } from '../wallet/service';
import { openWithdrawals, operate, withdrawalAct } from '../withdrawal/operators';
import { address, endpointName, faultKind, fixtureAsked, onOff, smsAsked, step, until } from './arguments';

/** What an operator typed: `ops flag SLIDEVERIF off` has the arguments `['SLIDEVERIF', 'off']`. */
export type Typed = { args: string[]; until?: string; times?: number; reason: string };
export type Command = {
  usage: string;
  /** There only in the demo. */
  demo: boolean;
  /** Whether it reads without changing anything: that needs no reason. */
  reads(args: readonly string[]): boolean;
  /** Gives what is printed; refuses a wrong argument with a `ValiError`. */
  run(ctx: ModuleContext, typed: Typed): Promise<unknown>;
};

const act = (usage: string, run: Command['run']): Command => ({ usage, demo: false, reads: () => false, run });
const demo = (usage: string, run: Command['run']): Command => ({ usage, demo: true, reads: () => false, run });

export const commands: Record<string, Command> = {
  maintenance: act('maintenance on [--until <ISO time>] | off', async (ctx, { args, until: end }) => {
    const [turn] = v.parse(v.strictTuple([onOff]), args);
    await setMaintenance(ctx, turn ? v.parse(until(await ctx.now()), end) : 'off');
    return null;
  }),
  region: act('region block|allow <country>', async (ctx, { args }) => {
    const [turn, country] = v.parse(v.strictTuple([v.picklist(['block', 'allow']), v.string()]), args);
    await setRegion(ctx, country, turn === 'block');
    return null;
  }),
  flag: act('flag <modId> on|off', async (ctx, { args }) => {
    const [modId, turn] = v.parse(v.strictTuple([v.string(), onOff]), args);
    await setModule(ctx, modId, turn);
    return null;
  }),
  unlock: act('unlock <user>', async (ctx, { args }) => {
    const [user] = v.parse(v.strictTuple([v.string()]), args);
    await unlock(ctx, user);
    return null;
  }),
  'expire-password': act('expire-password <user>', async (ctx, { args }) => {
    const [user] = v.parse(v.strictTuple([v.string()]), args);
    await expirePassword(ctx, user);
    return null;
  }),
  ip: act('ip register|forget <user> <ip>', async (ctx, { args }) => {
    const [turn, user, ip] = v.parse(v.strictTuple([v.picklist(['register', 'forget']), v.string(), address]), args);
    await operatePlace(ctx, user, ip, turn === 'register');
    return null;
  }),
  withdrawals: act('withdrawals list | approve|reject|disburse <id> | dispute <id> pay|refund|refuse', async (ctx, { args, reason }) =>
    args[0] === 'list' && args.length === 1 ? openWithdrawals(ctx) : operate(ctx, v.parse(withdrawalAct, args), reason),
  ),
  suspense: { ...act('suspense', (ctx) => suspended(ctx)), reads: () => true },
  credit: act('credit <user> <amount>', async (ctx, { args }) => {
    const [user, sum] = v.parse(v.strictTuple([v.string(), amount]), args);
    const { id } = await mustExist(ctx, user);
    return { balance: toWire((await credit(ctx, id, fromWire(sum), `ops:${v7()}`)).balance) };
  }),
  ledger: {
    ...act('ledger verify', async (ctx, { args }) => {
      v.parse(v.strictTuple([v.literal('verify')]), args);
      return verifyLedger(ctx);
    }),
    reads: () => true,
  },
  codes: { ...demo('codes', (ctx) => sentCodes(ctx)), reads: () => true },
  sms: act('sms quota <n> | fail <code> | normal', async (ctx, { args }) => {
    await setProvider(ctx, v.parse(smsAsked, args));
    return null;
  }),
  payments: demo('payments list | refuse <code> | late <duration> | repeat <n> | disorder | forge | normal', async (ctx, { args }) => {
    if (args[0] === 'list' && args.length === 1) return lately(ctx);
    await setWay(ctx, v.parse(wayAsked, args));
    return null;
  }),
  challenges: { ...demo('challenges', (ctx) => openChallenges(ctx)), reads: () => true },
  clock: demo('clock +<duration>', async (ctx, { args }) => {
    const [by] = v.parse(v.strictTuple([step]), args);
    await moveClock(ctx.db, durationMs(by.slice(1)) ?? 0);
    return { now: (await ctx.now()).toISOString() };
  }),
  fault: demo('fault <endpoint> <status>|<delay, e.g. 500ms>|off [--times n]', async (ctx, { args, times = null }) => {
    const [endpoint, kind] = v.parse(v.strictTuple([endpointName, faultKind]), args);
    if (kind === 'off') await clearFault(ctx.db, endpoint);
    else await setFault(ctx.db, endpoint, kind, times);
    return null;
  }),
  'reset-demo': demo('reset-demo', async (ctx) => {
    await resetDemo(ctx);
    return null;
  }),
  fixture: {
    ...demo('fixture [<name> [<modId>=on|off …] [ahead]]', async (ctx, { args }) => {
      if (args.length === 0) return Object.fromEntries(Object.entries(fixtures).map(([name, { says }]) => [name, says]));
      const { name, ...how } = v.parse(fixtureAsked, args);
      return plant<object>(ctx, fixtures[name], how);
    }),
    reads: (args) => args.length === 0,
  },
};
