import * as v from 'valibot';
import { id, png, text, time } from './fields';

/** A picture with a short text; works once and expires. */
export const captcha = v.object({ captchaId: id, image: png, expiresAt: time });
export type Captcha = v.InferOutput<typeof captcha>;

/** A slide puzzle: a landscape with a hole, and the piece that fills it. Sizes in picture pixels. */
export const slide = v.object({
  slideId: id,
  background: png,
  piece: png,
  width: v.number(),
  height: v.number(),
  pieceSize: v.number(),
  /** Where the piece's top edge is; only the way across is asked for. */
  pieceTop: v.number(),
  expiresAt: time,
});
export type Slide = v.InferOutput<typeof slide>;

/** Where the piece was left, and how it got there: positions over time, by pointer or by keyboard. */
export const slideAnswer = v.object({
  slideId: id,
  x: v.pipe(v.number(), v.minValue(0), v.maxValue(2_000)),
  movement: v.pipe(v.array(v.object({ x: v.number(), at: v.number() })), v.minLength(1), v.maxLength(600)),
});
export type SlideAnswer = v.InferOutput<typeof slideAnswer>;

/** A proof of work (altcha, version 1): find the number whose SHA-256 with the salt is the challenge. */
export const work = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.string(),
  salt: v.string(),
  maxnumber: v.number(),
  signature: v.string(),
});
export type Work = v.InferOutput<typeof work>;

export const workAnswer = v.object({
  purpose: v.picklist(['slide', 'captcha']),
  challenge: text(128),
  salt: text(256),
  number: v.pipe(v.number(), v.integer(), v.minValue(0)),
  signature: text(128),
});
export type WorkAnswer = v.InferOutput<typeof workAnswer>;

/** A receipt for work that was done; taken back once by the call it is for. */
export const receipt = v.object({ proof: v.string(), expiresAt: time });
