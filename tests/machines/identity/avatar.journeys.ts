import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const wrongKind = { kind: 'rejected', code: 'upload.kind' };
const before = { avatar: 'member', avatarType: 'STATIC' };
const boat = { avatar: 'boat', avatarType: 'STATIC' };
const own = { avatar: 'p', avatarType: 'CUSTOM' };
const chooses = { type: 'avatar.selected', name: 'boat' };
const file = { type: 'file.selected', name: 'me.png' };

const opened = (title: string) => journey(title).settles('loadAvatar', { output: before });
const uploading = (title: string) => opened(title).sends(file);

/** The oracle of the player's picture, from the requirements. */
export const avatarJourneys = [
  journey('The selected picture is loaded')
    .sees('loading', 'busy')
    .invokes('loadAvatar')
    .nothingElse()
    .settles('loadAvatar', { output: before })
    .sees('loaded.untouched')
    .lacks('busy', 'rejected')
    .knows({ avatar: before }),

  journey('A failed load is reported and retried')
    .settles('loadAvatar', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .ignores(chooses)
    .sends({ type: 'retry.requested' })
    .sees('loading', 'busy')
    .knows({ failure: null })
    .invokes('loadAvatar'),

  opened('Another preset is selected')
    .meets('own.avatar.picture')
    .sends(chooses)
    .sees('choosing', 'busy')
    .invokes('choose', { wanted: boat })
    .ignores(file)
    .knows({ avatar: before })
    .settles('choose', { output: boat })
    .sees('loaded.changed')
    .lacks('busy', 'rejected')
    .knows({ avatar: boat }),

  uploading('An upload shows its progress and is selected once stored')
    .meets('own.avatar.picture')
    .sees('uploading', 'busy')
    .invokes('upload')
    .nothingElse()
    .knows({ name: 'me.png' })
    .sends({ type: 'upload.progressed', percent: 40 })
    .knows({ percent: 40 })
    .sends({ type: 'upload.stored', id: 'p' })
    .sees('choosing', 'busy')
    .knows({ percent: 0 })
    .invokes('choose', { wanted: own })
    .settles('choose', { output: own })
    .sees('loaded.changed')
    .knows({ avatar: own }),

  uploading('A stopped upload leaves the previous picture')
    .meets('own.avatar.picture')
    .sends({ type: 'upload.progressed', percent: 40 })
    .sends({ type: 'upload.cancelled' })
    .sees('loaded.untouched')
    .knows({ avatar: before, percent: 0 })
    .nothingElse(),

  uploading('A rejected upload shows the reason until the next one, and the previous picture stays')
    .meets('own.avatar.picture')
    .sends({ type: 'upload.rejected', failure: wrongKind })
    .sees('loaded.rejected', 'rejected')
    .knows({ failure: wrongKind, avatar: before })
    .sends(file)
    .sees('uploading')
    .knows({ failure: null }),

  uploading('The upload fails')
    .meets('own.portal.broken-part')
    .settles('upload', { error: broken })
    .sees('loaded.rejected', 'rejected')
    .knows({ failure: broken, avatar: before }),

  opened('A selection that the gateway rejects leaves the previous picture')
    .meets('own.avatar.picture')
    .sends(chooses)
    .settles('choose', { error: broken })
    .sees('loaded.rejected', 'rejected')
    .knows({ failure: broken, avatar: before })
    .sends(chooses)
    .sees('choosing')
    .knows({ failure: null }),
];

/** Invariants of the picture. */
export const avatarInvariants = [
  invariant(
    'A player who can select a picture sees the selected one',
    ({ snapshot }) => !snapshot.matches('loaded') || snapshot.context.avatar !== null,
  ),
];
