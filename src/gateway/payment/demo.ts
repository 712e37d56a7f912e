import * as v from 'valibot';
import { SETTINGS } from '../../contract';
import type { ModuleContext } from '../module-context';
import { type Ask, askProvider } from './asking';
import { standingAfter } from './orders';
import type { PaidOrder, PaymentEvent, PaymentProvider, PayOrder } from './provider';
import { type DemoSecrets, pageSecret } from './secrets';
import { isSigned, proveSigned, sign } from './signature';

const word = v.object({
  id: v.string(),
  type: v.picklist(['payment.processing', 'payment.paid', 'payment.refused']),
  order: v.pipe(v.string(), v.uuid()),
  amount: v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{2}$/)),
  reason: v.optional(v.string()),
});

/** The demo's provider as we know it: where its pages are, and how its words are told from others'. */
export function demoPayments(ctx: ModuleContext, { page, word: words }: DemoSecrets): PaymentProvider {
  return {
    address: (order, origin) => {
      const fields = fieldsOf(order);
      const query = new URLSearchParams({ ...fields, signature: sign(page, canonical(fields)) });
      return `http://${new URL(origin).hostname}:${ctx.ports.payments}/pay?${query}`;
    },
    read: (body, signature, now): PaymentEvent => {
      proveSigned(words, body, signature, now);
      return v.parse(word, JSON.parse(body));
    },
    void: async (order) => ((await asks(ctx, 'void', order)) === 'voided' ? 'voided' : 'tooLate'),
    refund: async (order) => {
      const state = await asks(ctx, 'refund', order);
      if (state !== 'refunded') throw new TypeError(`not refunded: ${state}`);
    },
  };
}

/** Over HTTP; where its server has no port, without it. */
async function asks(ctx: ModuleContext, ask: Ask, order: PaidOrder) {
  return ctx.ports.payments === 0 ? (await standingAfter(ctx, { ask, ...order })).state : askProvider(ctx, ask, order);
}

type Fields = Record<keyof PayOrder, string>;
const fieldsOf = (order: PayOrder): Fields => ({ ...order, expiresAt: String(order.expiresAt) });
const canonical = (fields: Fields) => JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));

const line = v.pipe(v.string(), v.maxLength(512));
const asked = v.object({
  order: line,
  number: line,
  amount: v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{2}$/)),
  method: line,
  expiresAt: v.pipe(v.string(), v.regex(/^\d{1,16}$/)),
  language: v.picklist(SETTINGS.languages),
  back: v.pipe(line, v.url()),
  signature: line,
});
export type Asked = v.InferOutput<typeof asked>;

/** What a page was asked for, as its address or its form says; null where we did not sign that. */
export async function askedOf(ctx: ModuleContext, fields: unknown): Promise<Asked | null> {
  const read = v.safeParse(asked, fields);
  if (!read.success) return null;
  const { signature, ...signed } = read.output;
  return isSigned(await pageSecret(ctx), canonical(signed), signature) ? read.output : null;
}
