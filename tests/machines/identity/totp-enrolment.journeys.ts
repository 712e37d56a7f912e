import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const sent = { output: { sent: true } };
const left = { output: { sent: false } };
const codesSaved = { type: 'codes.saved' };
const setUp = (title: string) => journey(title).given({ wanted: 'app' });
const confirming = (title: string) => setUp(title).settles('passwordForm', sent);
const renewing = (title: string) => journey(title).given({ wanted: 'codes' });
const removing = (title: string) => journey(title).given({ wanted: 'removal' });

/** The oracle of the authenticator app and its recovery codes, from the requirements. */
export const totpEnrolmentJourneys = [
  setUp('The authenticator is set up after the password, enabled by a correct code, and its recovery codes come first')
    .meets('own.security.totp', 'own.security.password-required', 'own.security.recovery-codes')
    .sees('confirmingIdentity')
    .invokes('passwordForm', { about: null })
    .nothingElse()
    .settles('passwordForm', sent)
    .sees('confirming')
    .invokes('confirmForm', { about: null })
    .nothingElse()
    .settles('confirmForm', sent)
    .sees('showingCodes')
    .ignores({ type: 'section.closed' })
    .sends(codesSaved)
    .sees('ended')
    .ends({ changed: true }),

  setUp('Leaving before the password leaves the authenticator off')
    .meets('own.security.totp')
    .settles('passwordForm', left)
    .ends({ changed: false }),

  confirming('Leaving before a correct code leaves the authenticator off')
    .meets('own.security.totp')
    .settles('confirmForm', left)
    .ends({ changed: false }),

  renewing('New recovery codes require a factor and the password')
    .meets('own.security.recovery-codes', 'own.security.password-required')
    .sees('renewing')
    .invokes('renewForm', { about: null })
    .nothingElse()
    .settles('renewForm', sent)
    .sees('showingCodes')
    .sends(codesSaved)
    .ends({ changed: true }),

  renewing('Leaving keeps the previous codes valid')
    .meets('own.security.recovery-codes')
    .settles('renewForm', left)
    .ends({ changed: false }),

  removing('The authenticator is removed with a factor and the password')
    .meets('own.security.totp', 'own.security.password-required')
    .sees('removing')
    .invokes('removeForm', { about: null })
    .settles('removeForm', sent)
    .ends({ changed: true }),

  removing('Leaving the removal leaves the authenticator on')
    .meets('own.security.totp')
    .settles('removeForm', left)
    .ends({ changed: false }),

  ...[
    { at: setUp, form: 'passwordForm', again: 'confirmingIdentity' },
    { at: confirming, form: 'confirmForm', again: 'confirmingIdentity' },
    { at: renewing, form: 'renewForm', again: 'renewing' },
    { at: removing, form: 'removeForm', again: 'removing' },
  ].map(({ at, form, again }) =>
    at(`A failure of ${form} is reported, and it restarts`)
      .meets('own.portal.broken-part')
      .settles(form, { error: offline })
      .sees('failed', 'rejected')
      .knows({ failure: offline })
      .sends({ type: 'retry.requested' })
      .sees(again)
      .knows({ failure: null }),
  ),

  removing('After a failure of a form the player goes back')
    .meets('own.portal.broken-part')
    .settles('removeForm', { error: offline })
    .sends({ type: 'section.closed' })
    .ends({ changed: false }),
];
