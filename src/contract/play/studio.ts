import * as v from 'valibot';
import { isWithinLargest, studioOdds } from './studio-odds';

/**
 * The signed wire between a studio and the portal: `POST /studio/v1/<call>`, JSON both ways. It imports only valibot
 * and `studio-odds.ts`, so that a studio's engineer can take both files as they are. src/gateway/play/studio/README.md
 * describes how to connect.
 */
export const STUDIO_CALLS = [
  'session',
  'balance',
  'bet',
  'win',
  'rollback',
  'round-end',
  'promo',
  'transaction-status',
  'odds',
  'reveal',
  'rooms',
] as const;
export type StudioCall = (typeof STUDIO_CALLS)[number];
export const studioPath = (call: StudioCall | 'rehearsal') => `/studio/v1/${call}`;

/** Headers of every call, and of every response to an authenticated call. A response has the nonce of its call. */
export const STUDIO_HEADERS = {
  key: 'X-Studio-Key',
  timestamp: 'X-Studio-Timestamp',
  nonce: 'X-Studio-Nonce',
  signature: 'X-Studio-Signature',
} as const;
/** Maximum difference between a call's timestamp and the portal's time, ms; within it, a nonce is accepted once. */
export const STUDIO_WINDOW = 60_000;

/**
 * Text that is signed with HMAC-SHA-256, in hex: for a call and for its response. `bodyHash`: SHA-256 of the bytes of
 * the body, in hex.
 */
export const studioSigned = (
  method: string,
  path: string,
  timestamp: string,
  nonce: string,
  bodyHash: string,
): string => [method, path, timestamp, nonce, bodyHash].join('\n');

/** Ids assigned by a studio: 1 to 128 printable ASCII characters. */
export const studioId = v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,128}$/));
/** Formats of the headers. */
export const studioStamp = v.pipe(v.string(), v.regex(/^\d{13}$/));
export const studioNonce = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,64}$/));
/** Money: a non-negative decimal string of at most two places, without an exponent (W5). */
export const studioAmount = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,12})(\.\d{1,2})?$/));
/** Money in a response: always two places. */
const studioMoney = v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{2}$/));
/** ISO 4217, upper case (W6). */
export const studioCurrency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

const player = studioId;
const waitingPlayers = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000));
/** 32 bytes in hex. */
const studioHex = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const example = { transactionId: studioId, player };
const money = { amount: studioAmount, currency: studioCurrency };
/**
 * Proof of the round, 1 to 4,000 printable ASCII characters; the last one is shown with the bet. If it is a JSON object
 * with the `commitment` of a seed, the seed is added once `reveal` has published it. Its `score`, with texts `bn` and
 * `en`, is the result displayed in the betting record.
 */
const proves = { proof: v.optional(v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,4000}$/))) };
/**
 * Part of the round's stakes that counts as valid bet, by the exact odds of the player's choice. The last report before
 * the end counts, or that of a later win; it remains valid if its win is rolled back. Capped at what the game's
 * `validBetRule` counts, by default all stakes; without a report that counts (W36, W39, `own.studio.valid-bet`).
 */
const validBetField = { validBet: v.optional(studioAmount) };
/** Round of a bet or a win. `reward`: free rounds, in which a bet may be zero (W26). */
const placed = {
  roundId: studioId,
  closesRound: v.optional(v.boolean()),
  reward: v.optional(studioId),
  ...proves,
  ...validBetField,
};

/** Request of each call. Unknown fields are accepted and stored (W27). */
export const studioRequests = {
  /** Exchanges the one-time token of the game's address (60 s). */
  session: v.looseObject({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) }),
  balance: v.looseObject({ player, currency: studioCurrency }),
  /** Requires a live session (W15); the game may differ from the launched one (W16). */
  bet: v.looseObject({
    ...example,
    ...money,
    ...placed,
    sessionId: studioId,
    gameId: studioId,
    /** Side of the round, in games with the rule `oneSide`; bets without one count as bets on different sides (W39). */
    side: v.optional(studioId),
  }),
  /**
   * Requires no session (W14). A lost round may be closed with a win of zero (W23). One beyond a bound of the studio is
   * answered like any other, with the balance without it, and waits for an operator (W38).
   */
  win: v.looseObject({
    ...example,
    ...money,
    ...placed,
    sessionId: v.optional(studioId),
    gameId: v.optional(studioId),
  }),
  /** Names the original only by its id (W17). */
  rollback: v.looseObject({
    ...example,
    originalTransactionId: studioId,
    amount: v.optional(studioAmount),
    currency: v.optional(studioCurrency),
    roundId: v.optional(studioId),
    sessionId: v.optional(studioId),
    gameId: v.optional(studioId),
  }),
  'round-end': v.looseObject({
    ...example,
    roundId: studioId,
    sessionId: v.optional(studioId),
    gameId: v.optional(studioId),
    ...proves,
    ...validBetField,
  }),
  /** A win without a bet: a tournament, a jackpot, or free rounds that are paid in one sum (W25, bounds: W38). */
  promo: v.looseObject({
    ...example,
    ...money,
    reward: v.optional(studioId),
    roundId: v.optional(studioId),
    sessionId: v.optional(studioId),
    gameId: v.optional(studioId),
  }),
  /** Status of a transaction, or else of a round; for a lost response (W31). */
  'transaction-status': v.looseObject({ player, transactionId: v.optional(studioId), roundId: v.optional(studioId) }),
  /** Publishes a game's table of odds, which replaces the previous one (W34). */
  odds: v.pipe(
    v.looseObject({ gameId: studioId, ...studioOdds }),
    v.forward(
      v.check((table) => isWithinLargest(table), 'a row pays more than the largest win'),
      ['largestWin'],
    ),
  ),
  /** Publishes an expired seed, by the commitment in the proofs of its rounds: the seed's SHA-256 (W35). */
  reveal: v.looseObject({ player, commitment: studioHex, serverSeed: studioHex }),
  /** Reports the number of players who wait in rooms of the catalogue; it counts for two minutes (W37). */
  rooms: v.looseObject({
    rooms: v.pipe(v.array(v.object({ roomId: studioId, waiting: waitingPlayers })), v.maxLength(100)),
  }),
} satisfies Record<StudioCall, v.GenericSchema>;
export type StudioRequest<C extends StudioCall> = v.InferOutput<(typeof studioRequests)[C]>;

/**
 * Outcomes of a studio's call (W29). `applied`: applied now. `repeated`: applied before; this is the first response.
 * `refused`: final, nothing moved, do not repeat. `unknown`: possibly applied; send it again under the same
 * transactionId, or roll it back. `fatal`: the call is wrong and will fail each time; alert an operator.
 */
export const STUDIO_OUTCOMES = ['applied', 'repeated', 'refused', 'unknown', 'fatal'] as const;
type StudioOutcome = (typeof STUDIO_OUTCOMES)[number];

const is = (status: number, outcome: StudioOutcome) => ({ status, outcome });
/**
 * Every code of a response, with its HTTP status and outcome. `applied` becomes `repeated` when the call is sent again.
 */
export const STUDIO_CODES = {
  ok: is(200, 'applied'),
  /** Applied to a round that had ended. */
  'round.late': is(200, 'applied'),
  /** The id is unknown so far: a later transaction with it is rejected (W18, W19). */
  'rollback.tombstone': is(200, 'applied'),
  /** The named transaction had been rejected, and had moved nothing. */
  'rollback.nothing': is(200, 'applied'),
  'studio.signature': is(401, 'fatal'),
  'studio.key': is(401, 'fatal'),
  'studio.stale': is(401, 'fatal'),
  'studio.replayed': is(401, 'fatal'),
  'request.malformed': is(400, 'fatal'),
  'request.invalid': is(400, 'fatal'),
  /** Zero is accepted only with a reward (W5, W26). */
  'amount.zero': is(400, 'fatal'),
  'request.contentType': is(415, 'fatal'),
  'request.tooLarge': is(413, 'fatal'),
  'token.unknown': is(422, 'refused'),
  'token.used': is(422, 'refused'),
  'token.expired': is(422, 'refused'),
  'session.unknown': is(422, 'refused'),
  'session.expired': is(422, 'refused'),
  /** The studio holds the points of a demo itself. */
  'session.fun': is(422, 'refused'),
  'player.unknown': is(422, 'refused'),
  'currency.wrong': is(422, 'refused'),
  'funds.insufficient': is(422, 'refused'),
  'limits.stake': is(422, 'refused'),
  /** The round would contain bonus money and come to more than `most`. */
  'limits.bonusStake': is(422, 'refused'),
  /** The game does not count for the player's bonus, and their own money is less: `most`. */
  'limits.bonusGame': is(422, 'refused'),
  /** The bet exceeds the player's own limit of losses or of stakes; `most` is left of it. */
  'limits.playLoss': is(422, 'refused'),
  'limits.playStake': is(422, 'refused'),
  /** The player's own limit of time is used up. */
  'limits.playTime': is(422, 'refused'),
  'limits.timeOut': is(422, 'refused'),
  'limits.exclusion': is(422, 'refused'),
  'limits.details': is(422, 'refused'),
  'account.blocked': is(422, 'refused'),
  'account.closed': is(422, 'refused'),
  'region.blocked': is(422, 'refused'),
  'game.closed': is(422, 'refused'),
  'studio.closed': is(503, 'refused'),
  'system.maintenance': is(503, 'refused'),
  /** The same id with another kind, amount, round, game or currency (W8). */
  'transaction.conflict': is(409, 'fatal'),
  'transaction.rolledBack': is(409, 'refused'),
  'transaction.notReversible': is(409, 'fatal'),
  /** Only if the portal has agreed with the studio that unknown transactions cannot be rolled back. */
  'transaction.unknown': is(422, 'refused'),
  'round.ended': is(409, 'refused'),
  'round.unknown': is(409, 'refused'),
  'round.hasWins': is(409, 'refused'),
  'limit.reached': is(429, 'unknown'),
  'system.busy': is(503, 'unknown'),
  'system.unavailable': is(503, 'unknown'),
  unknown: is(500, 'unknown'),
} as const satisfies Record<string, { status: number; outcome: StudioOutcome }>;
export type StudioCode = keyof typeof STUDIO_CODES;
const codes = Object.keys(STUDIO_CODES) as StudioCode[];

/** Fields of every response. `balance` is that of the first response, null without a player. */
const answered = {
  code: v.picklist(codes),
  outcome: v.picklist(STUDIO_OUTCOMES),
  balance: v.nullable(studioMoney),
  /** The studio's own id; null if the call has none. */
  transactionId: v.nullable(studioId),
  /** The portal's id of the transaction, for correspondence. */
  reference: v.optional(v.string()),
  /**
   * For `limits.bonusStake`: maximum total of a round that contains bonus money; for `limits.bonusGame`: own money; for
   * `limits.playLoss` and `limits.playStake`: the rest of the limit.
   */
  most: v.optional(studioMoney),
  /** For `limits.play…`, if nothing is left of the limit: when more is allowed, epoch ms. */
  until: v.optional(v.number()),
  /** For `request.invalid`: the invalid fields. */
  fields: v.optional(v.array(v.string())),
};
export const studioAnswer = v.object(answered);
export type StudioAnswer = v.InferOutput<typeof studioAnswer>;

/**
 * `real`: the player's wallet; `trial`: points of a trial account, on the same wire; `fun`: points that the studio
 * holds itself, no bets.
 */
export const STUDIO_MODES = ['real', 'trial', 'fun'] as const;
export type StudioMode = (typeof STUDIO_MODES)[number];

const studioSession = v.object({
  ...answered,
  /** Null on a rejection, like the fields below. */
  session: v.nullish(
    v.object({
      sessionId: studioId,
      player: studioId,
      gameId: studioId,
      roomId: v.nullable(studioId),
      currency: studioCurrency,
      mode: v.picklist(STUDIO_MODES),
      language: v.picklist(['bn', 'en']),
      /** Origin of the portal, for the way back and for messages of the frame. */
      origin: v.string(),
    }),
    null,
  ),
});
export type StudioSession = v.InferOutput<typeof studioSession>;

const studioStatus = v.object({
  ...answered,
  /** Null if the id is unknown. */
  transaction: v.nullish(
    v.object({
      kind: v.picklist(['bet', 'win', 'rollback', 'round-end', 'promo', 'unknown']),
      state: v.picklist(['applied', 'refused', 'rolledBack', 'tombstone']),
      code: v.picklist(codes),
      amount: v.nullable(studioMoney),
      roundId: v.nullable(studioId),
      /** Epoch ms. */
      at: v.number(),
    }),
    null,
  ),
  round: v.nullish(
    v.object({ open: v.boolean(), staked: studioMoney, won: studioMoney, validBet: v.optional(studioMoney) }),
    null,
  ),
});
export type StudioStatus = v.InferOutput<typeof studioStatus>;

export const studioAnswers = {
  session: studioSession,
  balance: studioAnswer,
  bet: studioAnswer,
  win: studioAnswer,
  rollback: studioAnswer,
  'round-end': studioAnswer,
  promo: studioAnswer,
  'transaction-status': studioStatus,
  odds: studioAnswer,
  reveal: studioAnswer,
  rooms: studioAnswer,
} satisfies Record<StudioCall, v.GenericSchema>;

/**
 * A rehearsal: creates a player of the kind that a rule needs. Available only if the portal is a demo and the studio is
 * marked for rehearsals; with it, the conformance cases need only a portal's address, a key and a secret.
 */
export const rehearsal = v.object({
  balance: studioAmount,
  state: v.optional(v.picklist(['ordinary', 'blocked', 'closed', 'timeOut', 'exclusion', 'abroad']), 'ordinary'),
  session: v.optional(v.picklist(['live', 'expired', 'fun', 'none']), 'live'),
  token: v.optional(v.picklist(['fresh', 'expired']), 'fresh'),
});
export type Rehearsal = v.InferInput<typeof rehearsal>;
/**
 * Changes a rehearsal: expires the session, blocks the player, closes or opens the studio or a game for bets, limits a
 * bet, or a game's credits of a day; or makes all records of the player look older, ms.
 */
export const rehearsalChange = v.object({
  player: studioId,
  expires: v.optional(v.boolean()),
  blocks: v.optional(v.boolean()),
  studioOpen: v.optional(v.boolean()),
  gameClosed: v.optional(studioId),
  gameOpen: v.optional(studioId),
  stakeMost: v.optional(v.nullable(studioAmount)),
  gameLimits: v.optional(
    v.object({ gameId: studioId, exposureDay: v.optional(studioAmount), promoDay: v.optional(studioAmount) }),
  ),
  olderBy: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export const rehearsed = v.object({
  ...answered,
  player: v.nullish(studioId, null),
  sessionId: v.nullish(studioId, null),
  token: v.nullish(v.string(), null),
});
