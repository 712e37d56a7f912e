import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const aCase = (title: string) => journey(title).meets('own.abuse.case');

/** The oracle of a case of abuse, from the requirements. */
export const abuseCaseLifecycleJourneys = [
  aCase('Opened: progress by opposed rounds is taken back before the players with payouts are notified')
    .meets('own.abuse.opposition', 'own.abuse.payout')
    .sees('open', 'open')
    .acts('revertTurnover')
    .acts('notifyPlayers')
    .nothingElse(),

  aCase('Grown: the case stays open, and the new members are treated like the first')
    .meets('own.abuse.opposition', 'own.abuse.payout')
    .acts('revertTurnover')
    .acts('notifyPlayers')
    .nothingElse()
    .sends({ type: 'case.grown' })
    .sees('open', 'open')
    .acts('revertTurnover')
    .acts('notifyPlayers')
    .nothingElse()
    .sends({ type: 'ops.innocent' })
    .sees('innocent'),

  aCase('Found innocent: the evidence is closed, and the progress returns')
    .meets('own.abuse.innocent')
    .acts('revertTurnover')
    .acts('notifyPlayers')
    .nothingElse()
    .sends({ type: 'ops.innocent' })
    .sees('innocent')
    .lacks('open')
    .acts('closeEvidence')
    .acts('restoreTurnover')
    .nothingElse()
    .ends(),

  aCase('Found to be abuse: the evidence is closed, and the progress does not return')
    .meets('own.abuse.opposition')
    .acts('revertTurnover')
    .acts('notifyPlayers')
    .nothingElse()
    .sends({ type: 'ops.abuse' })
    .sees('abuse')
    .lacks('open')
    .acts('closeEvidence')
    .nothingElse()
    .ends(),

  aCase('Merged: another case continues with everything, and nothing is decided')
    .acts('revertTurnover')
    .acts('notifyPlayers')
    .nothingElse()
    .sends({ type: 'case.merged' })
    .sees('merged')
    .lacks('open')
    .acts('handOver')
    .nothingElse()
    .ends(),
];

/** Invariants of a case of abuse. */
export const abuseCaseLifecycleInvariants = [
  invariant('Evidence is closed exactly by a decision', ({ snapshot, effects }) => {
    const isClosed = effects.some((effect) => effect.kind === 'act' && effect.name === 'closeEvidence');
    const isDecided = snapshot.value === 'innocent' || snapshot.value === 'abuse';
    return isClosed === (effects.length > 0 && isDecided);
  }).meets('own.abuse.case'),

  invariant('Progress returns only to the innocent', ({ snapshot, effects }) => {
    const isRestored = effects.some((effect) => effect.kind === 'act' && effect.name === 'restoreTurnover');
    return isRestored === (effects.length > 0 && snapshot.value === 'innocent');
  }).meets('own.abuse.innocent', 'own.abuse.opposition'),
];
