import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

const fields = v.record(v.string(), v.unknown());
/** Deliberate errors in the signature of a request; `age`: age of the signature in ms, negative in the future. */
const signing = v.strictObject({
  signature: v.optional(v.picklist(['missing', 'wrong', 'ofAnotherBody'])),
  age: v.optional(v.number()),
});
/** Expected answer. `rejected` is any status of 400 to 499; only the named fields of a body are compared. */
const expected = v.strictObject({ status: v.union([v.number(), v.literal('rejected')]), has: v.optional(fields) });

const request = v.strictObject({
  ask: v.picklist(['orders', 'payouts']),
  body: fields,
  sign: v.optional(signing),
  /** Number of copies that are sent at the same time. */
  copies: v.optional(v.number(), 1),
  expect: expected,
});
/** Opens the page of an order; `fields` change the signed address, `forged` change it after it was signed. */
const page = v.strictObject({
  page: v.strictObject({ fields: v.optional(fields), forged: v.optional(fields) }),
  expect: expected,
});
/** Plays the third party. `pay` and `refuse` act on the page of the order, whose fields they may change. */
const rehearsal = v.strictObject({
  rehearse: v.strictObject({
    outcome: v.optional(v.picklist(['paid', 'refused', 'reversed', 'returned'])),
    of: v.picklist(['order', 'payout']),
    fields: v.optional(fields),
  }),
  /** Payments that the third party has made for the payout. */
  transfers: v.optional(v.number()),
});
/** Waits for an event; `again`: it must have the id of the last one. */
const event = v.strictObject({ event: fields, again: v.optional(v.literal(true)) });

/**
 * A rule as data. In strings, `{order}` and `{payout}` are ids of this run of the case. `answers`: statuses of the
 * answers to the first events of the case; later ones are received with 200.
 */
const caseFile = v.strictObject({
  rule: v.pipe(v.string(), v.regex(/^P\d\d?$/)),
  title: v.string(),
  why: v.string(),
  answers: v.optional(v.array(v.number()), []),
  steps: v.array(v.union([request, page, rehearsal, event])),
});
export type Case = v.InferOutput<typeof caseFile>;
export type Step = Case['steps'][number];
export type PaymentRequest = v.InferOutput<typeof request>;
export type PageStep = v.InferOutput<typeof page>;
export type Rehearsal = v.InferOutput<typeof rehearsal>;
export type Expected = v.InferOutput<typeof expected>;
export type Signing = v.InferOutput<typeof signing>;

const folder = new URL('./cases/', import.meta.url);

/** Returns the cases in the order of their rules; `rules`: only those rules. */
export function readCases(rules: readonly string[] = []): Case[] {
  const files = readdirSync(folder).sort();
  const all = files.flatMap((file) =>
    v.parse(v.array(caseFile), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
  );
  return all.filter(({ rule }) => rules.length === 0 || rules.includes(rule));
}
