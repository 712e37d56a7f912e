import * as v from 'valibot';
import { STUDIO_OUTCOMES } from '../../contract/play/studio';

const text = v.record(v.string(), v.unknown());
/** Expected response; only the named fields are compared. */
const expected = v.strictObject({
  status: v.number(),
  code: v.string(),
  outcome: v.picklist(STUDIO_OUTCOMES),
  balance: v.optional(v.nullable(v.string())),
  /** Expected fields of the response, nested ones too; others are ignored. */
  has: v.optional(text),
});
export type Expected = v.InferOutput<typeof expected>;

/** Deliberate errors in the signature of a call. */
const signing = v.strictObject({
  signature: v.optional(v.picklist(['missing', 'wrong', 'ofAnotherBody'])),
  key: v.optional(v.string()),
  /** Offset from the current time, ms. */
  timestamp: v.optional(v.number()),
  /** Reuses the nonce of the previous step. */
  nonce: v.optional(v.literal('again')),
});

const call = v.strictObject({
  says: v.optional(v.string()),
  /** Last part of the path; for another dialect, `path` has the whole path. */
  call: v.optional(v.string()),
  path: v.optional(v.string()),
  body: v.optional(text),
  /** Raw body, instead of `body`. */
  raw: v.optional(v.string()),
  /** Number of bytes by which a field pads the body. */
  padding: v.optional(v.number()),
  sign: v.optional(signing),
  /** Sent incompletely and aborted, before it is sent whole. */
  brokenOff: v.optional(v.literal(true)),
  expect: expected,
  /** Response to all copies but one, if it differs by more than `repeated` in place of `applied`. */
  again: v.optional(expected),
  /** Sent only once in every mode. */
  once: v.optional(v.literal(true)),
});
export type Call = v.InferOutput<typeof call>;
/** A change of the rehearsal; `player` is the letter of a player. */
const change = v.strictObject({ change: text, player: v.string() });

/**
 * A rule as data. In strings, `{a.player}`, `{a.session}` and `{a.token}` are replaced with the portal's values, and
 * `{run}` with an id of this run.
 */
export const caseFile = v.strictObject({
  rule: v.pipe(v.string(), v.regex(/^W\d\d?$/)),
  title: v.string(),
  why: v.string(),
  /** Dialect that the portal must speak for this case. */
  dialect: v.optional(v.string()),
  /** Reason why the rule cannot be tested over the wire; such a case has no steps. */
  notOverTheWire: v.optional(v.string()),
  /** Initial state of each player: see `rehearsal` in src/contract/play/studio.ts. */
  players: v.record(v.string(), text),
  steps: v.array(v.union([call, change])),
  /** Final balance of each player, in every mode. */
  after: v.record(v.string(), v.string()),
});
export type Case = v.InferOutput<typeof caseFile>;
export type Step = Case['steps'][number];
