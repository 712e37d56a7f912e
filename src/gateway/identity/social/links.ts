import { randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Value } from '../../../contract';
import type { Provider } from '../../../contract/identity/authentication';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { ATTEMPT_LIMITS } from '../../platform/http/throttles';
import { digest } from '../../platform/secrets/secrets';
import { provePassword } from '../account/prove';
import type { Account } from '../account/service';
import { alertOwner } from '../alert/service';
import type { Person } from './provider';
import { accountLinks, linkOffers } from './tables';

const LIFETIME = 600_000;

/** Returns the account that a person is linked to, or null. */
export async function accountLinkedTo(tx: Tx, provider: Provider, { subject }: Person): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.provider, provider), eq(accountLinks.subject, subject)));
  return row?.accountId ?? null;
}

/** Returns an account's links for its owner. */
export async function linksOf(tx: Tx, accountId: string): Promise<Value<'securityOverview'>['links']> {
  const rows = await tx
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.accountId, accountId))
    .orderBy(accountLinks.linkedAt);
  return rows.map(({ provider, name, linkedAt }) => ({ provider, name, since: linkedAt.getTime() }));
}

/** Throws `link.already` if the account has a link to the provider, which is permanent (s4.account-link.permanent). */
export async function mustBeUnlinked(tx: Tx, accountId: string, provider: Provider): Promise<void> {
  if ((await linksOf(tx, accountId)).some((link) => link.provider === provider))
    throw new ApiError(409, 'link.already');
}

/**
 * Stores a link until the owner confirms it with the password, for ten minutes. Throws `link.taken` if the person is
 * linked to another account.
 */
export async function offerLink(
  ctx: ModuleContext,
  { id: accountId }: Account,
  provider: Provider,
  person: Person,
): Promise<Value<'offerLink'>> {
  await mustBeUnlinked(ctx.db, accountId, provider);
  if (await accountLinkedTo(ctx.db, provider, person)) throw new ApiError(409, 'link.taken');
  const linkId = randomUUID();
  const expiresAt = new Date((await ctx.now()).getTime() + LIFETIME);
  await ctx.db.insert(linkOffers).values({
    idHash: digest(linkId),
    accountId,
    provider,
    ...person,
    triesLeft: ATTEMPT_LIMITS.linkPassword.max,
    expiresAt,
  });
  return { linkId, name: person.name };
}

/** Confirms a link, permanently, with the password. If two accounts claim the same person, one succeeds. */
export async function confirmLink(
  ctx: ModuleContext,
  account: Account,
  { linkId, password }: Input<'confirmLink'>,
  from: Caller,
): Promise<void> {
  const offer = await consumeAttempt(ctx, linkId, account.id);
  await provePassword(ctx, account, password);
  const at = await ctx.now();
  await transact(ctx, async (tx, within) => {
    const { provider, subject, name } = offer;
    await tx.delete(linkOffers).where(eq(linkOffers.idHash, offer.idHash));
    const [linked] = await tx
      .insert(accountLinks)
      .values({ provider, subject, name, accountId: account.id, linkedAt: at })
      .onConflictDoNothing()
      .returning();
    if (!linked) throw new ApiError(409, 'link.taken');
    await alertOwner(within, tx, account, 'link.confirmed', { provider, name }, { from });
  });
}

async function consumeAttempt(ctx: ModuleContext, linkId: string, accountId: string) {
  const open = and(
    eq(linkOffers.idHash, digest(linkId)),
    eq(linkOffers.accountId, accountId),
    gt(linkOffers.expiresAt, await ctx.now()),
  );
  const [offer] = await ctx.db
    .update(linkOffers)
    .set({ triesLeft: sql`${linkOffers.triesLeft} - 1` })
    .where(and(open, gt(linkOffers.triesLeft, 0)))
    .returning();
  if (!offer) throw new ApiError(422, 'link.expired');
  return offer;
}
