import { and, eq, gt, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import { forgive, hashPassword, judgePassword } from '../../identity';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { ADMIN, act, type Command, type Operator } from '../ops/command';
import { countAdmins, holdOperator, lockOperators, operatorName } from '../ops/operators';
import { DESK_ROLES } from '../ops/roles';
import { deskOrigin } from './address';
import { createOperatorAuthenticator, failureKey, requireStep } from './credentials';
import { endDeskSessions } from './sessions';
import { operatorCredentials, operatorEnrolments } from './tables';

/** Lifetime of a link, ms. */
const LINK_TTL = 24 * 3_600_000;
/** Minimum length of operators' passwords. */
const PASSWORD_MIN = 12;

const meant = v.strictTuple([operatorName]);

/** Commands for credentials at the desk (`own.desk.enrolment`). */
export const enrolmentCommands: Record<string, Command> = {
  'operators enrol': {
    ...act(ADMIN, 'operators enrol <name>', async (ctx, { args }) => {
      const operator = await operatorNamed(ctx.db, args);
      const token = randomSecret();
      const expiresAt = new Date((await ctx.now()).getTime() + LINK_TTL);
      const values = { tokenHash: digest(token), expiresAt, passwordHash: null, sealedTotp: null };
      await ctx.db
        .insert(operatorEnrolments)
        .values({ operator: operator.name, ...values })
        .onConflictDoUpdate({ target: operatorEnrolments.operator, set: values });
      return { link: `${deskOrigin(ctx)}/desk/enrol#${token}`, until: expiresAt.toISOString() };
    }),
    // With several admins, a link for another operator needs two of them: otherwise an admin could confirm their own
    // requests in the other's name.
    weigh: async ({ db }, { args }, { name: own }) => {
      await lockOperators(db);
      const { name } = await operatorNamed(db, args);
      return { amount: null, needsTwo: name !== own && (await countAdmins(db)) > 1 };
    },
  },
};

async function operatorNamed(tx: Tx, args: string[]): Promise<Operator> {
  const [name] = v.parse(meant, args);
  const operator = await holdOperator(tx, name);
  if (!operator) throw new ApiError(404, 'ops.operatorUnknown');
  return operator;
}

/** Returns the link of a token under lock, with its operator; throws `desk.enrolmentOver`. */
async function enrolmentOf(tx: Tx, token: string) {
  const valid = and(eq(operatorEnrolments.tokenHash, digest(token)), gt(operatorEnrolments.expiresAt, sql`app_now()`));
  const [enrolment] = await tx.select().from(operatorEnrolments).where(valid).for('update');
  const operator = enrolment && (await holdOperator(tx, enrolment.operator));
  if (!operator) throw new ApiError(409, 'desk.enrolmentOver');
  return { ...enrolment, operator };
}

/** Returns the operator whom a link enrols, and the rule for the password. */
export const openEnrolment = (ctx: ModuleContext, token: string): Promise<DeskValue<'openEnrolment'>> =>
  transact(ctx, async (tx) => {
    const { operator, expiresAt } = await enrolmentOf(tx, token);
    return {
      name: operator.name,
      role: DESK_ROLES[operator.role],
      passwordMin: PASSWORD_MIN,
      passwordMax: ctx.config.passwordMax,
      expiresAt: expiresAt.getTime(),
    };
  });

/** Stores the password of a link, and returns a secret for the authenticator app; the last one counts. */
export async function setEnrolmentPassword(
  ctx: ModuleContext,
  { token, password }: { token: string; password: string },
): Promise<DeskValue<'setPassword'>> {
  const { name } = await openEnrolment(ctx, token);
  if ([...password].length < PASSWORD_MIN)
    throw new ApiError(422, 'password.rule', { params: { min: PASSWORD_MIN, max: ctx.config.passwordMax } });
  judgePassword(ctx, password, name);
  const { secret, qr, sealedTotp } = await createOperatorAuthenticator(ctx, name);
  const passwordHash = await hashPassword(password);
  await transact(ctx, async (tx) => {
    await enrolmentOf(tx, token);
    await tx
      .update(operatorEnrolments)
      .set({ passwordHash, sealedTotp })
      .where(eq(operatorEnrolments.tokenHash, digest(token)));
  });
  return { secret, qr };
}

/** Puts the password and the authenticator app into effect with its first code, and ends the link and all sessions. */
export async function confirmEnrolment(
  ctx: ModuleContext,
  { token, code }: { token: string; code: string },
): Promise<null> {
  const { operator, passwordHash, sealedTotp } = await transact(ctx, (tx) => enrolmentOf(tx, token));
  if (passwordHash === null || sealedTotp === null) throw new ApiError(409, 'desk.passwordFirst');
  // Before the transaction, whose rollback would return the guess.
  const lastStep = await requireStep(ctx, operator.name, sealedTotp, code);
  await transact(ctx, async (tx, within) => {
    const enrolment = await enrolmentOf(tx, token);
    if (enrolment.sealedTotp !== sealedTotp) throw new ApiError(409, 'desk.enrolmentOver');
    const values = { passwordHash, sealedTotp, lastStep, enrolledAt: await within.now() };
    await tx
      .insert(operatorCredentials)
      .values({ operator: operator.name, ...values })
      .onConflictDoUpdate({ target: operatorCredentials.operator, set: values });
    await tx.delete(operatorEnrolments).where(eq(operatorEnrolments.operator, operator.name));
    await endDeskSessions(tx, operator.name, values.enrolledAt);
    await forgive(tx, failureKey(operator.name));
  });
  return null;
}
