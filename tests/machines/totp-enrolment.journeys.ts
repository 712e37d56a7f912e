import { journey } from '../support/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const left = { type: 'section.left' };
const setUp = (title: string) => journey(title).given({ on: false });
const confirming = (title: string) => setUp(title).settles('beginTotp', { output: undefined });
const removing = (title: string) => journey(title).given({ on: true });

/** The oracle of the authenticator app, from the requirements. */
export const totpEnrolmentJourneys = [
  setUp('The app is set up: it is on once a code was right')
    .meets('own.security.totp', 's4.login.unregistered-ip')
    .sees('beginning', 'busy')
    .invokes('beginTotp')
    .settles('beginTotp', { output: undefined })
    .sees('confirming')
    .lacks('busy')
    .invokes('confirmForm', { about: null })
    .settles('confirmForm', { output: { sent: true } })
    .sees('over')
    .ends({ changed: true }),

  confirming('It is left before a code was right: it stays off')
    .meets('own.security.totp')
    .settles('confirmForm', { output: { sent: false } })
    .ends({ changed: false }),

  setUp('The player goes back while the secret is being made').meets('own.security.totp').sends(left).ends({ changed: false }),

  setUp('The secret cannot be made: it is told, and tried again')
    .meets('own.security.totp')
    .settles('beginTotp', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('beginning')
    .knows({ failure: null })
    .invokes('beginTotp'),

  setUp('The secret cannot be made: the player goes back')
    .meets('own.security.totp')
    .settles('beginTotp', { error: offline })
    .sends(left)
    .ends({ changed: false }),

  confirming('The form fails: it is told').meets('own.security.totp').settles('confirmForm', { error: offline }).sees('failed').knows({
    failure: offline,
  }),

  removing('The app is removed with a code and the password')
    .meets('own.security.totp', 'own.security.password-asked')
    .sees('removing')
    .invokes('removeForm', { about: null })
    .settles('removeForm', { output: { sent: true } })
    .ends({ changed: true }),

  removing('The removal is left: it stays on')
    .meets('own.security.totp')
    .settles('removeForm', { output: { sent: false } })
    .ends({ changed: false }),

  removing('The form of the removal fails: it is told, and asked again')
    .meets('own.security.totp')
    .settles('removeForm', { error: offline })
    .sees('failed')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('removing'),
];
