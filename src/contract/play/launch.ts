import * as v from 'valibot';
import { id, language, money, text, time } from '../platform/fields';
import { SETTINGS } from '../platform/settings';
import { PRIZE_MODES } from './game-kinds';
import { STUDIO_MODES } from './studio';

/** A fixed number that may be sent in a query, as text. */
const fixed = <N extends number>(number: N) =>
  v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.literal(number));

/** s3.game-launch.fixed, s3.game-launch.fields; a room may be named instead of its game. */
const third = {
  launchMode: v.literal('GLS'),
  accountType: fixed(1),
  confirmTrans: fixed(0),
  platform: v.literal('html5-desktop'),
  clientType: fixed(3),
  gameId: v.optional(text(128)),
  roomId: v.optional(text(128)),
  nodeId: v.optional(text(64)),
  /** Account type name of the vendor. */
  vassalage: text(64),
  username: text(64),
  merchantCode: text(32),
  language,
};
/**
 * A path of the portal, with or without a query. Browsers drop tabs and line breaks from an address and read a
 * backslash as a slash: with either, a path could lead to another site.
 */
export const ownPath = v.pipe(text(512), v.startsWith('/'), v.regex(/^\/(?![/\\])[^\\\s\p{Cc}]*$/u));
/** s3.lottery-launch.payload. */
const lobby = {
  launchMode: v.literal('LOTT'),
  lottoArea: v.literal('VN'),
  prizeMode: v.picklist(PRIZE_MODES),
  gameCode: v.optional(text(64)),
  view: v.picklist(['betting', 'lobby']),
  device: v.literal(SETTINGS.brand.device),
  backUrl: ownPath,
  language,
};
/** The session's token again; rejected if it differs from that of the header. Never part of an address. */
const token = { token: text(256) };
export const launch = v.variant('launchMode', [v.object({ ...third, ...token }), v.object(lobby)]);
export const launchQuery = v.variant('launchMode', [v.object(third), v.object(lobby)]);

/** Demo of a game, in points that its studio holds itself (own.launch.visitor). */
export const demo = v.object({ gameId: text(128), language });

/** s7.relay.room-list: the launched game is in `content`. */
export const launched = v.object({
  content: v.object({
    /** Address of the game, with a one-time token that is valid for a minute. */
    game_url: v.string(),
    game_url2: v.nullable(v.string()),
  }),
  /** Id for `gameSession`; null without a studio, and for visitors. */
  launchId: v.nullable(id),
  /** Origin of the frame's messages; null if the page is our own. */
  origin: v.nullable(v.string()),
  mode: v.picklist(STUDIO_MODES),
});

export const sessionQuery = v.object({ launchId: id });
/** Status of a launched game: time and result on display. */
export const session = v.object({
  startedAt: time,
  staked: money,
  won: money,
  net: money,
  /** True if the game has an open round. */
  roundOpen: v.boolean(),
});
export type GameSession = v.InferOutput<typeof session>;

/** Unfinished rounds, newest first. */
export const unfinished = v.object({
  rounds: v.array(
    v.object({
      roundId: v.string(),
      vassalage: v.nullable(v.string()),
      gameId: v.string(),
      openedAt: time,
      staked: money,
      won: money,
    }),
  ),
});
export type UnfinishedRounds = v.InferOutput<typeof unfinished>;
