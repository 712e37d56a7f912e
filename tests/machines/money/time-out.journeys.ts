import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const until = 1_800_604_800_000;
const chosen = { type: 'period.selected', hours: 168 };

const free = (title: string) => journey(title).given({ until: null });
const resting = (title: string) => journey(title).given({ until });
const confirmingJourney = (title: string) => free(title).sends(chosen);

/** The oracle of a time-out, from the requirements. */
export const timeOutJourneys = [
  free('A time-out starts: duration, consequences, password')
    .meets('own.time-out.started', 'own.security.password-required')
    .sees('choosing')
    .lacks('rejected')
    .nothingElse()
    .sends(chosen)
    .sees('confirming')
    .knows({ hours: 168 })
    .invokes('timeOutForm', { about: '168' })
    .ignores(chosen)
    .settles('timeOutForm', { output: { sent: true } })
    .sees('ended')
    .ends({ taken: true }),

  confirmingJourney('Without the password no time-out starts, and another duration can be selected')
    .meets('own.time-out.started', 'own.security.password-required')
    .settles('timeOutForm', { output: { sent: false } })
    .sees('choosing')
    .sends({ type: 'period.selected', hours: 24 })
    .invokes('timeOutForm', { about: '24' }),

  free('Leaving starts no time-out')
    .meets('own.time-out.started')
    .sends({ type: 'section.closed' })
    .sees('ended')
    .ends({ taken: false }),

  resting('A running time-out is shown, and cannot be ended')
    .meets('own.time-out.started')
    .sees('running')
    .knows({ until })
    .ignores(chosen)
    .sends({ type: 'section.closed' })
    .ends({ taken: false }),

  resting('A running time-out is extended')
    .meets('own.time-out.started')
    .sends({ type: 'longer.requested' })
    .sees('choosing')
    .sends(chosen)
    .settles('timeOutForm', { output: { sent: true } })
    .ends({ taken: true }),

  confirmingJourney('A failure of the form is reported, and the form restarts')
    .meets('own.portal.broken-part')
    .settles('timeOutForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('choosing')
    .knows({ failure: null }),

  confirmingJourney('After a failure of the form the player goes back')
    .meets('own.portal.broken-part')
    .settles('timeOutForm', { error: broken })
    .sends({ type: 'section.closed' })
    .ends({ taken: false }),
];
