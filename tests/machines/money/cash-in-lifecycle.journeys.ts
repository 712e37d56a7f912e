import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const reported = (title: string) =>
  journey(title).meets('own.cash-in.create', 'own.cash-in.confirm').given({ expiresAfterHours: 24 });

/** The oracle of a cash-in, from the requirements. */
export const cashInLifecycleJourneys = [
  reported('Confirmed: the amount is credited once, and nothing else happens')
    .sees('pending', 'open')
    .nothingElse()
    .sends({ type: 'ops.confirmed' })
    .sees('confirmed', 'paid')
    .lacks('open')
    .acts('creditDeposit')
    .nothingElse()
    .ends(),

  reported('Rejected: nothing is credited, and the player is notified')
    .sends({ type: 'ops.rejected' })
    .sees('rejected')
    .lacks('open', 'paid')
    .acts('notifyPlayer', { news: 'rejected' })
    .nothingElse()
    .ends(),

  reported('Cancelled by the player: nothing is credited')
    .sends({ type: 'player.cancelled' })
    .sees('cancelled')
    .lacks('open', 'paid')
    .nothingElse()
    .ends(),

  reported('Undecided for a day: it expires, and the player is notified')
    .waits(86_399_999)
    .sees('pending')
    .waits(1)
    .sees('expired')
    .lacks('open', 'paid')
    .acts('notifyPlayer', { news: 'expired' })
    .nothingElse()
    .ends(),
];

/** Invariants of a cash-in. */
export const cashInLifecycleInvariants = [
  invariant('The wallet is credited exactly where the cash-in is confirmed', ({ snapshot, effects }) => {
    const isCredited = effects.some((effect) => effect.kind === 'act' && effect.name === 'creditDeposit');
    return isCredited === (effects.length > 0 && snapshot.value === 'confirmed');
  }).meets('own.cash-in.confirm'),
];

export const cashInLifecycleTemporals = [
  leadsTo(
    'A report ends by itself, even without a decision',
    'pending',
    ['confirmed', 'rejected', 'cancelled', 'expired'],
    {
      within: 1,
    },
  ),
];
