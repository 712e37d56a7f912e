import {
  appliedActivity,
  giftActivity,
  issuedActivity,
  openActivity,
} from '../../../machines/rewards/activity-application/activity-application.samples';
import type { ActivityDetail } from '../../../src/contract/rewards/activities';
import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const { id } = openActivity;
/** The same activity in the other language. */
const translated: ActivityDetail = { ...openActivity, title: 'মেলার ছবি' };
const opened = (title: string) => journey(title).given({ id });
const shows = (title: string, activity: ActivityDetail) =>
  opened(title).settles('load', { output: { kind: 'shown', activity } });
const applying = (title: string) => shows(title, openActivity).sends({ type: 'application.requested' });

/** The oracle of an activity and its application, from the requirements. */
export const activityApplicationJourneys = [
  opened('It is read and shown')
    .meets('own.activity.acts', 's4.activity.statuses')
    .sees('loading', 'busy')
    .invokes('load', { id })
    .invokes('watchLanguage')
    .settles('load', { output: { kind: 'shown', activity: openActivity } })
    .sees('shown.idle')
    .lacks('busy', 'rejected')
    .knows({ activity: openActivity }),

  shows('In another language it is read again', openActivity)
    .meets('own.activity.acts')
    .sends({ type: 'language.changed' })
    .sees('loading', 'busy')
    .invokes('load', { id })
    .nothingElse(),
  shows('An activity whose language is not watched stays as it is', openActivity)
    .meets('own.activity.acts')
    .settles('watchLanguage', { error: offline })
    .sees('shown.idle')
    .nothingElse(),

  opened('It is not there for this player: that is told, and it is left')
    .meets('own.activity.acts', 'own.activity.barred')
    .settles('load', { output: { kind: 'gone' } })
    .sees('gone')
    .knows({ activity: null })
    .sends({ type: 'activity.left' })
    .sees('left')
    .ends({}),

  opened('It cannot be read, and is left')
    .meets('own.activity.acts')
    .settles('load', { error: offline })
    .sends({ type: 'activity.left' })
    .ends({}),

  shows('It is looked at and left', openActivity)
    .meets('own.activity.acts')
    .sends({ type: 'activity.left' })
    .sees('left')
    .ends({}),

  opened('It cannot be read: try again')
    .meets('own.activity.acts')
    .settles('load', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('load', { id }),

  applying('Applied for: the comment and the pictures go together, and the success is told once')
    .meets('own.activity.acts')
    .sees('applying')
    .acts('lendProofs', { proofs: [] })
    .invokes('pictures', { about: id })
    .invokes('applicationForm', { about: id })
    .sends({ type: 'proofs.changed', proofs: ['p1', 'p2'] })
    .acts('lendProofs', { proofs: ['p1', 'p2'] })
    .tells('applicationForm', { type: 'field.edited', field: 'proofs' })
    .settles('applicationForm', { output: { sent: true } })
    .sees('loading')
    .settles('load', { output: { kind: 'shown', activity: appliedActivity } })
    .sees('shown.applied')
    .knows({ activity: appliedActivity })
    .sends({ type: 'refresh.requested' })
    .settles('load', { output: { kind: 'shown', activity: appliedActivity } })
    .sees('shown.idle'),

  applying('The application is left: nothing is sent, and the activity is shown without another request')
    .meets('own.activity.acts')
    .settles('applicationForm', { output: { sent: false } })
    .sees('shown.idle')
    .knows({ activity: openActivity })
    .nothingElse(),

  applying('In another language the open form shows the activity in it, and is left without another request')
    .meets('s4.language.localised')
    .sees('applying.current')
    .sends({ type: 'language.changed' })
    .sees('applying.rereading')
    .invokes('load', { id })
    .nothingElse()
    .settles('load', { output: { kind: 'shown', activity: translated } })
    .sees('applying.current')
    .knows({ activity: translated })
    .settles('applicationForm', { output: { sent: false } })
    .sees('shown.idle')
    .knows({ activity: translated })
    .nothingElse(),

  applying('The application is left while the activity is read in another language: it is read after it')
    .meets('s4.language.localised')
    .sends({ type: 'language.changed' })
    .settles('applicationForm', { output: { sent: false } })
    .sees('loading')
    .invokes('load', { id })
    .settles('load', { output: { kind: 'shown', activity: translated } })
    .sees('shown.idle')
    .sends({ type: 'application.requested' })
    .settles('applicationForm', { output: { sent: false } })
    .sees('shown.idle'),

  applying('The activity cannot be read while the form is open: the form goes on, and it is read after it')
    .meets('s4.language.localised')
    .sends({ type: 'language.changed' })
    .settles('load', { error: offline })
    .sees('applying.previous')
    .knows({ activity: openActivity })
    .settles('applicationForm', { output: { sent: false } })
    .sees('loading')
    .invokes('load', { id }),

  applying('The activity has gone when it is read in another language: the form goes on, and that is shown after it')
    .meets('s4.language.localised', 'own.activity.barred')
    .sends({ type: 'language.changed' })
    .settles('load', { output: { kind: 'gone' } })
    .sees('applying.previous')
    .knows({ activity: openActivity })
    .nothingElse()
    .sends({ type: 'proofs.changed', proofs: ['p1'] })
    .tells('applicationForm', { type: 'field.edited', field: 'proofs' })
    .settles('applicationForm', { output: { sent: false } })
    .sees('loading')
    .invokes('load', { id })
    .settles('load', { output: { kind: 'gone' } })
    .sees('gone')
    .sends({ type: 'activity.left' })
    .ends({}),

  applying('The application is sent while the activity has gone in another language: the success is shown')
    .meets('s4.language.localised')
    .sends({ type: 'language.changed' })
    .settles('load', { output: { kind: 'gone' } })
    .settles('applicationForm', { output: { sent: true } })
    .sees('loading')
    .invokes('load', { id })
    .settles('load', { output: { kind: 'gone' } })
    .sees('shown.applied')
    .knows({ activity: openActivity }),

  applying('The language changes twice while the form is open: the activity is read in the last one')
    .meets('s4.language.localised')
    .sends({ type: 'language.changed' })
    .invokes('load', { id })
    .sends({ type: 'language.changed' })
    .sees('applying.rereading')
    .invokes('load', { id })
    .settles('load', { error: offline })
    .sees('applying.previous')
    .sends({ type: 'language.changed' })
    .sees('applying.rereading')
    .invokes('load', { id }),

  opened('The language changes while it is read: it is read again')
    .meets('s4.language.localised')
    .sends({ type: 'language.changed' })
    .sees('loading', 'busy')
    .invokes('load', { id })
    .nothingElse(),

  shows(
    'The language changes during an act that works: the activity is read again, and the success is shown',
    giftActivity,
  )
    .meets('s4.language.localised')
    .sends({ type: 'act.requested', act: 'claim' })
    .sends({ type: 'language.changed' })
    .sees('acting')
    .nothingElse()
    .settles('act', { output: { ...giftActivity, status: 'claimed' } })
    .sees('loading')
    .invokes('load', { id })
    .settles('load', { output: { kind: 'shown', activity: { ...translated, status: 'claimed' } } })
    .sees('shown.done')
    .knows({ activity: { ...translated, status: 'claimed' } })
    .sends({ type: 'language.changed' })
    .settles('load', { output: { kind: 'shown', activity: openActivity } })
    .sees('shown.idle'),

  shows(
    'The language changes during an act that works, and the activity has gone since: the success is shown',
    giftActivity,
  )
    .meets('s4.language.localised', 'own.activity.acts')
    .sends({ type: 'act.requested', act: 'claim' })
    .sends({ type: 'language.changed' })
    .settles('act', { output: { ...giftActivity, status: 'claimed' } })
    .settles('load', { output: { kind: 'gone' } })
    .sees('shown.done')
    .knows({ activity: { ...giftActivity, status: 'claimed' } }),

  shows(
    'The language changes during an act that fails: the activity is read again, and the reason is shown',
    giftActivity,
  )
    .meets('s4.language.localised')
    .sends({ type: 'act.requested', act: 'claim' })
    .sends({ type: 'language.changed' })
    .settles('act', { error: offline })
    .sees('loading')
    .invokes('load', { id })
    .settles('load', { output: { kind: 'shown', activity: translated } })
    .sees('shown.refused', 'rejected')
    .knows({ failure: offline, activity: translated })
    .sends({ type: 'refresh.requested' })
    .settles('load', { output: { kind: 'shown', activity: translated } })
    .sees('shown.idle'),

  shows('After an act has failed the activity cannot be read either: only the last reason is shown', giftActivity)
    .meets('own.activity.acts')
    .sends({ type: 'act.requested', act: 'claim' })
    .sends({ type: 'language.changed' })
    .settles('act', { error: offline })
    .settles('load', { error: broken })
    .sees('failed')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .settles('load', { output: { kind: 'shown', activity: translated } })
    .sees('shown.idle')
    .lacks('rejected'),

  applying('The pictures fail: it goes on without more of them')
    .meets('own.activity.acts')
    .settles('pictures', { error: broken })
    .sees('applying')
    .settles('applicationForm', { output: { sent: true } })
    .sees('loading'),

  applying('The form fails: it is told, and begun anew')
    .meets('own.portal.broken-part')
    .settles('applicationForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('loading'),

  shows('What it asks for is done by one press, and told', giftActivity)
    .meets('own.activity.acts', 's4.activity.statuses')
    .sends({ type: 'act.requested', act: 'claim' })
    .sees('acting', 'busy')
    .invokes('act', { id, act: 'claim' })
    .ignores({ type: 'act.requested', act: 'claim' })
    .settles('act', { output: { ...giftActivity, status: 'claimed' } })
    .sees('shown.done')
    .lacks('busy')
    .knows({ activity: { ...giftActivity, status: 'claimed' } }),

  shows('What is refused is told, and it can be looked at again', { ...giftActivity, kind: 'raffle' })
    .meets('own.activity.acts', 'own.raffle.fair')
    .sends({ type: 'act.requested', act: 'draw' })
    .invokes('act', { id, act: 'draw' })
    .settles('act', { error: offline })
    .sees('shown.refused', 'rejected')
    .knows({ failure: offline, activity: { ...giftActivity, kind: 'raffle' } })
    .sends({ type: 'refresh.requested' })
    .sees('loading')
    .knows({ failure: null }),

  ...(['join', 'sign'] as const).map((kind) =>
    shows(`Of the kind ${kind} it is done by that press, and by no other`, { ...openActivity, kind })
      .meets('s4.activity.statuses')
      .ignores({ type: 'application.requested' })
      .ignores({ type: 'act.requested', act: 'claim' })
      .ignores({ type: 'act.requested', act: 'draw' })
      .ignores({ type: 'rewards.requested' })
      .ignores({ type: 'refresh.requested' })
      .sends({ type: 'act.requested', act: kind })
      .invokes('act', { id, act: kind }),
  ),

  shows('What is claimed is neither drawn nor applied for', giftActivity)
    .meets('s4.activity.statuses')
    .ignores({ type: 'act.requested', act: 'draw' })
    .ignores({ type: 'act.requested', act: 'join' })
    .ignores({ type: 'application.requested' }),

  shows('A raffle is drawn, and not claimed', { ...giftActivity, kind: 'raffle' })
    .meets('s4.activity.statuses')
    .ignores({ type: 'act.requested', act: 'claim' }),

  shows('Who was rejected applies again while it is open', { ...openActivity, status: 'rejected', again: true })
    .meets('s4.activity.statuses')
    .ignores({ type: 'refresh.requested' })
    .sends({ type: 'application.requested' })
    .sees('applying'),

  shows('Who was rejected after its end does not', { ...openActivity, status: 'rejected' })
    .meets('s4.activity.statuses')
    .ignores({ type: 'application.requested' }),

  shows('What is applied for asks for nothing else', openActivity)
    .meets('s4.activity.statuses')
    .ignores({ type: 'act.requested', act: 'join' })
    .ignores({ type: 'rewards.requested' }),

  ...(['applying', 'process', 'joined', 'signed', 'issued'] as const).map((status) =>
    shows(`While it is ${status} it can be looked at again`, { ...openActivity, status })
      .meets('s4.activity.statuses')
      .ignores({ type: 'application.requested' })
      .sends({ type: 'refresh.requested' })
      .sees('loading'),
  ),

  ...(['claimed', 'close', 'comingSoon'] as const).map((status) =>
    shows(`While it is ${status} nothing is to be done`, { ...openActivity, status })
      .meets('s4.activity.statuses')
      .ignores({ type: 'application.requested' })
      .ignores({ type: 'refresh.requested' })
      .ignores({ type: 'rewards.requested' })
      .ignores({ type: 'act.requested', act: 'claim' }),
  ),

  shows('A prize that was issued is claimed in the reward centre', issuedActivity)
    .meets('s4.activity.statuses')
    .sends({ type: 'rewards.requested' })
    .sees('left')
    .ends({ next: { to: 'rewardCenter', centre: 'memberCentre' } }),
];
