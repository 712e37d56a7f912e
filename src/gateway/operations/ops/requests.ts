import { and, asc, eq, gt } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { toWire } from '../../../contract/money/money';
import { ApiError, type ModuleContext } from '../../platform/context';
import { act, type By, type Command, type CommandCall, type Operator, PAY, read, type Weight } from './command';
import { operatorRequests } from './tables';

/** Lifetime of a request, ms. */
const REQUEST_TTL_MS = 24 * 3_600_000;
const id = v.pipe(v.string(), v.uuid('the id of a request is needed: requests list has them'));

/** Stores an operator's request until another one confirms it; returns the output. */
export async function ask(
  { db, now }: ModuleContext,
  { name, typed }: CommandCall,
  operator: Operator,
  { amount }: Weight,
) {
  const values = {
    id: v7(),
    askedBy: operator.name,
    command: name,
    typed,
    amount,
    askedAt: await now(),
    state: 'open' as const,
  };
  await db.insert(operatorRequests).values(values);
  return { waitsForAnother: values.id, until: new Date(values.askedAt.getTime() + REQUEST_TTL_MS).toISOString() };
}

/** Reads pending requests, the oldest first. */
export async function pendingRequests({ db, now }: Pick<ModuleContext, 'db' | 'now'>) {
  const isOpen = and(
    eq(operatorRequests.state, 'open'),
    gt(operatorRequests.askedAt, new Date((await now()).getTime() - REQUEST_TTL_MS)),
  );
  const rows = await db.select().from(operatorRequests).where(isOpen).orderBy(asc(operatorRequests.askedAt));
  return rows.map((row) => ({ ...row, until: new Date(row.askedAt.getTime() + REQUEST_TTL_MS) }));
}

/** Lists pending requests for the command line. */
async function openRequests(ctx: ModuleContext) {
  return (await pendingRequests(ctx)).map((row) => ({
    id: row.id,
    askedBy: row.askedBy,
    askedAt: row.askedAt.toISOString(),
    command: [row.command, ...row.typed.args].join(' '),
    amount: row.amount === null ? null : toWire(row.amount),
    reason: row.typed.reason,
  }));
}

/** Decides a request under lock: a concurrent decision finds it closed. */
async function decide({ db, now }: ModuleContext, args: string[], by: By, state: 'confirmed' | 'refused') {
  const [which] = v.parse(v.strictTuple([id]), args);
  const isMeant = eq(operatorRequests.id, which);
  const [request] = await db.select().from(operatorRequests).where(isMeant).for('update');
  if (!request) throw new ApiError(404, 'ops.requestUnknown');
  const at = await now();
  if (request.state !== 'open' || at.getTime() - request.askedAt.getTime() >= REQUEST_TTL_MS)
    throw new ApiError(409, 'ops.requestOver');
  if (state === 'confirmed' && request.askedBy === by.operator.name) throw new ApiError(403, 'ops.samePerson');
  await db.update(operatorRequests).set({ state, decidedBy: by.operator.name, decidedAt: at }).where(isMeant);
  return request;
}

export const requestCommands: Record<string, Command> = {
  'requests list': read(PAY, 'requests list', (ctx) => openRequests(ctx)),
  'requests confirm': act(PAY, 'requests confirm <id>', async (ctx, { args }, by) => {
    const { command: name, ...request } = await decide(ctx, args, by, 'confirmed');
    return by.confirm(ctx, { ...request, name });
  }),
  'requests refuse': act(PAY, 'requests refuse <id>', async (ctx, { args }, by) => {
    await decide(ctx, args, by, 'refused');
    return null;
  }),
};
