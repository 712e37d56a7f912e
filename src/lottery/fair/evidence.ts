import * as v from 'valibot';

const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${2 * bytes}}$`)));
const line = v.object({
  play: v.string(),
  selection: v.string(),
  unit: v.picklist(['yuan', 'jiao', 'fen']),
  multiple: v.number(),
  group: v.number(),
  stake: v.string(),
  outcome: v.nullable(v.string()),
  prize: v.string(),
  rebate: v.string(),
});
/** Order of the issue as the portal displays it; times in ms, money as decimals. */
const order = v.object({
  lottery: v.string(),
  issue: v.string(),
  at: v.number(),
  priceVersion: v.string(),
  lines: v.array(line),
});
export type OrderLine = v.InferOutput<typeof line>;
export type Order = v.InferOutput<typeof order>;

/**
 * Evidence of a draw of the platform's own, as the portal returns it; an order is included when it is to be verified
 * too.
 */
export const evidence = v.object({
  format: v.literal('maidan-draw/1'),
  lottery: v.string(),
  issue: v.string(),
  closesAt: v.number(),
  drawsAt: v.number(),
  fair: v.object({
    mapping: v.string(),
    commitment: hex(32),
    chain: v.object({
      length: v.number(),
      end: hex(32),
      seed: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
    }),
    beacon: v.object({ name: v.string(), round: v.pipe(v.number(), v.integer(), v.minValue(1)), signature: hex(48) }),
    serverSeed: hex(32),
  }),
  result: v.array(v.number()),
  order: v.optional(order),
});
export type Evidence = v.InferOutput<typeof evidence>;
