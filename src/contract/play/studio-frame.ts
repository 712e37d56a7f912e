import * as v from 'valibot';

/**
 * Messages of a game's frame to the page that embeds it, by `postMessage` to exactly that page's origin. The receiver
 * checks the origin first. Amounts in messages are not trusted: after `balance.hint` the page reads the balance again.
 * This file imports valibot alone.
 */
const message = <T extends string, F extends v.ObjectEntries>(type: T, fields: F) =>
  v.object({ studio: v.literal(1), type: v.literal(type), ...fields });
const round = { roundId: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,128}$/)) };

export const frameMessage = v.variant('type', [
  /** The game can be played. */
  message('ready', {}),
  /** Until the round's end, leaving the game asks first. */
  message('round.started', round),
  message('round.ended', round),
  /** The balance may be another one. */
  message('balance.hint', {}),
  /** The player has pressed the way out. */
  message('exit', {}),
  /** The game cannot go on: why, as a dotted code. */
  message('error', { code: v.pipe(v.string(), v.regex(/^[a-zA-Z.]{1,64}$/)) }),
]);
export type FrameMessage = v.InferOutput<typeof frameMessage>;
