import { isOn, MODULES, type ModuleId, type Value } from '../../../contract';
import { issue } from '../../../contract/identity/registration-form';
import { recordAuditEvent } from '../../platform/audit/service';
import { ApiError, type Caller, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { consumeRateLimit } from '../../platform/http/limits';
import { readModules } from '../../platform/system/service';
import { passwordFits } from '../account/passwords';
import { type Account, accountById, accountByMobile, accountByName, holdUnchanged } from '../account/service';
import { checkChallenges } from '../challenge/check';
import { registerPlace } from '../known-locations/service';
import { openSession } from '../session/service';
import { checkFields, rejectFields } from './check';
import { keep, once } from './idempotency';
import { type Hashes, hashesOf, makeMember, type Newcomer } from './newcomer';
import { provePhone } from './proofs';
import { fingerprintOf, type RegistrationSubmission } from './request';
import { readRules } from './rules';

/**
 * Registers and logs in (s7.call.member-register, s7.call.member-register-mobile). With an idempotency key, repeated
 * and concurrent requests create one account, and each gets a fresh token. Failures are audited too (asvs 16.3.2).
 */
export async function register(
  ctx: ModuleContext,
  submission: RegistrationSubmission,
  caller: Caller,
): Promise<Value<'register'>> {
  await consumeRateLimit(ctx, 'registration', caller.ip);
  const key = caller.idempotencyKey;
  try {
    if (key === null) return await enrol(ctx, submission, caller);
    const attempt = { key, fingerprint: fingerprintOf(submission) };
    return await once(
      ctx,
      attempt,
      () => enrol(ctx, submission, caller),
      (accountId) => again(ctx, submission, accountId),
    );
  } catch (error) {
    if (error instanceof ApiError) await recordOutcome(ctx, caller, error.code);
    throw error;
  }
}

/**
 * Throws `registration.closed` (403) while direct registration is off, unless the request has an invitation
 * (s6.flag.direct-registration, own.registration.invited-only). The agents' site registers no members at all.
 */
function assertOpen(
  { config }: Pick<ModuleContext, 'config'>,
  isDirect: boolean,
  invitation: string | undefined,
): void {
  if (!isDirect && (config.site === 'agent' || !invitation?.trim())) throw new ApiError(403, 'registration.closed');
}

/**
 * Runs the checks and creates the account. The order matters: correctable errors come first, then single-use proofs are
 * consumed, and the code last.
 */
async function enrol(
  ctx: ModuleContext,
  submission: RegistrationSubmission,
  caller: Caller,
): Promise<Value<'register'>> {
  const { fields, method } = submission;
  const [modules, rules] = await Promise.all([readModules(ctx), readRules(ctx)]);
  const on = (module: ModuleId) => isOn(modules, module);
  const isDirect = on(MODULES.directRegistration);
  assertOpen(ctx, isDirect, fields.affiliateCode);
  if (method === 'mobile' && !on(MODULES.mobileRegistration)) throw new ApiError(403, 'registration.mobileClosed');
  const { termsVersion, privacyVersion } = fields.consents;
  if (termsVersion !== rules.termsVersion || privacyVersion !== rules.privacyVersion)
    throw new ApiError(409, 'registration.outdated');
  const checked = await checkFields(ctx, rules, submission);
  // A code in a field that the rules hide was dropped and does not count as an invitation.
  assertOpen(ctx, isDirect, checked.cleanFields.affiliateCode);
  await checkChallenges(ctx, fields, demandedBy(on));
  if (checked.cleanFields.username && (await accountByName(ctx.db, checked.cleanFields.username)))
    throw await rejectTaken(ctx, caller, 'username');
  const proven = await provePhone(ctx, on, checked.mobile, fields);
  const mobile = await ownMobile(ctx, caller, submission, { ...checked, proven });
  return enter(ctx, { ...checked, mobile, proven, typedMobile: checked.mobile, fields, rules }, caller);
}

/**
 * Returns the required challenge; one is enough (`own.registration.one-check`): the captcha if it is on, else the
 * puzzle if that is on.
 */
const demandedBy = (on: (module: ModuleId) => boolean) => {
  const captcha = on(MODULES.registrationCaptcha);
  return { captcha, slide: !captcha && on(MODULES.slideVerification) };
};

/**
 * Returns the number, or null if it belongs to another account. We disclose that only to callers who verified the
 * number or register with it.
 */
async function ownMobile(
  ctx: ModuleContext,
  caller: Caller,
  { method }: RegistrationSubmission,
  { mobile, proven }: { mobile: string | null; proven: boolean },
) {
  if (!mobile || !(await accountByMobile(ctx.db, mobile))) return mobile;
  if (proven || method === 'mobile') throw await rejectTaken(ctx, caller, 'mobileNum');
  return null;
}

async function enter(ctx: ModuleContext, newcomer: Newcomer, caller: Caller): Promise<Value<'register'>> {
  const hashes = await hashesOf(newcomer);
  const { account, token } = await store(ctx, newcomer, hashes, caller).catch(async (error: unknown) => {
    const index = violatedIndexOf(error);
    // The address was registered concurrently; the retry omits it.
    if (index === 'accounts_email') return store(ctx, newcomer, hashes, caller);
    throw index === 'accounts_user_name' || index === 'accounts_mobile'
      ? await rejectTaken(ctx, caller, FIELD_OF_INDEX[index])
      : error;
  });
  await recordOutcome(ctx, caller, 'done', account.id);
  return loggedIn(account, token);
}

const store = (ctx: ModuleContext, newcomer: Newcomer, hashes: Hashes, caller: Caller) =>
  transact(ctx, async (tx, within) => {
    const account = await makeMember(within, tx, newcomer, hashes, caller);
    // Otherwise the first login, from any address, would register its own (s4.login.unregistered-ip).
    await registerPlace(tx, account.id, caller, await within.now());
    if (caller.idempotencyKey) await keep(tx, caller.idempotencyKey, account.id);
    return { account, token: await openSession(within, tx, account.id) };
  });

/** Repeats a registration: returns the same account with a fresh token, if the password matches. */
async function again(
  ctx: ModuleContext,
  { fields }: RegistrationSubmission,
  accountId: string,
): Promise<Value<'register'>> {
  const account = await accountById(ctx.db, accountId);
  if (!account || !(await passwordFits(account.passwordHash, fields.password)))
    throw new ApiError(409, 'registration.keyReused');
  const token = await transact(ctx, async (tx, within) => {
    await holdUnchanged(tx, account);
    return openSession(within, tx, accountId);
  });
  return loggedIn(account, token);
}

const loggedIn = ({ userName, nickname, type }: Account, token: string): Value<'register'> => ({
  token,
  firstTimeLogin: false,
  passwordExpired: false,
  passwordDefault: false,
  userInfo: { userName, nickname, type },
});

async function rejectTaken(ctx: ModuleContext, { ip }: Caller, field: 'username' | 'mobileNum'): Promise<ApiError> {
  await consumeRateLimit(ctx, 'registration.taken', ip);
  const code = field === 'username' ? 'registration.usernameTaken' : 'registration.mobileTaken';
  return rejectFields(code, [issue(field, code)], 409);
}

/** Returns the unique index that a concurrent registration violated. */
const violatedIndexOf = (error: unknown) =>
  error instanceof Error && typeof error.cause === 'object' && error.cause !== null && 'constraint' in error.cause
    ? error.cause.constraint
    : null;
const FIELD_OF_INDEX = { accounts_user_name: 'username', accounts_mobile: 'mobileNum' } as const;

async function recordOutcome(ctx: ModuleContext, { ip, requestId }: Caller, outcome: string, accountId?: string) {
  await recordAuditEvent(ctx.db, { at: await ctx.now(), kind: 'registration', outcome, accountId, ip, requestId });
}
