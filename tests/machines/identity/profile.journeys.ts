import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const profile = { nickname: 'Rupa', region: 'Khulna' };
const edits = { type: 'profile.edited' };
const leaves = { type: 'leave.requested' };

const opened = (title: string) => journey(title).settles('loadProfile', { output: profile });
const edited = (title: string) => opened(title).sends(edits);

/** The oracle of the profile, from the requirements. */
export const profileJourneys = [
  journey('What was told is read, beside the picture, and the form asks for the rest')
    .sees('loading', 'busy')
    .invokes('avatar')
    .invokes('loadProfile')
    .nothingElse()
    .settles('loadProfile', { output: profile })
    .sees('open.untouched')
    .lacks('busy', 'rejected')
    .knows({ profile, saved: false })
    .invokes('profileForm', { about: null })
    .nothingElse(),

  edited('It is saved, and read again as it is kept; that it is saved is said until the form goes')
    .sees('open.edited')
    .settles('profileForm', { output: { sent: true } })
    .sees('loading', 'busy')
    .knows({ saved: true })
    .invokes('loadProfile')
    .nothingElse()
    .settles('loadProfile', { output: { ...profile, region: 'Sylhet' } })
    .sees('open.untouched')
    .knows({ saved: true, profile: { ...profile, region: 'Sylhet' } })
    .settles('profileForm', { error: broken })
    .knows({ saved: false }),

  opened('Nothing was typed: it is left without a question')
    .meets('own.profile.unsaved')
    .sends(leaves)
    .sees('left')
    .ends({}),
  journey('It is left while it is being read').sends(leaves).sees('left').ends({}),

  edited('What was typed is not lost unasked: the player stays')
    .meets('own.profile.unsaved')
    .sends(leaves)
    .sees('open.asking')
    .lacks('left')
    .ignores(leaves)
    .sees('open.asking')
    .sends({ type: 'stay.chosen' })
    .sees('open.edited')
    .sends(leaves)
    .sees('open.asking'),

  edited('The player leaves without saving')
    .meets('own.profile.unsaved')
    .sends(leaves)
    .sends({ type: 'leave.confirmed' })
    .sees('left')
    .ends({}),

  edited('What is on its way when the player wants to leave is saved: nothing is asked any more')
    .meets('own.profile.unsaved')
    .sends(leaves)
    .settles('profileForm', { output: { sent: true } })
    .sees('loading')
    .lacks('open.asking')
    .sends(leaves)
    .ends({}),

  journey('It cannot be read: the reason is said, and it is tried again')
    .settles('loadProfile', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('loadProfile'),

  opened('The form fails: it is said, and begun anew')
    .meets('own.portal.broken-part')
    .settles('profileForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends(leaves)
    .ends({}),

  opened('The picture fails: the rest goes on')
    .meets('own.portal.broken-part')
    .settles('avatar', { error: broken })
    .sees('open.untouched')
    .lacks('rejected'),
];
