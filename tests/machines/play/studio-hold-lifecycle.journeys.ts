import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const held = (title: string) => journey(title).meets('own.studio.bounds', 'own.studio.hold-decided');

/** The oracle of a held credit, from the requirements. */
export const studioHoldLifecycleJourneys = [
  held('Released: the hold ends and the wallet is credited before the notification')
    .sees('held', 'open')
    .nothingElse()
    .sends({ type: 'ops.released' })
    .sees('released')
    .lacks('open')
    .acts('voidHold')
    .acts('creditPlayer')
    .acts('notifyPlayer', { news: 'released' })
    .nothingElse()
    .ends(),

  held('Reversed: the hold ends without a credit, and the player is notified')
    .sends({ type: 'ops.reversed' })
    .sees('reversed')
    .lacks('open')
    .acts('voidHold')
    .acts('notifyPlayer', { news: 'reversed' })
    .nothingElse()
    .ends(),

  held('Rolled back by the studio: the hold ends without a credit or a notification')
    .sends({ type: 'studio.rolledBack' })
    .sees('cancelled')
    .lacks('open')
    .acts('voidHold')
    .nothingElse()
    .ends(),
];

/** Invariants of a held credit. */
export const studioHoldLifecycleInvariants = [
  invariant('The wallet is credited exactly where the credit is released', ({ snapshot, effects }) => {
    const isCredited = effects.some((effect) => effect.kind === 'act' && effect.name === 'creditPlayer');
    return isCredited === (effects.length > 0 && snapshot.value === 'released');
  }).meets('own.studio.bounds', 'own.studio.hold-decided'),

  invariant('Every decision ends the hold', ({ snapshot, effects }) => {
    const isVoided = effects.some((effect) => effect.kind === 'act' && effect.name === 'voidHold');
    return isVoided === (effects.length > 0 && snapshot.value !== 'held');
  }).meets('own.studio.hold-decided'),
];
