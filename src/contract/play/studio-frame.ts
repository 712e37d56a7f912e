import * as v from 'valibot';

/**
 * What a game's frame says to the page that shows it, by `postMessage` to exactly that page's origin; who hears it
 * looks at the origin first. It imports valibot alone. A message tells nothing that may be believed of amounts: whoever
 * hears `balance.hint` reads the balance anew.
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
