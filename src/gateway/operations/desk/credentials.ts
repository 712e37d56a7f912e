import { and, eq, lt } from 'drizzle-orm';
import { createAuthenticator, stepOfCode } from '../../identity';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { seal, unseal } from '../../platform/secrets/sealing';
import { OPERATOR_TOTP } from '../ops/sealed';
import { operatorCredentials } from './tables';

/** Creates a secret for an operator's authenticator app, with its sealed form for storage. */
export async function createOperatorAuthenticator(ctx: ModuleContext, operator: string) {
  const { secret, qr } = await createAuthenticator(`desk: ${operator}`);
  return { secret, qr, sealedTotp: await sealTotp(ctx, operator, secret) };
}

/** Encrypts a secret for one operator; it does not decrypt in another's row. */
export const sealTotp = (ctx: ModuleContext, operator: string, secret: string): Promise<string> =>
  seal(ctx, OPERATOR_TOTP, operator, secret);

/** Returns the step of a code of an operator's app; throws `totp.wrong`. */
export async function requireStep(ctx: ModuleContext, operator: string, sealedTotp: string, code: string) {
  await consumeRateLimit(ctx, 'totp.guess', `operator:${operator}`);
  const step = stepOfCode(await unseal(ctx, OPERATOR_TOTP, operator, sealedTotp), code, await ctx.now());
  if (step === null) throw new ApiError(422, 'totp.wrong');
  return step;
}

/**
 * Consumes a code's step: each code works once, also under concurrency, and none older than the last one
 * (asvs 6.5.1). Throws `totp.wrong`.
 */
export async function consumeStep(tx: Tx, operator: string, lastStep: number): Promise<void> {
  const unused = and(eq(operatorCredentials.operator, operator), lt(operatorCredentials.lastStep, lastStep));
  const { rowCount } = await tx.update(operatorCredentials).set({ lastStep }).where(unused);
  if (!rowCount) throw new ApiError(422, 'totp.wrong');
}

/** Returns the key of an operator's failed logins; the space cannot occur in a user name. */
export const failureKey = (operator: string): string => `operator ${operator}`;

type Credentials = typeof operatorCredentials.$inferSelect;

/** Returns the credentials of an operator; undefined without enrolment. */
export async function credentialsOf(tx: Tx, operator: string): Promise<Credentials | undefined> {
  const [row] = await tx.select().from(operatorCredentials).where(eq(operatorCredentials.operator, operator));
  return row;
}
