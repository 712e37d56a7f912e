import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const wrongKind = { kind: 'rejected', code: 'upload.kind' };
const before = { avatar: 'member', avatarType: 'STATIC' };
const boat = { avatar: 'boat', avatarType: 'STATIC' };
const own = { avatar: 'p', avatarType: 'CUSTOM' };
const chooses = { type: 'avatar.chosen', name: 'boat' };
const file = { type: 'file.chosen', name: 'me.png' };

const opened = (title: string) => journey(title).settles('loadAvatar', { output: before });
const uploading = (title: string) => opened(title).sends(file);

/** The oracle of the player's picture, from the requirements. */
export const avatarJourneys = [
  journey('What was chosen is read')
    .sees('loading', 'busy')
    .invokes('loadAvatar')
    .nothingElse()
    .settles('loadAvatar', { output: before })
    .sees('shown.untouched')
    .lacks('busy', 'rejected')
    .knows({ avatar: before }),

  journey('It cannot be read: the reason is said, and it is tried again')
    .settles('loadAvatar', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .ignores(chooses)
    .sends({ type: 'retry.requested' })
    .sees('loading', 'busy')
    .knows({ failure: null })
    .invokes('loadAvatar'),

  opened('Another of those that there are is chosen')
    .meets('own.avatar.picture')
    .sends(chooses)
    .sees('choosing', 'busy')
    .invokes('choose', { wanted: boat })
    .ignores(file)
    .knows({ avatar: before })
    .settles('choose', { output: boat })
    .sees('shown.changed')
    .lacks('busy', 'rejected')
    .knows({ avatar: boat }),

  uploading('One’s own is sent, its progress is seen, and it is chosen when it is kept')
    .meets('own.avatar.picture')
    .sees('uploading', 'busy')
    .invokes('upload')
    .nothingElse()
    .knows({ name: 'me.png' })
    .sends({ type: 'upload.progressed', percent: 40 })
    .knows({ percent: 40 })
    .sends({ type: 'upload.kept', id: 'p' })
    .sees('choosing', 'busy')
    .knows({ percent: 0 })
    .invokes('choose', { wanted: own })
    .settles('choose', { output: own })
    .sees('shown.changed')
    .knows({ avatar: own }),

  uploading('It is stopped: the one before stays')
    .meets('own.avatar.picture')
    .sends({ type: 'upload.progressed', percent: 40 })
    .sends({ type: 'upload.cancelled' })
    .sees('shown.untouched')
    .knows({ avatar: before, percent: 0 })
    .nothingElse(),

  uploading('It is refused: the reason is said until the next, and the one before stays')
    .meets('own.avatar.picture')
    .sends({ type: 'upload.refused', failure: wrongKind })
    .sees('shown.refused', 'rejected')
    .knows({ failure: wrongKind, avatar: before })
    .sends(file)
    .sees('uploading')
    .knows({ failure: null }),

  uploading('The sending fails')
    .meets('own.portal.broken-part')
    .settles('upload', { error: broken })
    .sees('shown.refused', 'rejected')
    .knows({ failure: broken, avatar: before }),

  opened('The gateway does not take it: the one before stays')
    .meets('own.avatar.picture')
    .sends(chooses)
    .settles('choose', { error: broken })
    .sees('shown.refused', 'rejected')
    .knows({ failure: broken, avatar: before })
    .sends(chooses)
    .sees('choosing')
    .knows({ failure: null }),
];

/** What holds of the picture whatever happens. */
export const avatarInvariants = [
  invariant(
    'Whoever can choose sees what is chosen',
    ({ snapshot }) => !snapshot.matches('shown') || snapshot.context.avatar !== null,
  ),
];
