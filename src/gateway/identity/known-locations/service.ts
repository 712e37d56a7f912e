import { and, eq } from 'drizzle-orm';
import { recordAuditEvent } from '../../platform/audit/service';
import { ApiError, type Caller, type ModuleContext, type Tx } from '../../platform/context';
import { type Account, accountByName } from '../account/service';
import { alertOwner } from '../alert/service';
import { accountPlaces } from './tables';

type From = Pick<Caller, 'ip' | 'country' | 'requestId'>;

/**
 * Returns whether an account has registered addresses, but not this one. An account without any registers that of its
 * first login.
 */
export async function isUnregistered(tx: Tx, accountId: string, ip: string): Promise<boolean> {
  const registered = await tx
    .select({ ip: accountPlaces.ip })
    .from(accountPlaces)
    .where(and(eq(accountPlaces.accountId, accountId), eq(accountPlaces.registered, true)));
  return registered.length > 0 && !registered.some((place) => place.ip === ip);
}

/**
 * Records the address of a login. The first address, and a `proven` one, is registered even while the module is off;
 * otherwise, the first visitor after it is turned on would be trusted. Notifies the owner of an additional address
 * (asvs 6.3.5).
 */
export async function arrive(ctx: ModuleContext, tx: Tx, account: Account, from: From, proven = false): Promise<void> {
  const at = await ctx.now();
  const known = await tx.select().from(accountPlaces).where(eq(accountPlaces.accountId, account.id));
  const here = known.find(({ ip }) => ip === from.ip);
  const registered = proven || here?.registered || !known.some((place) => place.registered);
  await store(tx, { accountId: account.id, ip: from.ip, country: from.country, registered, firstAt: at, lastAt: at });
  if (here || known.length === 0) return;
  await recordAuditEvent(tx, {
    at,
    kind: 'place.new',
    outcome: 'done',
    accountId: account.id,
    ip: from.ip,
    requestId: from.requestId,
  });
  await alertOwner(ctx, tx, account, 'place.new', {}, { from });
}

/**
 * Registers the address of a registration, or of a recovery by a code from its owner: logins from it need no further
 * proof.
 */
export async function registerPlace(tx: Tx, accountId: string, { ip, country }: From, at: Date): Promise<void> {
  await store(tx, { accountId, ip, country, registered: true, firstAt: at, lastAt: at });
}

/** Registers or deletes an address of an account. For operators. */
export async function operatePlace(
  ctx: ModuleContext,
  userName: string,
  ip: string,
  registered: boolean,
): Promise<void> {
  const account = await accountByName(ctx.db, userName);
  if (!account) throw new ApiError(404, 'account.unknown');
  const here = and(eq(accountPlaces.accountId, account.id), eq(accountPlaces.ip, ip));
  const at = await ctx.now();
  if (registered)
    await store(ctx.db, { accountId: account.id, ip, country: null, registered, firstAt: at, lastAt: at });
  else await ctx.db.delete(accountPlaces).where(here);
}

async function store(tx: Tx, place: typeof accountPlaces.$inferInsert) {
  const set = { registered: place.registered, lastAt: place.lastAt };
  await tx
    .insert(accountPlaces)
    .values(place)
    .onConflictDoUpdate({ target: [accountPlaces.accountId, accountPlaces.ip], set });
}
