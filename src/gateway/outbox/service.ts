import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Language, SETTINGS } from '../../contract';
import type { ModuleContext, Tx } from '../module-context';

/** What leaves: a text to a number (E.164), or a mail with a subject to an address. */
const message = v.object({
  channel: v.picklist(['sms', 'mail']),
  to: v.string(),
  subject: v.optional(v.string(), ''),
  text: v.string(),
  language: v.picklist(SETTINGS.languages),
  purpose: v.string(),
  at: v.string(),
});
export type Message = v.InferOutput<typeof message>;
/** `purpose` is what operators see beside it. `silent`: everything happens but the sending, where nobody may tell whether there is a recipient. */
type Text = { to: string; text: string; language: Language; purpose?: string; silent?: boolean };

/** The durable job that a message leaves by. */
export const SEND = 'outbox.send';
/** Tries, each later than the one before; with the last one gone the message is dropped (`purgeOutbox`). */
const TRIES = 6;

/** A mail, sent by a job that is enqueued in the caller's transaction: it leaves with the commit, or not at all. */
export const sendMail = (ctx: ModuleContext, tx: Tx, mail: Text & { subject: string }): Promise<void> =>
  enqueue(ctx, tx, { channel: 'mail', ...mail });

/** A text message, likewise. */
export const sendSms = (ctx: ModuleContext, tx: Tx, sms: Text): Promise<void> => enqueue(ctx, tx, { channel: 'sms', ...sms });

async function enqueue(
  ctx: ModuleContext,
  tx: Tx,
  { silent = false, purpose = 'notice', ...rest }: Text & { channel: Message['channel']; subject?: string },
) {
  const payload = silent ? null : { ...rest, purpose, at: (await ctx.now()).toISOString() };
  await tx.execute(sql`select graphile_worker.add_job(${SEND}, payload => ${JSON.stringify(payload)}::json, max_attempts => ${TRIES})`);
}

/** What a job carries; null for a silent one. */
export const readMessage = (payload: unknown): Message | null => (payload === null ? null : v.parse(message, payload));
