import { asc, eq, inArray } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { consumeRateLimit } from '../../platform/http/limits';
import { translate } from '../../platform/i18n';
import { enqueue } from '../../platform/jobs/enqueue';
import { sendSms } from '../../platform/outbox/service';
import { digest } from '../../platform/secrets/secrets';
import { accounts } from '../account/tables';
import { accountAlerts, alertTexts } from './tables';
import { alertText, readerOf } from './words';

const SEND_TEXTS = 'alert.texts';
const payload = v.object({ recipient: v.string() });

/**
 * Enqueues the texts to a number, after a delay in seconds or immediately; texts added in the meantime are sent
 * together with them.
 */
export const textLater = (tx: Tx, recipient: string, seconds = 0): Promise<void> =>
  enqueue(tx, SEND_TEXTS, { recipient }, { wait: seconds * 1_000, key: `${SEND_TEXTS}:${digest(recipient)}` });

/** Returns the job that sends alerts by text. */
export const alertTasks = (ctx: ModuleContext): TaskList => ({
  [SEND_TEXTS]: (rawPayload) => sendTexts(ctx, v.parse(payload, rawPayload).recipient),
});

/** Sends a number's alerts within its rate limit: excess ones wait and are sent as one text. */
async function sendTexts(ctx: ModuleContext, recipient: string): Promise<void> {
  const [waiting] = await ctx.db
    .select({ accountId: accountAlerts.accountId })
    .from(alertTexts)
    .innerJoin(accountAlerts, eq(accountAlerts.id, alertTexts.alertId))
    .where(eq(alertTexts.recipient, recipient))
    .limit(1);
  if (!waiting) return;
  try {
    await consumeRateLimit(ctx, 'alert.recipient', recipient);
    await consumeRateLimit(ctx, 'alert.account', waiting.accountId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return textLater(ctx.db, recipient, error.extra.retryAfter);
  }
  await transact(ctx, (tx, within) => sendAll(within, tx, recipient));
}

async function sendAll(within: ModuleContext, tx: Tx, to: string): Promise<void> {
  const queuedTexts = await tx.delete(alertTexts).where(eq(alertTexts.recipient, to)).returning();
  const ids = queuedTexts.map(({ alertId }) => alertId);
  const rows = await tx
    .select({ alert: accountAlerts, language: accounts.language })
    .from(accountAlerts)
    .innerJoin(accounts, eq(accounts.id, accountAlerts.accountId))
    .where(inArray(accountAlerts.id, ids))
    .orderBy(asc(accountAlerts.at));
  const [first] = rows;
  if (!first) return;
  const reader = readerOf(within, first);
  const text =
    rows.length === 1
      ? alertText(first.alert, reader)
      : translate(reader.language, 'alert.text.many', { count: rows.length });
  const purpose = rows.length === 1 ? first.alert.kind : 'alert.many';
  await sendSms(within, tx, { to, text, language: reader.language, purpose });
}
