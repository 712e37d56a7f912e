import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const sent = { output: { sent: true } };
const left = { output: { sent: false } };
const kept = { type: 'codes.kept' };
const setUp = (title: string) => journey(title).given({ wanted: 'app' });
const confirming = (title: string) => setUp(title).settles('passwordForm', sent);
const renewing = (title: string) => journey(title).given({ wanted: 'codes' });
const removing = (title: string) => journey(title).given({ wanted: 'removal' });

/** The oracle of the authenticator app and its recovery codes, from the requirements. */
export const totpEnrolmentJourneys = [
  setUp(
    'The app is set up after the password; it is on once a code was right, and the codes are kept before anything else',
  )
    .meets('own.security.totp', 'own.security.password-asked', 'own.security.recovery-codes')
    .sees('asking')
    .invokes('passwordForm', { about: null })
    .nothingElse()
    .settles('passwordForm', sent)
    .sees('confirming')
    .invokes('confirmForm', { about: null })
    .nothingElse()
    .settles('confirmForm', sent)
    .sees('keeping')
    .ignores({ type: 'section.left' })
    .sends(kept)
    .sees('over')
    .ends({ changed: true }),

  setUp('Left before the password: it stays off')
    .meets('own.security.totp')
    .settles('passwordForm', left)
    .ends({ changed: false }),

  confirming('Left before a code was right: it stays off')
    .meets('own.security.totp')
    .settles('confirmForm', left)
    .ends({ changed: false }),

  renewing('Other recovery codes, after a factor and the password')
    .meets('own.security.recovery-codes', 'own.security.password-asked')
    .sees('renewing')
    .invokes('renewForm', { about: null })
    .nothingElse()
    .settles('renewForm', sent)
    .sees('keeping')
    .sends(kept)
    .ends({ changed: true }),

  renewing('Left: the codes of before stay good')
    .meets('own.security.recovery-codes')
    .settles('renewForm', left)
    .ends({ changed: false }),

  removing('The app is removed with a factor and the password')
    .meets('own.security.totp', 'own.security.password-asked')
    .sees('removing')
    .invokes('removeForm', { about: null })
    .settles('removeForm', sent)
    .ends({ changed: true }),

  removing('The removal is left: it stays on')
    .meets('own.security.totp')
    .settles('removeForm', left)
    .ends({ changed: false }),

  ...[
    { at: setUp, form: 'passwordForm', again: 'asking' },
    { at: confirming, form: 'confirmForm', again: 'asking' },
    { at: renewing, form: 'renewForm', again: 'renewing' },
    { at: removing, form: 'removeForm', again: 'removing' },
  ].map(({ at, form, again }) =>
    at(`${form} fails: it is told, and asked again`)
      .meets('own.portal.broken-part')
      .settles(form, { error: offline })
      .sees('failed', 'rejected')
      .knows({ failure: offline })
      .sends({ type: 'retry.requested' })
      .sees(again)
      .knows({ failure: null }),
  ),

  removing('A form fails: the player goes back')
    .meets('own.portal.broken-part')
    .settles('removeForm', { error: offline })
    .sends({ type: 'section.left' })
    .ends({ changed: false }),
];
