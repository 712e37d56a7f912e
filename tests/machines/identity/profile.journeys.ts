import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const profile = { nickname: 'Rupa', region: 'Khulna' };
const edits = { type: 'profile.edited' };
const leaves = { type: 'leave.requested' };

const opened = (title: string) => journey(title).settles('loadProfile', { output: profile });
const edited = (title: string) => opened(title).sends(edits);

/** The oracle of the profile, from the requirements. */
export const profileJourneys = [
  journey('The stored profile is shown beside the picture, and the form requests the rest')
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

  edited('A saved profile is reloaded; the success message stays until the form closes')
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

  opened('Without unsaved input the player leaves without a confirmation')
    .meets('own.profile.unsaved')
    .sends(leaves)
    .sees('left')
    .ends({}),
  journey('The player leaves during the load').sends(leaves).sees('left').ends({}),

  edited('Unsaved input asks for a confirmation: the player stays')
    .meets('own.profile.unsaved')
    .sends(leaves)
    .sees('open.confirmingLeave')
    .lacks('left')
    .ignores(leaves)
    .sees('open.confirmingLeave')
    .sends({ type: 'stay.selected' })
    .sees('open.edited')
    .sends(leaves)
    .sees('open.confirmingLeave'),

  edited('The player leaves without saving')
    .meets('own.profile.unsaved')
    .sends(leaves)
    .sends({ type: 'leave.confirmed' })
    .sees('left')
    .ends({}),

  edited('Leaving during a save completes it without a confirmation')
    .meets('own.profile.unsaved')
    .sends(leaves)
    .settles('profileForm', { output: { sent: true } })
    .sees('loading')
    .lacks('open.confirmingLeave')
    .sends(leaves)
    .ends({}),

  journey('A failed load is reported and can be retried')
    .settles('loadProfile', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('loadProfile'),

  opened('A failure of the form is reported, and the form restarts')
    .meets('own.portal.broken-part')
    .settles('profileForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends(leaves)
    .ends({}),

  opened('A failure of the picture leaves the rest working')
    .meets('own.portal.broken-part')
    .settles('avatar', { error: broken })
    .sees('open.untouched')
    .lacks('rejected'),
];
