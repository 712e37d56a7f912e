import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, SETTINGS } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { STUDIO_CODES, type StudioAnswer, type StudioCode, type StudioRequest } from '../../../contract/play/studio';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { transact } from '../../platform/database/transact';
import { siteDaySql } from '../../platform/time/time-sql';
import { calledJson, type Proven, StudioRejection } from './call';
import { cancelHolds, firstHoldRow } from './holds';

const KINDS = ['bet', 'win', 'rollback', 'round-end', 'promo'] as const;
/** Kind of call that moves money, or ends a round. */
export type Kind = (typeof KINDS)[number];
export const isKind = (call: string): call is Kind => KINDS.some((kind) => kind === call);

/** Request of a studio, as the rules take it. `amount`: minor units. */
export type Act = {
  kind: Kind;
  id: string;
  player: string;
  amount?: bigint;
  currency?: string;
  round?: string;
  session?: string;
  game?: string;
  original?: string;
  reward?: string;
  closes?: boolean;
  proof?: string;
  /** Valid bet in minor units, as reported (W36). */
  validBet?: bigint;
  /** Side of a bet (W39). */
  side?: string;
  extra?: string;
};

/** Result of a request from the database: the response, whether it was applied, and whether it was a repetition. */
const settled = v.object({
  code: v.custom<StudioCode>((code) => typeof code === 'string' && Object.hasOwn(STUDIO_CODES, code)),
  balance: v.optional(v.nullable(v.number()), null),
  done: v.optional(v.boolean(), false),
  again: v.optional(v.boolean(), false),
  of: v.optional(v.nullable(v.string()), null),
  most: v.optional(v.number()),
  until: v.optional(v.number()),
  /** Reason why the credit is held. */
  held: v.optional(v.nullable(v.string()), null),
});
export type Settled = v.InferOutput<typeof settled>;

const settleRow = v.object({ answers: v.unknown() });

/**
 * Settles the requests of an authenticated call, all of one player, in order and atomically, in one query (W7 to W26).
 * Returns a result for each; if one is rejected, only that one. Throws `player.unknown`, `currency.wrong` or
 * `studio.replayed`.
 */
export async function settle(ctx: ModuleContext, call: Proven, acts: readonly Act[]): Promise<Settled[]> {
  for (const { player, currency } of acts) {
    if (!v.is(uuid, player)) throw new StudioRejection('player.unknown');
    if (currency !== undefined && currency !== SETTINGS.currency) throw new StudioRejection('currency.wrong');
  }
  const c = calledJson(call, { idle: `${GATEWAY_SETTINGS.studio.sessionIdle} milliseconds` });
  const actsSql = withDay(ctx, acts, JSON.stringify(acts.map((act) => actJson(call, act))));
  const run = async (tx: Tx) => {
    const query = sql`select studio_called(${c}::jsonb, ${actsSql}) as answers`;
    return v.parse(v.array(settled), (await queryRow(tx, settleRow, query)).answers);
  };
  const answers = acts.some(({ kind }) => kind === 'rollback') ? await rollingBack(ctx, acts, run) : await run(ctx.db);
  if (answers[0]?.code === 'studio.replayed') throw new StudioRejection('studio.replayed');
  logHolds(ctx, call, acts, answers);
  return answers;
}

/** Runs a call with rollbacks, and ends the holds of what it rolled back, in one transaction. */
const rollingBack = (ctx: ModuleContext, acts: readonly Act[], run: (tx: Tx) => Promise<Settled[]>) =>
  transact(ctx, async (tx, within) => {
    const answers = await run(tx);
    const isChanged = answers.some(({ done, again }) => done && !again);
    if (isChanged) for (const player of new Set(acts.map((act) => act.player))) await cancelHolds(within, player);
    return answers;
  });

/** Warns operators of each credit that is now held for their decision (`ops studio holds`). */
function logHolds(ctx: ModuleContext, { key }: Proven, acts: readonly Act[], answers: readonly Settled[]): void {
  for (const [index, { held, again, of }] of answers.entries()) {
    if (held === null || again) continue;
    const { player, amount = 0n } = acts[index] ?? {};
    const about = { studio: key.studioId, hold: of, reason: held, accountId: player, amount: toWire(amount) };
    ctx.log.error(about, 'studio.creditHeld');
  }
}

/** Converts a result to the wire. A repeated success is `repeated`; a stored rejection stays a rejection. */
export const answerOf = (
  { code, balance, done, again, of, most, until }: Settled,
  transactionId: string,
): StudioAnswer => ({
  code,
  outcome: done && again ? 'repeated' : STUDIO_CODES[code].outcome,
  balance: balance === null ? null : toWire(BigInt(balance)),
  transactionId,
  ...(of && { reference: of }),
  ...(most !== undefined && { most: toWire(BigInt(most)) }),
  ...(until !== undefined && { until }),
});

/** Kinds with bounds (`own.studio.bounds`), and the interval after which wins of an ended round are held (W38). */
const CREDITS: readonly Kind[] = ['win', 'promo'];
const LATE = `${GATEWAY_SETTINGS.studio.lateAfter} milliseconds`;

/** SQL expression: the requests, each credit with the day of the site whose budgets it uses. */
const withDay = ({ config }: ModuleContext, acts: readonly Act[], json: string): SQL =>
  acts.reduce(
    (all, { kind }, index) =>
      CREDITS.includes(kind)
        ? sql`jsonb_set(${all}, ${`{${index},bounds,day}`}, to_jsonb(${siteDaySql(config.siteZone)}))`
        : all,
    sql`${json}::jsonb`,
  );

/** Serializes a request for the database. The hash covers the fields that must match on a repetition (W8). */
function actJson({ key }: Proven, { amount, session, validBet, ...act }: Act) {
  const { kind, currency, round, game, original, reward, closes } = act;
  const same = [kind, amount?.toString(), currency, round, kind === 'bet' ? game : null, original, reward, closes];
  const id = v7();
  return {
    ...act,
    studio: key.studioId,
    new: id,
    ...(CREDITS.includes(kind) && { bounds: { late: LATE, life: firstHoldRow(id) } }),
    amount: amount?.toString(),
    validBet: validBet?.toString(),
    session: v.is(uuid, session) ? session : undefined,
    closes: closes ?? false,
    hash: createHash('sha256').update(JSON.stringify(same)).digest('base64url'),
  };
}

const uuid = v.pipe(v.string(), v.uuid());

/** Converts a decimal string of the wire (W5), with at most two places, to minor units. */
export function minorOf(amount: string): bigint {
  const [whole = '0', places = ''] = amount.split('.');
  return BigInt(whole + places.padEnd(2, '0'));
}

type TransactionRequest =
  | StudioRequest<'bet'>
  | StudioRequest<'win'>
  | StudioRequest<'rollback'>
  | StudioRequest<'round-end'>
  | StudioRequest<'promo'>;
/** Fields of all kinds. */
const known = v.looseObject({
  transactionId: v.string(),
  player: v.string(),
  originalTransactionId: v.optional(v.string()),
  amount: v.optional(v.string()),
  currency: v.optional(v.string()),
  roundId: v.optional(v.string()),
  sessionId: v.optional(v.string()),
  gameId: v.optional(v.string()),
  reward: v.optional(v.string()),
  closesRound: v.optional(v.boolean()),
  proof: v.optional(v.string()),
  validBet: v.optional(v.unknown()),
  side: v.optional(v.unknown()),
});

/** Converts a request of the wire to the rules' format; unknown fields are stored as well (W27). */
export function actOf(kind: Kind, request: TransactionRequest): Act {
  const {
    transactionId,
    player,
    originalTransactionId,
    amount,
    currency,
    roundId,
    sessionId,
    gameId,
    reward,
    closesRound,
    proof,
    validBet,
    side,
    ...extra
  } = v.parse(known, request);
  return {
    kind,
    id: transactionId,
    player,
    amount: amount === undefined ? undefined : minorOf(amount),
    currency,
    round: roundId,
    session: sessionId,
    game: gameId,
    original: originalTransactionId,
    reward,
    closes: closesRound,
    proof,
    ...countedOf(kind, { validBet, side }, extra),
  };
}

/** Kinds whose reported valid bet is validated and counts; elsewhere it is an unknown field (W27), as is a side. */
const REPORTING: readonly Kind[] = ['bet', 'win', 'round-end'];

function countedOf(
  kind: Kind,
  { validBet, side }: { validBet?: unknown; side?: unknown },
  extra: object,
): Pick<Act, 'validBet' | 'side' | 'extra'> {
  const isReport = REPORTING.includes(kind) && typeof validBet === 'string';
  const isSide = kind === 'bet' && typeof side === 'string';
  const unknown = {
    ...extra,
    ...(!isReport && validBet !== undefined && { validBet }),
    ...(!isSide && side !== undefined && { side }),
  };
  return {
    ...(isReport && { validBet: minorOf(validBet) }),
    ...(isSide && { side }),
    ...(Object.keys(unknown).length > 0 && { extra: JSON.stringify(unknown) }),
  };
}
