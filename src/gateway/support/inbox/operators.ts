import { desc, eq, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { ApiError, type ModuleContext } from '../../platform/context';
import { AUDIENCES, BROADCAST_KINDS, broadcasts } from './tables';

/** Default display period of a broadcast, ms. Assumed. */
const DISPLAY_PERIOD = 90 * 86_400_000;

const title = v.pipe(v.string(), v.trim(), v.nonEmpty('a title is needed'), v.maxLength(120));
const text = v.pipe(v.string(), v.trim(), v.nonEmpty('a text is needed'), v.maxLength(2_000));
/** Arguments of the command: `<audience> <kind> <title bn> <title en> <text bn> <text en>`. */
export const broadcastArguments = v.strictTuple([
  v.picklist(AUDIENCES),
  v.picklist(BROADCAST_KINDS),
  title,
  title,
  text,
  text,
]);

/** Sends a message to many at the cost of one row; idempotent per key (own.messages.many). Returns its id. */
export async function sendBroadcast(
  { db, now }: ModuleContext,
  [audience, kind, titleBn, titleEn, textBn, textEn]: v.InferOutput<typeof broadcastArguments>,
  { key, until }: { key: string; until: Date | null },
): Promise<{ id: string }> {
  const at = await now();
  // Serialized, so that messages become visible in the order of their numbers.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('broadcasts'))`);
  const texts = { titleBn, titleEn, textBn, textEn };
  const displayRange = { at, until: until ?? new Date(at.getTime() + DISPLAY_PERIOD) };
  await db
    .insert(broadcasts)
    .values({ id: v7(), key, audience, kind, ...texts, ...displayRange })
    .onConflictDoNothing({ target: broadcasts.key });
  const [row] = await db.select({ id: broadcasts.id }).from(broadcasts).where(eq(broadcasts.key, key));
  if (!row) throw new TypeError('the stored message is missing');
  return row;
}

/** Withdraws a message for everyone. Throws `message.unknown`. */
export async function withdrawBroadcast({ db, now }: ModuleContext, id: string): Promise<void> {
  const { rowCount } = await db
    .update(broadcasts)
    .set({ withdrawnAt: await now() })
    .where(sql`${eq(broadcasts.id, id)} and ${isNull(broadcasts.withdrawnAt)}`);
  if (!rowCount) throw new ApiError(404, 'message.unknown');
}

/** Lists the last fifty messages, newest first. */
export const broadcastsSent = ({ db }: ModuleContext) =>
  db
    .select({
      id: broadcasts.id,
      at: broadcasts.at,
      until: broadcasts.until,
      withdrawnAt: broadcasts.withdrawnAt,
      audience: broadcasts.audience,
      kind: broadcasts.kind,
      title: broadcasts.titleEn,
    })
    .from(broadcasts)
    .orderBy(desc(broadcasts.seq))
    .limit(50);

/** Deletes expired messages with their marks. */
export async function purgeBroadcasts({ db }: ModuleContext): Promise<void> {
  await db.delete(broadcasts).where(sql`${broadcasts.until} < app_now() - interval '30 days'`);
}
