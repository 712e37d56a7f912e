import { and, eq, gt, lt } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import { MODULES, SETTINGS } from '../../../contract';
import { aboutLink } from '../../../contract/identity/password';
import { isUsername } from '../../../contract/identity/registration-form';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { consumeRateLimit } from '../../platform/http/limits';
import { networkOf } from '../../platform/http/network';
import { translate } from '../../platform/i18n';
import { dropExhausted, enqueue } from '../../platform/jobs/enqueue';
import { sendMail } from '../../platform/outbox/service';
import { openPayload, sealPayload } from '../../platform/secrets/sealing';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { moduleOn } from '../../platform/system/service';
import { judgePassword } from '../account/password-rule';
import { type Account, accountById, accountByName } from '../account/service';
import { mustHaveWorked } from '../challenge/proofs';
import { countedUnder } from '../known-locations/counted';
import { readRules } from '../registration/rules';
import { audited, replacePassword } from './service';
import { passwordLinks } from './tables';

/** Lifetime of a mailed link, minutes. */
const MINUTES = 30;
/** Durable job that looks up the account and mails the link. */
const SEND_LINK = 'password.link';
const linkRequest = v.object({
  username: v.string(),
  email: v.string(),
  origin: v.string(),
  language: v.picklist(SETTINGS.languages),
});
type LinkRequest = v.InferOutput<typeof linkRequest>;

/**
 * Requests a link by mail (s7.call.member-password-email). A job looks up the account later, so that the response and
 * its time are the same for everyone (asvs 6.3.8), unless a module makes it disclose unknown accounts
 * (s8.message.username-email-unknown). A user name must have the format that registration requires
 * (s5.forgot.email-username).
 */
export async function requestPasswordLink(
  ctx: ModuleContext,
  { workProof, ...named }: Input<'forgotByEmail'>,
  caller: Caller,
): Promise<null> {
  const { username, email } = named;
  const { fields } = await readRules(ctx);
  if (!isUsername(fields.username, username)) throw new ApiError(422, 'password.usernameFormat');
  await mustHaveWorked(ctx, 'link', aboutLink(named), workProof);
  await consumeLink(ctx, named, caller.ip);
  const { origin, language } = caller;
  await audited(ctx, caller, { kind: 'password.linkAsked' }, async () => {
    const revealsUnknown = await moduleOn(ctx, MODULES.revealUnknown);
    if (revealsUnknown && !(await ownerOf(ctx.db, { username, email })))
      throw new ApiError(422, 'password.unknownAccount');
    const payload: LinkRequest = { username, email, origin, language };
    await enqueue(ctx.db, SEND_LINK, await sealPayload(ctx, SEND_LINK, payload), { tries: 3 });
  });
  return null;
}

/**
 * Consumes the limits of a link. The caller's come first; strangers share a limit per name, separate from that of the
 * owner at known locations.
 */
async function consumeLink(ctx: ModuleContext, named: Pick<LinkRequest, 'username' | 'email'>, ip: string) {
  await consumeRateLimit(ctx, 'password.link.address', ip);
  // Name and address together, so that knowing only the name is not enough to use up the owner's limit.
  const both = `${named.username} ${named.email}`.toLowerCase();
  await consumeRateLimit(ctx, 'password.link.share', `${networkOf(ip)} ${both}`);
  const owner = await ownerOf(ctx.db, named);
  await consumeRateLimit(ctx, 'password.link.account', await countedUnder(ctx.db, both, owner?.id, ip));
}

async function ownerOf(
  tx: Tx,
  { username, email }: Pick<LinkRequest, 'username' | 'email'>,
): Promise<Account | undefined> {
  const account = await accountByName(tx, username);
  return account?.email?.toLowerCase() === email.toLowerCase() ? account : undefined;
}

/**
 * Mails the link if name and address match. Its token is in the fragment, which never reaches a server or a log (asvs
 * 14.2.1).
 */
export const linkTasks = (ctx: ModuleContext): TaskList => ({
  [SEND_LINK]: async (payload) => {
    const { origin, language, ...named } = v.parse(linkRequest, await openPayload(ctx, SEND_LINK, payload));
    const account = await ownerOf(ctx.db, named);
    if (!account?.email) return;
    const token = randomSecret();
    const record = { tokenHash: digest(token), expiresAt: new Date((await ctx.now()).getTime() + MINUTES * 60_000) };
    const text = translate(language, 'password.linkMail', {
      user: account.userName,
      link: `${origin}/resetPassword#${token}`,
      minutes: MINUTES,
    });
    const mail = {
      to: account.email,
      subject: translate(language, 'password.linkSubject'),
      text,
      language,
      purpose: 'password.link',
    };
    await transact(ctx, async (tx, within) => {
      const link = { accountId: account.id, ...record };
      await tx.insert(passwordLinks).values(link).onConflictDoUpdate({ target: passwordLinks.accountId, set: record });
      await sendMail(within, tx, mail);
    });
  },
});

/** Returns the condition for the valid link of a token. */
const goodLink = (token: string, now: Date) =>
  and(eq(passwordLinks.tokenHash, digest(token)), gt(passwordLinks.expiresAt, now));

/**
 * Returns whether a mailed link still works (own.password-reset.expired), before the player types anything. Requires
 * the mailed secret, discloses nothing about its owner, and shares the rate limit of its use. Throws `limit.reached`
 * (429).
 */
export async function checkResetLink(
  ctx: ModuleContext,
  { token }: Input<'checkResetLink'>,
  { ip }: Caller,
): Promise<{ valid: boolean }> {
  await consumeRateLimit(ctx, 'password.reset.address', ip);
  const links = await ctx.db
    .select({ id: passwordLinks.accountId })
    .from(passwordLinks)
    .where(goodLink(token, await ctx.now()));
  return { valid: links.length > 0 };
}

/** Sets a password by the mailed link, which works once within half an hour; it does not log in (asvs 6.4.1, 6.4.3). */
export async function resetByLink(ctx: ModuleContext, reset: Input<'resetByLink'>, caller: Caller): Promise<null> {
  await consumeRateLimit(ctx, 'password.reset.address', caller.ip);
  const good = goodLink(reset.token, await ctx.now());
  const [link] = await ctx.db.select().from(passwordLinks).where(good);
  const account = link && (await accountById(ctx.db, link.accountId));
  await audited(ctx, caller, { kind: 'password.reset', accountId: account?.id }, async () => {
    if (!account) throw new ApiError(422, 'password.linkExpired');
    if (reset.newPassword !== reset.confirmNewPassword) throw new ApiError(422, 'password.confirmation');
    judgePassword(ctx, reset.newPassword, account.userName);
    await replacePassword(ctx, account, reset.newPassword, { from: caller, session: null }, async (tx) => {
      const consumedLinks = await tx.delete(passwordLinks).where(good).returning();
      if (consumedLinks.length === 0) throw new ApiError(422, 'password.linkExpired');
    });
  });
  return null;
}

/** Deletes expired links and jobs that have exhausted their tries. A job calls it. */
export async function purgeLinks(ctx: ModuleContext): Promise<void> {
  await dropExhausted(ctx.db, SEND_LINK);
  await ctx.db.delete(passwordLinks).where(lt(passwordLinks.expiresAt, await ctx.now()));
}
