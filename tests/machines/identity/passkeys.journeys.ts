import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const left = { type: 'section.left' };
const adding = { type: 'adding.requested' };

const listing = (title: string) => journey(title).meets('own.passkey.kept');
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

  listing('One is added: the password, the browser’s dialog, the gateway; then the list is read anew')
    .meets('own.security.password-asked')
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
    .sees('open.keeping', 'busy')
    .invokes('keepPasskey')
    .nothingElse()
    .settles('keepPasskey', { output: { kind: 'kept' } })
    .sees('open.listing.added')
    .lacks('busy')
    .tells('list', { type: 'refresh.requested' })
    .settles('list', { output: undefined })
    .ends({ changed: true }),

  keeping('The first second factor of an account: ten recovery codes are shown before anything else')
    .meets('own.security.recovery-codes')
    .settles('keepPasskey', { output: { kind: 'codes' } })
    .sees('open.saving')
    .lacks('busy')
    .tells('list', { type: 'refresh.requested' })
    .nothingElse()
    .ignores(adding)
    .ignores(left)
    .sends({ type: 'codes.kept' })
    .sees('open.listing.added')
    .settles('list', { output: undefined })
    .ends({ changed: true }),

  listing('Where the browser has no passkeys nothing is asked for')
    .sends(adding)
    .settles('checkAbility', { output: { kind: 'unable' } })
    .sees('open.listing.unable')
    .nothingElse()
    .sends(adding)
    .sees('open.preparing'),

  listing('It cannot be looked whether it has any: it is told')
    .sends(adding)
    .settles('checkAbility', { error: broken })
    .sees('open.listing.refused', 'rejected')
    .knows({ failure: broken }),

  able('Without the password none is made')
    .settles('beginForm', { output: { sent: false } })
    .sees('open.listing.idle')
    .nothingElse(),

  able('The form fails: it is told, and begun anew')
    .meets('own.portal.broken-part')
    .settles('beginForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing.idle')
    .knows({ failure: null })
    .invokes('list'),

  making('The browser’s dialog is closed: nothing is wrong, and nothing is added')
    .settles('makePasskey', { output: { kind: 'cancelled' } })
    .sees('open.listing.cancelled')
    .lacks('rejected')
    .nothingElse()
    .sends(adding)
    .sees('open.preparing'),

  making('The player does not wait for the browser: nothing is added')
    .sends(left)
    .sees('open.listing.cancelled')
    .nothingElse(),

  making('The device has one for this account already')
    .settles('makePasskey', { output: { kind: 'taken' } })
    .sees('open.listing.taken')
    .nothingElse(),

  making('The device cannot make any')
    .settles('makePasskey', { output: { kind: 'unable' } })
    .sees('open.listing.unable')
    .nothingElse(),

  making('What opens the dialog does not load: it is told')
    .settles('makePasskey', { error: offline })
    .sees('open.listing.refused', 'rejected')
    .knows({ failure: offline })
    .sends(adding)
    .knows({ failure: null }),

  keeping('What was made cannot be kept: it is told, and nothing is changed')
    .settles('keepPasskey', { error: offline })
    .sees('open.listing.refused', 'rejected')
    .knows({ failure: offline })
    .nothingElse()
    .settles('list', { output: undefined })
    .ends({ changed: false }),

  naming('One is given another name')
    .sees('open.naming')
    .invokes('nameForm', { about: 'p2' })
    .settles('nameForm', { output: { sent: true } })
    .sees('open.listing.named')
    .tells('list', { type: 'refresh.requested' })
    .settles('list', { output: undefined })
    .ends({ changed: false }),

  naming('The name is left as it is')
    .settles('nameForm', { output: { sent: false } })
    .sees('open.listing.idle')
    .nothingElse(),

  naming('The form of the name fails: it is told')
    .meets('own.portal.broken-part')
    .settles('nameForm', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  removing('One is removed after the password')
    .meets('own.security.password-asked')
    .sees('open.removing')
    .invokes('removeForm', { about: 'p2' })
    .nothingElse()
    .settles('removeForm', { output: { sent: true } })
    .sees('open.listing.removed')
    .tells('list', { type: 'refresh.requested' })
    .settles('list', { output: undefined })
    .ends({ changed: true }),

  removing('The question is left: the passkey stays')
    .settles('removeForm', { output: { sent: false } })
    .sees('open.listing.idle')
    .nothingElse(),

  removing('The form of the removal fails: it is told')
    .meets('own.portal.broken-part')
    .settles('removeForm', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  listing('The list fails: the player goes back')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed')
    .knows({ failure: broken })
    .sends(left)
    .sees('left')
    .ends({ changed: false }),
];
