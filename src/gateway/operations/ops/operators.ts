import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { bearerOf } from '../../platform/http/bearer';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { ADMIN, act, type Command, type Operator, read } from './command';
import { DESK_ROLES, typedRole } from './roles';
import { operators } from './tables';
import { firstToken } from './token';

const FIRST = 'admin';
export const operatorName = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9._-]{1,31}$/, 'a name is 2 to 32 small letters, digits, points or dashes'),
);
const addArguments = v.strictTuple([operatorName, typedRole]);
const { tokenHash: _, ...publicColumns } = getTableColumns(operators);
const enabled = isNull(operators.disabledAt);

/** Returns the enabled operator whose token a request carries. Throws `ops.token`. */
export async function operatorOf({ db }: ModuleContext, { headers }: FastifyRequest): Promise<Operator> {
  const token = bearerOf(headers);
  if (token === null) throw new ApiError(401, 'ops.token');
  const isTheirs = and(eq(operators.tokenHash, digest(token)), enabled);
  const [found] = await db.select({ name: operators.name, role: operators.role }).from(operators).where(isTheirs);
  if (!found) throw new ApiError(401, 'ops.token');
  return found;
}

/** Returns an operator by name and locks the row until the transaction ends; null if disabled. */
export async function holdOperator(tx: Tx, named: string): Promise<Operator | null> {
  const isMeant = and(eq(operators.name, named), enabled);
  const [found] = await tx
    .select({ name: operators.name, role: operators.role })
    .from(operators)
    .where(isMeant)
    .for('update');
  return found ?? null;
}

/** Makes the token in the data folder the first admin's, if there is no admin. */
export const keepFirstAdmin = (ctx: ModuleContext): Promise<void> =>
  transact(ctx, async (tx, within) => {
    await lockOperators(tx);
    if ((await countAdmins(tx)) > 0) return;
    const known = { role: 'admin' as const, tokenHash: digest(firstToken(ctx.config.dataDir)), disabledAt: null };
    const values = { name: FIRST, createdAt: await within.now(), ...known };
    await tx.insert(operators).values(values).onConflictDoUpdate({ target: operators.name, set: known });
  });

export const lockOperators = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('operators'))`);
export const countAdmins = (tx: Tx) => tx.$count(operators, and(eq(operators.role, 'admin'), enabled));

export const operatorCommands: Record<string, Command> = {
  'operators list': read(ADMIN, 'operators list', ({ db }) =>
    db.select(publicColumns).from(operators).orderBy(asc(operators.name)),
  ),
  'operators add': {
    ...act(ADMIN, `operators add <name> ${Object.values(DESK_ROLES).join('|')}`, async ({ db, now }, { args }) => {
      const [named, role] = v.parse(addArguments, args);
      const token = randomSecret();
      const values = { name: named, role, tokenHash: digest(token), createdAt: await now() };
      const { rowCount } = await db.insert(operators).values(values).onConflictDoNothing();
      if (!rowCount) throw new ApiError(409, 'ops.nameTaken');
      return { name: named, role, token };
    }),
    // With several admins, creating an operator needs two of them: otherwise an admin could create an account to
    // confirm their own requests.
    weigh: async ({ db }, { args }) => {
      v.parse(addArguments, args);
      await lockOperators(db);
      return { amount: null, needsTwo: (await countAdmins(db)) > 1 };
    },
  },
  'operators disable': {
    ...act(ADMIN, 'operators disable <name>', async ({ db, now }, { args }) => {
      const meant = await toDisable(db, args);
      if (meant.role === 'admin' && (await countAdmins(db)) === 1) throw new ApiError(409, 'ops.lastAdmin');
      await db
        .update(operators)
        .set({ disabledAt: await now() })
        .where(eq(operators.name, meant.name));
      return null;
    }),
    // Disabling another admin needs two, because the only remaining admin could create operators at will.
    weigh: async ({ db }, { args }, { name: own }) => {
      const meant = await toDisable(db, args);
      return { amount: null, needsTwo: meant.role === 'admin' && meant.name !== own && (await countAdmins(db)) > 1 };
    },
  },
};

async function toDisable(tx: Tx, args: string[]): Promise<Operator> {
  const [named] = v.parse(v.strictTuple([operatorName]), args);
  await lockOperators(tx);
  const meant = await holdOperator(tx, named);
  if (!meant) throw new ApiError(404, 'ops.operatorUnknown');
  return meant;
}
