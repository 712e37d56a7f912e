import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { SETTINGS } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import type { StudioAnswer, StudioCode, StudioRequest, StudioStatus } from '../../../contract/play/studio';
import { STUDIO_CODES } from '../../../contract/play/studio';
import { spendableOf } from '../../money';
import type { ModuleContext, Tx } from '../../platform/context';
import { type Proven, StudioRejection } from './call';
import { studioLaunches, studioRounds, studioTransactions } from './tables';

/**
 * Returns a player's balance, only if the player has been at this studio. Throws `player.unknown` or `currency.wrong`.
 */
export async function balanceFor(
  { db }: ModuleContext,
  { key }: Proven,
  request: StudioRequest<'balance'>,
): Promise<StudioAnswer> {
  await mustHavePlayed(db, key.studioId, request.player);
  if (request.currency !== SETTINGS.currency) throw new StudioRejection('currency.wrong');
  return {
    code: 'ok',
    outcome: 'applied',
    balance: toWire(await spendableOf(db, request.player)),
    transactionId: null,
  };
}

/** Returns the state of a transaction or a round, for studios that lost a response (W31). Throws `player.unknown`. */
export async function statusFor(
  { db }: ModuleContext,
  { key }: Proven,
  request: StudioRequest<'transaction-status'>,
): Promise<StudioStatus> {
  const { player, transactionId } = request;
  await mustHavePlayed(db, key.studioId, player);
  const theirs = and(eq(studioTransactions.studioId, key.studioId), eq(studioTransactions.accountId, player));
  const [row] = transactionId
    ? await db
        .select()
        .from(studioTransactions)
        .where(and(theirs, eq(studioTransactions.transactionId, transactionId)))
    : [];
  const roundId = row?.roundId ?? request.roundId ?? null;
  return {
    code: 'ok',
    outcome: 'applied',
    balance: toWire(await spendableOf(db, player)),
    transactionId: transactionId ?? null,
    ...(row && { reference: row.id }),
    transaction: row ? transactionView(row) : null,
    round: roundId === null ? null : await roundOf(db, key.studioId, player, roundId),
  };
}

const answered = v.object({
  code: v.custom<StudioCode>((code) => typeof code === 'string' && Object.hasOwn(STUDIO_CODES, code)),
});

const transactionView = ({
  kind,
  state,
  answer,
  amount,
  roundId,
  createdAt,
}: typeof studioTransactions.$inferSelect) => ({
  kind,
  state,
  code: v.parse(answered, answer).code,
  amount: amount === null ? null : toWire(amount),
  roundId,
  at: createdAt.getTime(),
});

async function roundOf(tx: Tx, studioId: string, player: string, roundId: string): Promise<StudioStatus['round']> {
  const [found] = await tx
    .select({ round: studioRounds, validBet: sql<bigint>`studio_valid_bet(studio_rounds)`.mapWith(BigInt) })
    .from(studioRounds)
    .where(
      and(eq(studioRounds.studioId, studioId), eq(studioRounds.accountId, player), eq(studioRounds.roundId, roundId)),
    );
  if (!found) return null;
  const { endedAt, bets, staked, won } = found.round;
  const isOpen = endedAt === null && bets > 0;
  return { open: isOpen, staked: toWire(staked), won: toWire(won), validBet: toWire(found.validBet) };
}

/** Throws `player.unknown` if the player has never opened a game of the studio. */
export async function mustHavePlayed(tx: Tx, studioId: string, player: string): Promise<void> {
  const theirs = and(eq(studioLaunches.accountId, player), eq(studioLaunches.studioId, studioId));
  const isId = v.is(v.pipe(v.string(), v.uuid()), player);
  const [launch] = isId ? await tx.select({ id: studioLaunches.id }).from(studioLaunches).where(theirs).limit(1) : [];
  if (!launch) throw new StudioRejection('player.unknown');
}
