import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const left = { type: 'section.closed' };
const adding = { type: 'adding.requested' };

const listing = (title: string) => journey(title).meets('own.passkey.managed');
const able = (title: string) =>
  listing(title)
    .sends(adding)
    .settles('checkAbility', { output: { kind: 'able' } });
const making = (title: string) => able(title).settles('beginForm', { output: { sent: true } });
const keeping = (title: string) => making(title).settles('makePasskey', { output: { kind: 'made' } });
const naming = (title: string) => listing(title).sends({ type: 'naming.requested', id: 'p2' });
const removing = (title: string) => listing(title).sends({ type: 'removal.requested', id: 'p2' });

/** The oracle of the passkeys, from the requirements. */
export const passkeysJourneys = [
  listing('The passkeys are listed; then the player goes back')
    .sees('open.listing.idle')
    .lacks('busy', 'rejected')
    .invokes('list')
    .settles('list', { output: undefined })
    .sees('left')
    .ends({ changed: false }),

  listing('A passkey is added with the password, the browser’s dialog and the gateway; the list is reloaded')
    .meets('own.security.password-required')
    .sends(adding)
    .sees('open.preparing', 'busy')
    .invokes('checkAbility')
    .settles('checkAbility', { output: { kind: 'able' } })
    .sees('open.beginning')
    .lacks('busy')
    .invokes('beginForm', { about: null })
    .settles('beginForm', { output: { sent: true } })
    .sees('open.making')
    .lacks('busy')
    .invokes('makePasskey')
    .settles('makePasskey', { output: { kind: 'made' } })
    .sees('open.registering', 'busy')
    .invokes('keepPasskey')
    .nothingElse()
    .settles('keepPasskey', { output: { kind: 'kept' } })
    .sees('open.listing.added')
    .lacks('busy')
    .notifies('list', { type: 'refresh.requested' })
    .settles('list', { output: undefined })
    .ends({ changed: true }),

  keeping('The first second factor of an account shows ten recovery codes before anything else')
    .meets('own.security.recovery-codes')
    .settles('keepPasskey', { output: { kind: 'codes' } })
    .sees('open.saving')
    .lacks('busy')
    .notifies('list', { type: 'refresh.requested' })
    .nothingElse()
    .ignores(adding)
    .ignores(left)
    .sends({ type: 'codes.saved' })
    .sees('open.listing.added')
    .settles('list', { output: undefined })
    .ends({ changed: true }),

  listing('A browser without passkeys offers none')
    .sends(adding)
    .settles('checkAbility', { output: { kind: 'unable' } })
    .sees('open.listing.unable')
    .nothingElse()
    .sends(adding)
    .sees('open.preparing'),

  listing('A failed check for passkey support is reported')
    .sends(adding)
    .settles('checkAbility', { error: broken })
    .sees('open.listing.rejected', 'rejected')
    .knows({ failure: broken }),

  able('Without the password no passkey is created')
    .settles('beginForm', { output: { sent: false } })
    .sees('open.listing.idle')
    .nothingElse(),

  able('A failure of the form is reported, and the form restarts')
    .meets('own.portal.broken-part')
    .settles('beginForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing.idle')
    .knows({ failure: null })
    .invokes('list'),

  making('Closing the browser’s dialog is no error, and adds nothing')
    .settles('makePasskey', { output: { kind: 'cancelled' } })
    .sees('open.listing.cancelled')
    .lacks('rejected')
    .nothingElse()
    .sends(adding)
    .sees('open.preparing'),

  making('The player leaves without waiting for the browser: nothing is added')
    .sends(left)
    .sees('open.listing.cancelled')
    .nothingElse(),

  making('The device already has a passkey for this account')
    .settles('makePasskey', { output: { kind: 'taken' } })
    .sees('open.listing.alreadyExists')
    .nothingElse(),

  making('The device cannot create passkeys')
    .settles('makePasskey', { output: { kind: 'unable' } })
    .sees('open.listing.unable')
    .nothingElse(),

  making('A failed load of the browser’s dialog is reported')
    .settles('makePasskey', { error: offline })
    .sees('open.listing.rejected', 'rejected')
    .knows({ failure: offline })
    .sends(adding)
    .knows({ failure: null }),

  keeping('A passkey that cannot be stored is reported, and nothing changes')
    .settles('keepPasskey', { error: offline })
    .sees('open.listing.rejected', 'rejected')
    .knows({ failure: offline })
    .nothingElse()
    .settles('list', { output: undefined })
    .ends({ changed: false }),

  naming('A passkey is renamed')
    .sees('open.renaming')
    .invokes('nameForm', { about: 'p2' })
    .settles('nameForm', { output: { sent: true } })
    .sees('open.listing.named')
    .notifies('list', { type: 'refresh.requested' })
    .settles('list', { output: undefined })
    .ends({ changed: false }),

  naming('The name stays unchanged')
    .settles('nameForm', { output: { sent: false } })
    .sees('open.listing.idle')
    .nothingElse(),

  naming('A failure of the name form is reported')
    .meets('own.portal.broken-part')
    .settles('nameForm', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  removing('A passkey is removed after the password')
    .meets('own.security.password-required')
    .sees('open.removing')
    .invokes('removeForm', { about: 'p2' })
    .nothingElse()
    .settles('removeForm', { output: { sent: true } })
    .sees('open.listing.removed')
    .notifies('list', { type: 'refresh.requested' })
    .settles('list', { output: undefined })
    .ends({ changed: true }),

  removing('Cancelling the removal keeps the passkey')
    .settles('removeForm', { output: { sent: false } })
    .sees('open.listing.idle')
    .nothingElse(),

  removing('A failure of the removal form is reported')
    .meets('own.portal.broken-part')
    .settles('removeForm', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  listing('After a failure of the list the player goes back')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed')
    .knows({ failure: broken })
    .sends(left)
    .sees('left')
    .ends({ changed: false }),
];
