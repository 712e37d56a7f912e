import * as v from 'valibot';
import { STUDIO_OUTCOMES } from '../../contract/play/studio';

const text = v.record(v.string(), v.unknown());
/** Expected response; only the named fields are compared. */
const expected = v.strictObject({
  status: v.number(),
  code: v.string(),
  outcome: v.picklist(STUDIO_OUTCOMES),
  balance: v.optional(v.nullable(v.string())),
  /** Fields of the answer, as far as they are named, within others too. */
  has: v.optional(text),
});
export type Expected = v.InferOutput<typeof expected>;

/** How a call is signed, where not as it should be. */
const signing = v.strictObject({
  signature: v.optional(v.picklist(['missing', 'wrong', 'ofAnotherBody'])),
  key: v.optional(v.string()),
  /** ms beside the time that it is. */
  timestamp: v.optional(v.number()),
  /** The nonce of the step before. */
  nonce: v.optional(v.literal('again')),
});

const call = v.strictObject({
  says: v.optional(v.string()),
  /** The last part of the path; or a whole one, of another dialect. */
  call: v.optional(v.string()),
  path: v.optional(v.string()),
  body: v.optional(text),
  /** The bytes as they are, instead of `body`. */
  raw: v.optional(v.string()),
  /** So many bytes more, as a field of the body. */
  padding: v.optional(v.number()),
  sign: v.optional(signing),
  /** Sent incompletely and aborted, before it is sent whole. */
  brokenOff: v.optional(v.literal(true)),
  expect: expected,
  /** Response to each copy but one, where it is not the same with `repeated` in place of `applied`. */
  again: v.optional(expected),
  /** Sent once in every mode. */
  once: v.optional(v.literal(true)),
});
export type Call = v.InferOutput<typeof call>;
/** Something that is changed for the rehearsal: `player` is a player's letter. */
const change = v.strictObject({ change: text, player: v.string() });

/**
 * A rule as data. In strings `{a.player}`, `{a.session}` and `{a.token}` are replaced by the portal's values, `{run}`
 * by an id of this run.
 */
export const caseFile = v.strictObject({
  rule: v.pipe(v.string(), v.regex(/^W\d\d?$/)),
  title: v.string(),
  why: v.string(),
  /** A dialect that the portal must speak for it. */
  dialect: v.optional(v.string()),
  /** Why it cannot be seen over the wire; then there are no steps. */
  notOverTheWire: v.optional(v.string()),
  /** Each player before: see `rehearsal` in src/contract/play/studio.ts. */
  players: v.record(v.string(), text),
  steps: v.array(v.union([call, change])),
  /** Every player's balance after, in every mode. */
  after: v.record(v.string(), v.string()),
});
export type Case = v.InferOutput<typeof caseFile>;
export type Step = Case['steps'][number];
