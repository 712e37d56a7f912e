import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const until = 1_815_552_000_000;
const chosen = { type: 'period.selected', months: 12 };

const free = (title: string) => journey(title).given({ until: null });
const excluded = (title: string) => journey(title).given({ until });
const confirmingJourney = (title: string) => free(title).sends(chosen);

/** The oracle of a self-exclusion, from the requirements. */
export const selfExclusionJourneys = [
  free('A player self-excludes: duration, consequences, password; then access ends')
    .meets('own.self-exclusion.started', 'own.security.password-required')
    .sees('choosing')
    .lacks('rejected')
    .nothingElse()
    .sends(chosen)
    .sees('confirming')
    .knows({ months: 12 })
    .invokes('exclusionForm', { about: '12' })
    .ignores(chosen)
    .settles('exclusionForm', { output: { sent: true } })
    .sees('excluded')
    .ends({ excluded: true }),

  confirmingJourney('Without the password no exclusion starts, and another duration can be selected')
    .meets('own.self-exclusion.started', 'own.security.password-required')
    .settles('exclusionForm', { output: { sent: false } })
    .sees('choosing')
    .sends({ type: 'period.selected', months: 60 })
    .invokes('exclusionForm', { about: '60' }),

  free('Leaving starts no exclusion')
    .meets('own.self-exclusion.started')
    .sends({ type: 'section.closed' })
    .sees('left')
    .ends({ excluded: false }),

  excluded('A running exclusion is shown with its end, and cannot be shortened')
    .meets('own.self-exclusion.binding')
    .sees('running')
    .knows({ until })
    .ignores(chosen)
    .sends({ type: 'section.closed' })
    .sees('left')
    .ends({ excluded: false }),

  excluded('A running exclusion is extended')
    .meets('own.self-exclusion.binding')
    .sends({ type: 'longer.requested' })
    .sees('choosing')
    .sends(chosen)
    .invokes('exclusionForm', { about: '12' })
    .settles('exclusionForm', { output: { sent: true } })
    .ends({ excluded: true }),

  confirmingJourney('A failure of the form is reported, and the form restarts')
    .meets('own.portal.broken-part')
    .settles('exclusionForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('choosing')
    .knows({ failure: null }),

  confirmingJourney('After a failure of the form the player goes back')
    .meets('own.portal.broken-part')
    .settles('exclusionForm', { error: broken })
    .sends({ type: 'section.closed' })
    .sees('left')
    .ends({ excluded: false }),
];
