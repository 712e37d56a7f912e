import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { GATEWAY_SETTINGS, SETTINGS } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import { STUDIO_CODES, type StudioAnswer, type StudioCode, type StudioRequest } from '../../../contract/play/studio';
import type { ModuleContext } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { calledJson, type Proven, Refused } from './call';

const KINDS = ['bet', 'win', 'rollback', 'round-end', 'promo'] as const;
/** What moves, or says that nothing more will. */
export type Kind = (typeof KINDS)[number];
export const isKind = (call: string): call is Kind => KINDS.some((kind) => kind === call);

/** One ask of a studio's, as the rules take it. `amount`: minor units. */
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
  /** Minor units, as reported (W36). */
  validBet?: bigint;
  extra?: string;
};

/** What the database says of an ask: the answer, whether it was done, and whether it had been before. */
const settled = v.object({
  code: v.custom<StudioCode>((code) => typeof code === 'string' && Object.hasOwn(STUDIO_CODES, code)),
  balance: v.optional(v.nullable(v.number()), null),
  done: v.optional(v.boolean(), false),
  again: v.optional(v.boolean(), false),
  of: v.optional(v.nullable(v.string()), null),
  most: v.optional(v.number()),
});
export type Settled = v.InferOutput<typeof settled>;

const settleRow = v.object({ answers: v.unknown() });

/**
 * Settles the asks of a proven call, all of one player, in their order, in one question: all of them or none (W7 to W26). Gives an answer for
 * each; where one was refused, that alone. Refuses with `player.unknown`, `currency.wrong` or `studio.replayed`.
 */
export async function settle(ctx: ModuleContext, call: Proven, acts: readonly Act[]): Promise<Settled[]> {
  for (const { player, currency } of acts) {
    if (!v.is(uuid, player)) throw new Refused('player.unknown');
    if (currency !== undefined && currency !== SETTINGS.currency) throw new Refused('currency.wrong');
  }
  const c = calledJson(call, { idle: `${GATEWAY_SETTINGS.studio.sessionIdle} milliseconds` });
  const asked = JSON.stringify(acts.map((act) => actJson(call, act)));
  const row = await queryRow(ctx.db, settleRow, sql`select studio_called(${c}::jsonb, ${asked}::jsonb) as answers`);
  const answers = v.parse(v.array(settled), row.answers);
  if (answers[0]?.code === 'studio.replayed') throw new Refused('studio.replayed');
  return answers;
}

/** As it is answered. What was done before is `repeated`; a refusal that was kept stays a refusal. */
export const answerOf = ({ code, balance, done, again, of, most }: Settled, transactionId: string): StudioAnswer => ({
  code,
  outcome: done && again ? 'repeated' : STUDIO_CODES[code].outcome,
  balance: balance === null ? null : toWire(BigInt(balance)),
  transactionId,
  ...(of && { reference: of }),
  ...(most !== undefined && { most: toWire(BigInt(most)) }),
});

/** As the database takes it. The hash is of what must be the same when it is said again (W8). */
function actJson({ key }: Proven, { amount, session, validBet, ...act }: Act) {
  const { kind, currency, round, game, original, reward, closes } = act;
  const same = [kind, amount?.toString(), currency, round, kind === 'bet' ? game : null, original, reward, closes];
  return {
    ...act,
    studio: key.studioId,
    new: v7(),
    amount: amount?.toString(),
    validBet: validBet?.toString(),
    session: v.is(uuid, session) ? session : undefined,
    closes: closes ?? false,
    hash: createHash('sha256').update(JSON.stringify(same)).digest('base64url'),
  };
}

const uuid = v.pipe(v.string(), v.uuid());

/** A decimal string of the wire (W5), of at most two places, in minor units. */
export function minorOf(amount: string): bigint {
  const [whole = '0', places = ''] = amount.split('.');
  return BigInt(whole + places.padEnd(2, '0'));
}

type Asked =
  | StudioRequest<'bet'>
  | StudioRequest<'win'>
  | StudioRequest<'rollback'>
  | StudioRequest<'round-end'>
  | StudioRequest<'promo'>;
/** Fields of every kind, as far as a kind has them. */
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
});

/** An ask of the wire as the rules take it; what we do not know of it is kept beside (W27). */
export function actOf(kind: Kind, asked: Asked): Act {
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
    ...extra
  } = v.parse(known, asked);
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
    ...countedOf(kind, validBet, extra),
  };
}

/** Kinds whose report of the valid bet is validated and counts; elsewhere it is a field that we do not know (W27). */
const REPORTING: readonly Kind[] = ['bet', 'win', 'round-end'];

function countedOf(kind: Kind, validBet: unknown, extra: object): Pick<Act, 'validBet' | 'extra'> {
  const isReport = REPORTING.includes(kind) && typeof validBet === 'string';
  const unknown = isReport || validBet === undefined ? extra : { ...extra, validBet };
  return {
    ...(isReport && { validBet: minorOf(validBet) }),
    ...(Object.keys(unknown).length > 0 && { extra: JSON.stringify(unknown) }),
  };
}
