import * as v from 'valibot';
import { id, png, text, time } from '../platform/fields';

/** A picture with a short text; works once and expires. */
export const captcha = v.object({ captchaId: id, image: png, expiresAt: time });
export type Captcha = v.InferOutput<typeof captcha>;

/** A proof of work (altcha, version 1): find the number whose SHA-256 with the salt is the challenge. */
export const work = v.object({
  algorithm: v.literal('SHA-256'),
  challenge: v.string(),
  salt: v.string(),
  maxnumber: v.number(),
  signature: v.string(),
});
export type Work = v.InferOutput<typeof work>;
/** The number that solves the work. */
export const solution = v.object({
  challenge: text(128),
  salt: text(512),
  number: v.pipe(v.number(), v.integer(), v.minValue(0)),
  signature: text(128),
});
export type Solution = v.InferOutput<typeof solution>;

/**
 * Purposes of a proof of work: in place of a puzzle or a captcha, along with a puzzle (`puzzle`), and before a visitor
 * requests a code or a mailed link, or sends feedback (`feedback`).
 */
export const WORK_PURPOSES = [
  'slide',
  'captcha',
  'puzzle',
  'login',
  'registration',
  'password',
  'firebase',
  'link',
  'feedback',
] as const;
export type WorkPurpose = (typeof WORK_PURPOSES)[number];
/**
 * `about`: the user name, the number, the reply address, or the name and address that it is for, as typed; the receipt
 * is valid only for that.
 */
export const workRequest = v.object({ purpose: v.picklist(WORK_PURPOSES), about: v.optional(text(512), '') });

/** A slide puzzle: a landscape with a hole, and the piece that fills it. Sizes in picture pixels. */
export const slide = v.object({
  slideId: id,
  background: png,
  piece: png,
  width: v.number(),
  height: v.number(),
  pieceSize: v.number(),
  /** Position of the piece's top edge; the player moves it sideways only. */
  pieceTop: v.number(),
  expiresAt: time,
});
export type Slide = v.InferOutput<typeof slide>;

/**
 * Returns the subject of the work that accompanies a puzzle (`workRequest`): the puzzle, and the user name of the
 * login, if any.
 */
export const aboutPuzzle = (slideId: string, name: string): string => `${slideId} ${name}`;
/**
 * Answer to a slide puzzle: the final position of the piece, its path (positions over time, by pointer or keyboard),
 * and the accompanying proof of work.
 */
export const slideAnswer = v.object({
  slideId: id,
  /** User name of the login; empty in a registration. */
  name: v.optional(text(255), ''),
  x: v.pipe(v.number(), v.minValue(0), v.maxValue(2_000)),
  movement: v.pipe(v.array(v.object({ x: v.number(), at: v.number() })), v.minLength(1), v.maxLength(600)),
  work: solution,
});
export type SlideAnswer = v.InferOutput<typeof slideAnswer>;

/** Receipt for a proof of work; consumed by the call that it is for. */
export const receipt = v.object({ proof: v.string(), expiresAt: time });
