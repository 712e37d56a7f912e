import { createTransport } from 'nodemailer';
import type { Config } from '../config';
import type { ModuleContext } from '../context';
import type { Message } from './service';

declare module '../context' {
  interface Ports {
    /** Demo outbox, for channels without a carrier in the settings. */
    demoOutboxCarrier: (ctx: ModuleContext) => Carrier;
  }
}

/** Thrown for a message that its carrier will never accept. */
export class RejectedMessage extends Error {}

/**
 * Hands a message to its carrier. Throws on failure, which is retried, or `RejectedMessage` if a retry is pointless.
 */
export type Carrier = (message: Message) => Promise<void>;

/** Timeout of a carrier, ms. */
const TIMEOUT = 20_000;

/**
 * Returns the configured carriers of each channel, in the order in which they are tried, with the demo's outbox for
 * other channels; outside the demo, a missing carrier is a configuration error.
 */
export function carriers(ctx: ModuleContext): Record<Message['channel'], readonly Carrier[]> {
  const { smtp, smsGateways, demo } = ctx.config;
  const rest = [demo ? ctx.ports.demoOutboxCarrier(ctx) : unset];
  return {
    mail: smtp ? smtp.urls.map((url) => overSmtp(url, smtp.from)) : rest,
    sms: smsGateways.length > 0 ? smsGateways.map(overHttp) : rest,
  };
}

/** Sends by SMTP; the Message-ID starts with the message's id, by which deliveries are reported. */
function overSmtp(url: string, from: string): Carrier {
  const transport = createTransport({ url, connectionTimeout: TIMEOUT, socketTimeout: TIMEOUT });
  const host = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  return async ({ id, to, subject, text }) =>
    void (await transport.sendMail({ from, to, subject, text, messageId: `<${id}@${host}>` }));
}

/** Retryable statuses; all others from 400 to 499 reject the message. */
const TEMPORARY = [401, 403, 408, 425, 429];

/**
 * Posts `{ id, to, text }` as JSON, with the token as a bearer if there is one; any status but 2xx is a failure. By the
 * id deliveries are reported.
 */
const overHttp =
  ({ url, token }: Config['smsGateways'][number]): Carrier =>
  async ({ id, to, text }) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    const body = JSON.stringify({ id, to, text });
    const { ok, status } = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(TIMEOUT) });
    if (ok) return;
    const isRejected = status >= 400 && status < 500 && !TEMPORARY.includes(status);
    const problem = `the SMS gateway responded with status ${status}`;
    throw isRejected ? new RejectedMessage(problem) : new Error(problem);
  };

const unset: Carrier = async ({ channel }) => {
  throw new Error(`${channel} cannot be sent: ${channel === 'mail' ? 'SMTP_URL and MAIL_FROM' : 'SMS_URL'} not set`);
};
