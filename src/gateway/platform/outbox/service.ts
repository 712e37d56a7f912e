import { v7 } from 'uuid';
import * as v from 'valibot';
import { type Language, SETTINGS } from '../../../contract';
import type { ModuleContext, Tx } from '../context';
import { enqueue } from '../jobs/enqueue';
import { openPayload, sealPayload } from '../secrets/sealing';

/** What leaves: a text to a number (E.164), or a mail with a subject to an address. */
const message = v.object({
  /** Of a failure, too, so that it is recorded once. Messages of the version before have none. */
  id: v.optional(v.pipe(v.string(), v.uuid()), () => v7()),
  channel: v.picklist(['sms', 'mail']),
  to: v.string(),
  subject: v.optional(v.string(), ''),
  text: v.string(),
  language: v.picklist(SETTINGS.languages),
  purpose: v.string(),
  at: v.string(),
  /** What the sender consumed, for its `onFailure`. */
  consumed: v.optional(v.unknown()),
});
export type Message = v.InferOutput<typeof message>;
/** `purpose` is what operators see beside it. `silent`: everything happens but the sending, where nobody may tell whether there is a recipient. */
type Text = { to: string; text: string; language: Language; purpose?: string; silent?: boolean; consumed?: unknown };

/** The durable job that a message leaves by. */
export const SEND = 'outbox.send';
/** Tries, each later than the one before; after the last one only that it failed is kept (`keepFailure`). */
const TRIES = 6;

/** A mail, sent by a job that is enqueued in the caller's transaction: it leaves with the commit, or not at all. */
export const sendMail = (ctx: ModuleContext, tx: Tx, mail: Text & { subject: string }): Promise<void> =>
  send(ctx, tx, { channel: 'mail', ...mail });

/** A text message, likewise. */
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

/** What a job carries; null for a silent one. */
export async function readMessage(ctx: ModuleContext, payload: unknown): Promise<Message | null> {
  const read = await openPayload(ctx, SEND, payload);
  return read === null ? null : v.parse(message, read);
}
