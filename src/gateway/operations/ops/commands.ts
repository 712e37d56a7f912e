import * as v from 'valibot';
import {
  expirePassword,
  mustBeRegistered,
  openChallenges,
  operatePlace,
  readBudgets,
  readRules,
  resetFactor,
  ruleChange,
  setBudget,
  setProvider,
  setRule,
  unlock,
} from '../../identity';
import { dismissExclusion, exclusionsFound, suspended, verifyLedger } from '../../money';
import { moveClockBetweenJobs } from '../../platform/database/clock';
import { clearFault, setFault } from '../../platform/faults';
import { costArguments, readCosts, readTariffs, setCost } from '../../platform/outbox/cost';
import { readDeliveries } from '../../platform/outbox/deliveries';
import { failedMessages } from '../../platform/outbox/failures';
import { learnHosts } from '../../platform/system/hosts';
import { readModuleSetting, setMaintenance, setModule, setRegion } from '../../platform/system/service';
import { readSite, setSite, siteCommand } from '../../platform/system/site';
import { durationMs } from '../../platform/time/periods';
import { rebuildRollups, verifyRollups } from '../../play';
import { abuseCommands } from './abuse';
import { activityCommands } from './activities';
import { applicationCommands } from './applications';
import { address, budgetArguments, endpointName, faultKind, onOff, smsArguments, step, until } from './arguments';
import { backupCommands } from './backup';
import { cashInCommands } from './cash-ins';
import { chatCommands } from './chat';
import { clientErrorCommands } from './client-errors';
import { ADMIN, ALL, act, type Command, demo, HELP, PAY, read } from './command';
import { contentCommands } from './content';
import { contractCommands } from './contracts';
import { drawCommands } from './draws';
import { gameCommands } from './games';
import { keyCommands } from './keys';
import { messageCommands } from './messages';
import { moneyCommands } from './money';
import { offerCommands } from './offers';
import { operatorCommands } from './operators';
import { playerCommands } from './players';
import { pointCommands, referralCommands } from './points';
import { reportCommands } from './reports';
import { requestCommands } from './requests';
import { statementCommands } from './statements';
import { studioCommands } from './studios';
import { supportCommands } from './support';
import { teamCommands } from './team';
import { vipCommands } from './vip';

/** Time for running jobs to end before the clock moves, ms. */
const JOB_TIMEOUT_MS = 2_000;

/** All commands, by their name of one or two words, with their roles. All commands in this table are audited. */
export const commands: Record<string, Command> = {
  ...operatorCommands,
  ...requestCommands,
  ...moneyCommands,
  ...cashInCommands,
  ...statementCommands,
  ...abuseCommands,
  ...studioCommands,
  ...gameCommands,
  ...keyCommands,
  ...drawCommands,
  ...messageCommands,
  ...supportCommands,
  ...playerCommands,
  ...reportCommands,
  ...applicationCommands,
  ...activityCommands,
  ...teamCommands,
  ...vipCommands,
  ...contractCommands,
  ...offerCommands,
  ...pointCommands,
  ...referralCommands,
  ...chatCommands,
  ...contentCommands,
  ...clientErrorCommands,
  ...backupCommands,
  maintenance: act(ADMIN, 'maintenance on [--until <ISO time>] | off', async (ctx, { args, until: end }) => {
    const [turn] = v.parse(v.strictTuple([onOff]), args);
    await setMaintenance(ctx, turn ? v.parse(until(await ctx.now()), end) : 'off');
    return null;
  }),
  region: act(ADMIN, 'region block|allow <country>', async (ctx, { args }) => {
    const [turn, country] = v.parse(v.strictTuple([v.picklist(['block', 'allow']), v.string()]), args);
    await setRegion(ctx, country, turn === 'block');
    return null;
  }),
  flag: act(ADMIN, 'flag <modId> on|off', async (ctx, { args }, { changed }) => {
    const [modId, turn] = v.parse(v.strictTuple([v.string(), onOff]), args);
    if (turn) mustBeRegistered(ctx, modId);
    const before = await readModuleSetting(ctx, modId);
    await setModule(ctx, modId, turn);
    changed({ before, after: turn });
    return null;
  }),
  'site get': read(ALL, 'site get', (ctx) => readSite(ctx.db)),
  'site set': act(ADMIN, 'site set <name> <value>', async (ctx, { args }, { changed }) => {
    const typed = v.parse(siteCommand, args);
    const before = await readSite(ctx.db);
    const site = await setSite(ctx.db, typed);
    changed({ before: before[typed[0]], after: site[typed[0]] });
    learnHosts(ctx, site);
    return site;
  }),
  'rules get': read(ALL, 'rules get', async (ctx) => (await readRules(ctx)).fields),
  'rules set': act(
    ADMIN,
    'rules set <field> enabled|required|pattern|min|max <value>',
    async (ctx, { args }, { changed }) => {
      const change = await setRule(ctx, v.parse(ruleChange, args));
      changed(change);
      return change.after;
    },
  ),
  unlock: act(HELP, 'unlock <user>', async (ctx, { args }) => {
    const [user] = v.parse(v.strictTuple([v.string()]), args);
    await unlock(ctx, user);
    return null;
  }),
  'expire-password': act(HELP, 'expire-password <user>', async (ctx, { args }) => {
    const [user] = v.parse(v.strictTuple([v.string()]), args);
    await expirePassword(ctx, user);
    return null;
  }),
  'factor reset': act(HELP, 'factor reset <user>', async (ctx, { args }) => {
    const [user] = v.parse(v.strictTuple([v.string()]), args);
    await resetFactor(ctx, user);
    return null;
  }),
  ip: act(HELP, 'ip register|forget <user> <ip>', async (ctx, { args }) => {
    const [turn, user, ip] = v.parse(v.strictTuple([v.picklist(['register', 'forget']), v.string(), address]), args);
    await operatePlace(ctx, user, ip, turn === 'register');
    return null;
  }),
  suspense: read(ALL, 'suspense', (ctx) => suspended(ctx)),
  'exclusions list': read(HELP, 'exclusions list', (ctx) => exclusionsFound(ctx)),
  'exclusions dismiss': act(HELP, 'exclusions dismiss <id>', async (ctx, { args }) => {
    const [id] = v.parse(v.strictTuple([v.pipe(v.string(), v.uuid())]), args);
    await dismissExclusion(ctx, id);
    return null;
  }),
  ledger: read(PAY, 'ledger verify', async (ctx, { args }) => {
    v.parse(v.strictTuple([v.literal('verify')]), args);
    return verifyLedger(ctx);
  }),
  'rollups verify': read(PAY, 'rollups verify', async (ctx, { args }) => {
    v.parse(v.strictTuple([]), args);
    return verifyRollups(ctx);
  }),
  'rollups rebuild': act(ADMIN, 'rollups rebuild', async (ctx, { args }) => {
    v.parse(v.strictTuple([]), args);
    return rebuildRollups(ctx);
  }),
  health: read(ALL, 'health', async (ctx) => {
    const late = (await ctx.ports.findOverdueWork(ctx)).map(({ task, payload, since, tries }) => ({
      task,
      ...payload,
      since,
      tries,
    }));
    return { overdue: late, unsent: await failedMessages(ctx) };
  }),
  sms: act(ADMIN, 'sms quota <n> | fail <code> | normal', async (ctx, { args }) => {
    await setProvider(ctx, v.parse(smsArguments, args));
    return null;
  }),
  'sms budget': {
    ...act(ADMIN, 'sms budget [<pool> <n>]', async (ctx, { args }, { changed }) => {
      const budgets = await readBudgets(ctx);
      if (args.length === 0) return budgets;
      const [pool, after] = v.parse(budgetArguments, args);
      await setBudget(ctx, pool, after);
      changed({ before: budgets.pools.find((budget) => budget.pool === pool)?.most, after });
      return null;
    }),
    reads: (args) => args.length === 0,
  },
  'sms cost': {
    ...act(ADMIN, 'sms cost [<dialing code>|other <price> <cap>|off]', async (ctx, { args }, { changed }) => {
      if (args.length === 0) return readCosts(ctx);
      const change = v.parse(costArguments, args);
      const readTariff = async () => (await readTariffs(ctx)).find(({ country }) => country === change.country);
      const before = await readTariff();
      await setCost(ctx, change);
      changed({ before, after: await readTariff() });
      return null;
    }),
    reads: (args) => args.length === 0,
  },
  deliveries: read(ALL, 'deliveries', (ctx) => readDeliveries(ctx)),
  challenges: { ...demo(HELP, 'challenges', (ctx) => openChallenges(ctx)), reads: () => true },
  clock: demo(ADMIN, 'clock +<duration>', async (ctx, { args }) => {
    const [by] = v.parse(v.strictTuple([step]), args);
    await moveClockBetweenJobs(ctx.db, durationMs(by.slice(1)) ?? 0, JOB_TIMEOUT_MS);
    return { now: (await ctx.now()).toISOString() };
  }),
  fault: demo(
    ADMIN,
    'fault <endpoint> <status>|<delay, e.g. 500ms>|off [--times n]',
    async (ctx, { args, times = null }) => {
      const [endpoint, kind] = v.parse(v.strictTuple([endpointName, faultKind]), args);
      if (kind === 'off') await clearFault(ctx.db, endpoint);
      else await setFault(ctx.db, endpoint, kind, times);
      return null;
    },
  ),
};
