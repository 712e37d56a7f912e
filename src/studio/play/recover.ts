import { Unanswered } from '../wire/wire';
import { settled } from './bets';
import type { Studio } from './context';
import { betOf, type Round, roundsWhere } from './rounds';

/** Age after which a bet in flight must belong to a process that died, s. */
const LOST_AFTER = 15;

/**
 * Recovers bets whose response was lost with their process: a bet that the portal has continues, any other is
 * cancelled.
 */
export async function recover(studio: Studio): Promise<void> {
  const lost = await roundsWhere(
    studio.store.pool,
    `state = 'betting' and created_at < now() - make_interval(secs => $1)`,
    [LOST_AFTER],
  );
  for (const round of lost) await recoverOne(studio, round);
}

async function recoverOne(studio: Studio, round: Round) {
  try {
    const { answer, value } = await studio.wire.call('transaction-status', {
      player: round.player,
      transactionId: betOf(round),
    });
    if (!value) throw new Unanswered(answer.code);
    const { transaction } = value;
    const code = transaction?.code ?? 'ok';
    if (transaction?.state === 'applied')
      await settled(studio, round.id, { code, outcome: 'applied', balance: null, transactionId: null });
    else if (transaction?.state === 'refused')
      await settled(studio, round.id, { code, outcome: 'refused', balance: null, transactionId: null });
    else await settled(studio, round.id, null);
    studio.log('round.recovered', { round: round.id, found: transaction?.state ?? 'nothing' });
  } catch (error) {
    // The next pass retries.
    if (!(error instanceof Unanswered)) throw error;
  }
}
