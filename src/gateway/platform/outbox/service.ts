import { v7 } from 'uuid';
import * as v from 'valibot';
import { type Language, SETTINGS } from '../../../contract';
import type { ModuleContext, Tx } from '../context';
import { enqueue } from '../jobs/enqueue';
import { openPayload, sealPayload } from '../secrets/sealing';

/** Outgoing message: a text message to a number (E.164), or a mail with a subject to an address. */
const message = v.object({
  /** Also the id of its failure, which is thus recorded once. Messages of the previous version have none. */
  id: v.optional(v.pipe(v.string(), v.uuid()), () => v7()),
  channel: v.picklist(['sms', 'mail']),
  to: v.string(),
  subject: v.optional(v.string(), ''),
  text: v.string(),
  language: v.picklist(SETTINGS.languages),
  purpose: v.string(),
  at: v.string(),
  /** Data about consumed limits, for the sender's `onFailure`. */
  consumed: v.optional(v.unknown()),
});
export type Message = v.InferOutput<typeof message>;
/**
 * Message to send. `purpose` is shown to operators. `silent`: does everything except sending, so that callers cannot
 * detect whether there is a recipient.
 */
type Text = { to: string; text: string; language: Language; purpose?: string; silent?: boolean; consumed?: unknown };

/** Durable job that sends a message. */
export const SEND = 'outbox.send';
/** Tries with increasing delays; after the last one, only the failure is recorded (`keepFailure`). */
const TRIES = 6;

/** Enqueues a mail in the caller's transaction, so that it is sent only if that commits. */
export const sendMail = (ctx: ModuleContext, tx: Tx, mail: Text & { subject: string }): Promise<void> =>
  send(ctx, tx, { channel: 'mail', ...mail });

/** Enqueues a text message in the caller's transaction. */
export const sendSms = (ctx: ModuleContext, tx: Tx, sms: Text): Promise<void> =>
  send(ctx, tx, { channel: 'sms', ...sms });

async function send(
  ctx: ModuleContext,
  tx: Tx,
  { silent = false, purpose = 'notice', ...rest }: Text & { channel: Message['channel']; subject?: string },
) {
  const whole = silent ? null : { ...rest, id: v7(), purpose, at: (await ctx.now()).toISOString() };
  await enqueue(tx, SEND, await sealPayload({ ...ctx, db: tx }, SEND, whole), { tries: TRIES });
}

/** Returns the message of a job; null for a silent one. */
export async function readMessage(ctx: ModuleContext, payload: unknown): Promise<Message | null> {
  const read = await openPayload(ctx, SEND, payload);
  return read === null ? null : v.parse(message, read);
}
