import { v7 } from 'uuid';
import * as v from 'valibot';
import { ApiError, type ModuleContext } from '../../platform/context';
import { untangled } from '../../platform/database/database';
import { transact } from '../../platform/database/transact';
import { digest } from '../../platform/secrets/secrets';
import { type By, type Change, type Command, type CommandCall, invalid, type Operator, type Typed } from './command';
import { holdOperator } from './operators';
import { ask } from './requests';
import { roleNames } from './roles';
import { operatorActs } from './tables';

type CommandInput = Omit<Typed, 'key'> & { command: string; key?: string };
/** Act of an operator, with the second operator who confirmed it, and what it has changed. */
type Act = CommandCall & { command: Command; operator: Operator; confirmedBy?: string; change?: Change };

/** Performs an operator's act and records it in the same transaction; failures are recorded after the rollback. */
export async function perform(
  ctx: ModuleContext,
  operator: Operator,
  { command: word, key, ...rest }: CommandInput,
): Promise<unknown> {
  const { name, args } = nameOf(ctx, word, rest.args);
  const day = (await ctx.now()).toISOString().slice(0, 10);
  // Repeating an act for the same reason on the same day has no effect, unless its key differs.
  const commandCall = {
    name,
    typed: { ...rest, args, key: key ?? digest(JSON.stringify([name, args, rest.reason, day])) },
  };
  try {
    const command = permitted(ctx, commandCall, operator);
    if (!commandCall.typed.reason && !command.reads(args)) throw invalid('--reason is needed');
    return await carryOut(ctx, { ...commandCall, command, operator });
  } catch (error) {
    const rejection =
      error instanceof v.ValiError ? invalid(`${error.message} (${ctx.ports.opsCommands[name]?.usage})`) : error;
    await write(ctx, { ...commandCall, operator }, rejection instanceof ApiError ? rejection.code : 'unknown');
    throw rejection;
  }
}

/** Splits name and arguments: `withdrawals list` is a command of two words, `flag` of one. */
function nameOf(ctx: ModuleContext, word: string, args: string[]): { name: string; args: string[] } {
  const two = `${word} ${args[0]}`;
  return Object.hasOwn(ctx.ports.opsCommands, two) ? { name: two, args: args.slice(1) } : { name: word, args };
}

/** Returns the command of a name if it is available here and to this operator. */
function permitted(ctx: ModuleContext, { name }: CommandCall, { role }: Operator): Command {
  const known = Object.entries(ctx.ports.opsCommands).filter(([, { demo }]) => ctx.config.demo || !demo);
  const command = known.find(([one]) => one === name)?.[1];
  if (!command) throw invalid(`there is no ${name}; there are ${known.map(([, { usage }]) => usage).join('; ')}`);
  if (!command.roles.includes(role)) throw new ApiError(403, 'ops.role', { params: roleNames(role, command.roles) });
  return command;
}

async function carryOut(ctx: ModuleContext, act: Act): Promise<unknown> {
  const { command, typed } = act;
  if (command.alone) return command.run(ctx, typed, byOf(act));
  await command.prepare?.(ctx, typed);
  if (!command.reads(typed.args)) return untangled(() => transact(ctx, (_tx, within) => weighed(within, act)));
  const value = await command.run(ctx, typed, byOf(act));
  await write(ctx, act, 'done');
  return value;
}

/**
 * Runs an act in a transaction; one that moves too much waits for a second operator. `openRequest`: the amount
 * when it was requested.
 */
async function weighed(within: ModuleContext, act: Act, openRequest?: { amount: bigint | null }): Promise<unknown> {
  const { command, typed, operator, confirmedBy } = act;
  if (command.weigh) await holdOperator(within.db, operator.name);
  const weight = await command.weigh?.(within, typed, operator);
  if (openRequest && openRequest.amount !== (weight?.amount ?? null)) throw new ApiError(409, 'ops.requestChanged');
  const waits = weight?.needsTwo === true && confirmedBy === undefined;
  const value = waits ? await ask(within, act, operator, weight) : await command.run(within, typed, byOf(act));
  await write(within, act, waits ? 'asked' : 'done', weight?.amount);
  return value;
}

/** Reads for an operator what a reading command prints in another form, and records it as that command does. */
export async function readAs<T>(ctx: ModuleContext, operator: Operator, call: CommandCall, read: () => Promise<T>) {
  try {
    const value = await read();
    await write(ctx, { ...call, operator }, 'done');
    return value;
  } catch (error) {
    await write(ctx, { ...call, operator }, error instanceof ApiError ? error.code : 'unknown');
    throw error;
  }
}

/** Returns the call of a command that reads, as it is recorded. */
export const readingOf = (name: string, args: string[], reason = ''): CommandCall => ({
  name,
  typed: { args, reason, key: '' },
});

/** Records a login at the desk, or a call rejected before any command. `operator`: null for an unknown name. */
export const recordCall = (ctx: ModuleContext, operator: Operator | null, name: string, outcome: string) =>
  write(ctx, { ...readingOf(name, []), operator, origin: 'desk' }, outcome);

const byOf = (act: Act): By => ({
  operator: act.operator,
  wrote: (within) => write(within, act, 'done'),
  changed: (change) => {
    act.change = change;
  },
  confirm: async (within, { name, typed, askedBy, amount }) => {
    const requester = await holdOperator(within.db, askedBy);
    if (!requester) throw new ApiError(409, 'ops.requestOver');
    permitted(within, { name, typed }, requester);
    const command = permitted(within, { name, typed }, act.operator);
    const { name: confirmedBy, origin, requestId } = act.operator;
    const by = { operator: { ...requester, origin, requestId }, confirmedBy };
    return weighed(within, { name, typed, command, ...by }, { amount });
  },
});

type Recorded = Omit<Act, 'command' | 'operator'> & { operator: Operator | null; origin?: Operator['origin'] };

async function write(
  ctx: ModuleContext,
  { name: command, typed: { args, reason }, operator, confirmedBy, change, origin = operator?.origin }: Recorded,
  outcome: string,
  amount: bigint | null = null,
): Promise<void> {
  const actor = {
    operator: operator?.name ?? null,
    role: operator?.role ?? null,
    confirmedBy: confirmedBy ?? null,
    origin: origin ?? ('command' as const),
    requestId: operator?.requestId ?? null,
    change: change ?? null,
  };
  await ctx.db
    .insert(operatorActs)
    .values({ id: v7(), at: await ctx.now(), command, args, reason, outcome, amount, ...actor });
  ctx.log.info({ command, operator: actor.operator, outcome }, 'ops.act');
}
