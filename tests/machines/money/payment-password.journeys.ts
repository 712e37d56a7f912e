import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const status = (set: boolean, lockedUntil: number | null = null) => ({
  output: { set, lockedUntil, factorAsked: null },
});
const unset = (title: string) => journey(title).settles('loadStatus', status(false));
const present = (title: string) => journey(title).settles('loadStatus', status(true));
const lockedOut = (title: string) => journey(title).settles('loadStatus', status(true, 9_000));

/** The oracle of the payment password, from the requirements. */
export const paymentPasswordJourneys = [
  journey('A first one is set with the login password')
    .meets('own.payment-password.set', 'own.security.password-required')
    .sees('loading', 'busy')
    .invokes('loadStatus')
    .settles('loadStatus', status(false))
    .sees('setting')
    .lacks('busy')
    .invokes('setForm', { about: null })
    .settles('setForm', { output: { sent: true } })
    .ends({ changed: true }),

  unset('Leaving before it is set')
    .meets('own.payment-password.set')
    .settles('setForm', { output: { sent: false } })
    .ends({ changed: false }),

  unset('A failure to set it is reported and can be retried')
    .meets('own.payment-password.set')
    .settles('setForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null }),

  present('An existing one is changed with the old one')
    .meets('own.payment-password.set', 'own.security.password-required')
    .sees('changing')
    .knows({ status: { set: true, lockedUntil: null, factorAsked: null } })
    .invokes('changeForm', { about: null })
    .settles('changeForm', { output: { sent: true } })
    .ends({ changed: true }),

  present('Leaving before it is changed')
    .meets('own.payment-password.set')
    .settles('changeForm', { output: { sent: false } })
    .ends({ changed: false }),

  present('After a failed change the player leaves')
    .meets('own.payment-password.set')
    .settles('changeForm', { error: broken })
    .sees('failed')
    .knows({ failure: broken })
    .sends({ type: 'section.closed' })
    .ends({ changed: false }),

  lockedOut('Too many wrong attempts lock it for a time')
    .meets('own.payment-password.locked')
    .sees('locked')
    .invokes('countdown', { deadline: 9_000 })
    .sends({ type: 'countdown.ticked', secondsLeft: 5 })
    .knows({ secondsLeft: 5 })
    .sees('locked')
    .sends({ type: 'countdown.ended' })
    .sees('loading')
    .settles('loadStatus', status(true))
    .sees('changing'),

  lockedOut('The player goes back during the lockout')
    .meets('own.payment-password.locked')
    .sends({ type: 'section.closed' })
    .ends({ changed: false }),

  lockedOut('After a failure of the clock it can be retried')
    .meets('own.payment-password.locked')
    .settles('countdown', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  journey('The state fails to load')
    .settles('loadStatus', { error: offline })
    .sees('failed')
    .knows({ failure: offline }),
  journey('The player leaves during the load')
    .meets('own.payment-password.set')
    .sends({ type: 'section.closed' })
    .ends({ changed: false }),
];
