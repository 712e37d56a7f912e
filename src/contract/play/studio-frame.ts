import * as v from 'valibot';

/**
 * Messages of a game's frame to the embedding page, by `postMessage` to exactly that page's origin. The receiver checks
 * the origin first. Amounts in messages are not trusted: after `balance.hint` the page queries the balance. This file
 * imports only valibot.
 */
const message = <T extends string, F extends v.ObjectEntries>(type: T, fields: F) =>
  v.object({ studio: v.literal(1), type: v.literal(type), ...fields });
const round = { roundId: v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,128}$/)) };

export const frameMessage = v.variant('type', [
  /** The game is ready to play. */
  message('ready', {}),
  /** Until the round ends, leaving the game requires a confirmation. */
  message('round.started', round),
  message('round.ended', round),
  /** The balance may have changed. */
  message('balance.hint', {}),
  /** The player has pressed the exit. */
  message('exit', {}),
  /** The game cannot continue; the reason is a dotted code. */
  message('error', { code: v.pipe(v.string(), v.regex(/^[a-zA-Z.]{1,64}$/)) }),
]);
export type FrameMessage = v.InferOutput<typeof frameMessage>;
