import * as v from 'valibot';
import { counted, language, text, time } from '../platform/fields';

const lotteryCode = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,16}$/));
const issueNumber = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,40}$/));
const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)));
const numbers = v.array(v.number());

/** s7.call.opened-numbers: the latest results of one lottery, or of each. */
export const openedQuery = v.object({
  gameCode: v.optional(lotteryCode),
  count: v.optional(counted(100), 10),
  language: v.optional(language),
});
export const openedNumbers = v.object({
  list: v.array(
    v.object({
      gameCode: v.string(),
      /** Number of the issue. */
      numero: v.string(),
      /** Scheduled time of the draw. */
      openedAt: time,
      /** Numbers in display format, in the order drawn; empty if the issue is void. */
      numbers: v.array(v.string()),
      isVoid: v.boolean(),
      /** Results that this one has replaced, oldest first. */
      before: v.array(v.array(v.string())),
    }),
  ),
});
export type OpenedNumbers = v.InferOutput<typeof openedNumbers>;

export const evidenceQuery = v.object({ lottery: lotteryCode, issue: issueNumber });
/**
 * Evidence by which anyone can verify an issue: before the draw the commitment, the chain and the round; after it the
 * seed, the signature and the result. `npm run verify-draw -- FILE` reads it unchanged.
 */
export const drawEvidence = v.object({
  format: v.literal('maidan-draw/1'),
  lottery: v.string(),
  issue: v.string(),
  state: text(32),
  opensAt: time,
  closesAt: time,
  drawsAt: time,
  /** Null for an official result. */
  fair: v.nullable(
    v.object({
      mapping: text(32),
      commitment: hex(32),
      /**
       * Seed `seed` of the chain's `length` seeds; its SHA-256, applied `seed` times, is `end`, which was published at
       * that time.
       */
      chain: v.object({ nth: v.number(), length: v.number(), end: hex(32), publishedAt: time, seed: v.number() }),
      beacon: v.object({ name: text(64), round: v.number(), signature: v.nullable(hex(48)) }),
      serverSeed: v.nullable(hex(32)),
    }),
  ),
  result: v.nullable(numbers),
  /** All results that it was settled by, in order. */
  results: v.array(
    v.object({
      kind: v.picklist(['drawn', 'given', 'corrected', 'void']),
      result: v.nullable(numbers),
      reason: v.nullable(v.string()),
      at: time,
    }),
  ),
  /** For an official result: each feed's message, as received. */
  feeds: v.array(
    v.object({ feed: v.string(), raw: v.string(), signature: v.string(), genuine: v.boolean(), at: time }),
  ),
});
export type DrawEvidence = v.InferOutput<typeof drawEvidence>;
