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
  opened(title).settles('load', { output: { kind: 'loaded', activity } });
const applying = (title: string) => shows(title, openActivity).sends({ type: 'application.requested' });

/** The oracle of an activity and its application, from the requirements. */
export const activityApplicationJourneys = [
  opened('The activity is loaded and shown')
    .meets('own.activity.acts', 's4.activity.statuses')
    .sees('loading', 'busy')
    .invokes('load', { id })
    .invokes('watchLanguage')
    .settles('load', { output: { kind: 'loaded', activity: openActivity } })
    .sees('loaded.idle')
    .lacks('busy', 'rejected')
    .knows({ activity: openActivity }),

  shows('In another language it is loaded again', openActivity)
    .meets('own.activity.acts')
    .sends({ type: 'language.changed' })
    .sees('loading', 'busy')
    .invokes('load', { id })
    .nothingElse(),
  shows('An activity whose language cannot be watched stays unchanged', openActivity)
    .meets('own.activity.acts')
    .settles('watchLanguage', { error: offline })
    .sees('loaded.idle')
    .nothingElse(),

  opened('An activity unavailable to this player is reported, and the player leaves')
    .meets('own.activity.acts', 'own.activity.barred')
    .settles('load', { output: { kind: 'gone' } })
    .sees('notFound')
    .knows({ activity: null })
    .sends({ type: 'activity.closed' })
    .sees('closed')
    .ends({}),

  opened('A failed load is left')
    .meets('own.activity.acts')
    .settles('load', { error: offline })
    .sends({ type: 'activity.closed' })
    .ends({}),

  shows('The activity opens and closes', openActivity)
    .meets('own.activity.acts')
    .sends({ type: 'activity.closed' })
    .sees('closed')
    .ends({}),

  opened('A failed load can be retried')
    .meets('own.activity.acts')
    .settles('load', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('load', { id }),

  applying('An application sends comment and pictures together, and its success is shown once')
    .meets('own.activity.acts')
    .sees('applying')
    .acts('shareProofs', { proofs: [] })
    .invokes('pictures', { about: id })
    .invokes('applicationForm', { about: id })
    .sends({ type: 'proofs.changed', proofs: ['p1', 'p2'] })
    .acts('shareProofs', { proofs: ['p1', 'p2'] })
    .notifies('applicationForm', { type: 'field.edited', field: 'proofs' })
    .settles('applicationForm', { output: { sent: true } })
    .sees('loading')
    .settles('load', { output: { kind: 'loaded', activity: appliedActivity } })
    .sees('loaded.applied')
    .knows({ activity: appliedActivity })
    .sends({ type: 'refresh.requested' })
    .settles('load', { output: { kind: 'loaded', activity: appliedActivity } })
    .sees('loaded.idle'),

  applying('Closing the application sends nothing, and shows the activity without another request')
    .meets('own.activity.acts')
    .settles('applicationForm', { output: { sent: false } })
    .sees('loaded.idle')
    .knows({ activity: openActivity })
    .nothingElse(),

  applying('In another language the open form shows the activity in it, and closes without another request')
    .meets('s4.language.localised')
    .sees('applying.current')
    .sends({ type: 'language.changed' })
    .sees('applying.rereading')
    .invokes('load', { id })
    .nothingElse()
    .settles('load', { output: { kind: 'loaded', activity: translated } })
    .sees('applying.current')
    .knows({ activity: translated })
    .settles('applicationForm', { output: { sent: false } })
    .sees('loaded.idle')
    .knows({ activity: translated })
    .nothingElse(),

  applying('Closing the application during a load in another language completes that load')
    .meets('s4.language.localised')
    .sends({ type: 'language.changed' })
    .settles('applicationForm', { output: { sent: false } })
    .sees('loading')
    .invokes('load', { id })
    .settles('load', { output: { kind: 'loaded', activity: translated } })
    .sees('loaded.idle')
    .sends({ type: 'application.requested' })
    .settles('applicationForm', { output: { sent: false } })
    .sees('loaded.idle'),

  applying('A failed load during the form leaves the form open, and is retried after it')
    .meets('s4.language.localised')
    .sends({ type: 'language.changed' })
    .settles('load', { error: offline })
    .sees('applying.previous')
    .knows({ activity: openActivity })
    .settles('applicationForm', { output: { sent: false } })
    .sees('loading')
    .invokes('load', { id }),

  applying('An activity that has gone in another language leaves the form open, and is reported after it')
    .meets('s4.language.localised', 'own.activity.barred')
    .sends({ type: 'language.changed' })
    .settles('load', { output: { kind: 'gone' } })
    .sees('applying.previous')
    .knows({ activity: openActivity })
    .nothingElse()
    .sends({ type: 'proofs.changed', proofs: ['p1'] })
    .notifies('applicationForm', { type: 'field.edited', field: 'proofs' })
    .settles('applicationForm', { output: { sent: false } })
    .sees('loading')
    .invokes('load', { id })
    .settles('load', { output: { kind: 'gone' } })
    .sees('notFound')
    .sends({ type: 'activity.closed' })
    .ends({}),

  applying('An application sent for an activity gone in another language shows its success')
    .meets('s4.language.localised')
    .sends({ type: 'language.changed' })
    .settles('load', { output: { kind: 'gone' } })
    .settles('applicationForm', { output: { sent: true } })
    .sees('loading')
    .invokes('load', { id })
    .settles('load', { output: { kind: 'gone' } })
    .sees('loaded.applied')
    .knows({ activity: openActivity }),

  applying('Two language changes during the form load the activity in the last language')
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

  opened('A language change during the load restarts it')
    .meets('s4.language.localised')
    .sends({ type: 'language.changed' })
    .sees('loading', 'busy')
    .invokes('load', { id })
    .nothingElse(),

  shows('A language change during a successful action reloads the activity, and the success is shown', giftActivity)
    .meets('s4.language.localised')
    .sends({ type: 'act.requested', act: 'claim' })
    .sends({ type: 'language.changed' })
    .sees('acting')
    .nothingElse()
    .settles('act', { output: { ...giftActivity, status: 'claimed' } })
    .sees('loading')
    .invokes('load', { id })
    .settles('load', { output: { kind: 'loaded', activity: { ...translated, status: 'claimed' } } })
    .sees('loaded.done')
    .knows({ activity: { ...translated, status: 'claimed' } })
    .sends({ type: 'language.changed' })
    .settles('load', { output: { kind: 'loaded', activity: openActivity } })
    .sees('loaded.idle'),

  shows('A language change during a successful action on a removed activity shows the success', giftActivity)
    .meets('s4.language.localised', 'own.activity.acts')
    .sends({ type: 'act.requested', act: 'claim' })
    .sends({ type: 'language.changed' })
    .settles('act', { output: { ...giftActivity, status: 'claimed' } })
    .settles('load', { output: { kind: 'gone' } })
    .sees('loaded.done')
    .knows({ activity: { ...giftActivity, status: 'claimed' } }),

  shows('A language change during a failing action reloads the activity, and the reason is shown', giftActivity)
    .meets('s4.language.localised')
    .sends({ type: 'act.requested', act: 'claim' })
    .sends({ type: 'language.changed' })
    .settles('act', { error: offline })
    .sees('loading')
    .invokes('load', { id })
    .settles('load', { output: { kind: 'loaded', activity: translated } })
    .sees('loaded.rejected', 'rejected')
    .knows({ failure: offline, activity: translated })
    .sends({ type: 'refresh.requested' })
    .settles('load', { output: { kind: 'loaded', activity: translated } })
    .sees('loaded.idle'),

  shows('A failed action followed by a failed load shows only the last reason', giftActivity)
    .meets('own.activity.acts')
    .sends({ type: 'act.requested', act: 'claim' })
    .sends({ type: 'language.changed' })
    .settles('act', { error: offline })
    .settles('load', { error: broken })
    .sees('failed')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .settles('load', { output: { kind: 'loaded', activity: translated } })
    .sees('loaded.idle')
    .lacks('rejected'),

  applying('A failure of the pictures leaves the application without more of them')
    .meets('own.activity.acts')
    .settles('pictures', { error: broken })
    .sees('applying')
    .settles('applicationForm', { output: { sent: true } })
    .sees('loading'),

  applying('A failure of the form is reported, and the form restarts')
    .meets('own.portal.broken-part')
    .settles('applicationForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('loading'),

  shows('A single press performs the activity’s action, and its result is shown', giftActivity)
    .meets('own.activity.acts', 's4.activity.statuses')
    .sends({ type: 'act.requested', act: 'claim' })
    .sees('acting', 'busy')
    .invokes('act', { id, act: 'claim' })
    .ignores({ type: 'act.requested', act: 'claim' })
    .settles('act', { output: { ...giftActivity, status: 'claimed' } })
    .sees('loaded.done')
    .lacks('busy')
    .knows({ activity: { ...giftActivity, status: 'claimed' } }),

  shows('A rejection is shown, and the activity can be loaded again', { ...giftActivity, kind: 'raffle' })
    .meets('own.activity.acts', 'own.raffle.fair')
    .sends({ type: 'act.requested', act: 'draw' })
    .invokes('act', { id, act: 'draw' })
    .settles('act', { error: offline })
    .sees('loaded.rejected', 'rejected')
    .knows({ failure: offline, activity: { ...giftActivity, kind: 'raffle' } })
    .sends({ type: 'refresh.requested' })
    .sees('loading')
    .knows({ failure: null }),

  ...(['join', 'sign'] as const).map((kind) =>
    shows(`An activity of kind ${kind} responds to that press only`, { ...openActivity, kind })
      .meets('s4.activity.statuses')
      .ignores({ type: 'application.requested' })
      .ignores({ type: 'act.requested', act: 'claim' })
      .ignores({ type: 'act.requested', act: 'draw' })
      .ignores({ type: 'rewards.requested' })
      .ignores({ type: 'refresh.requested' })
      .sends({ type: 'act.requested', act: kind })
      .invokes('act', { id, act: kind }),
  ),

  shows('A claimed activity is neither drawn nor applied for', giftActivity)
    .meets('s4.activity.statuses')
    .ignores({ type: 'act.requested', act: 'draw' })
    .ignores({ type: 'act.requested', act: 'join' })
    .ignores({ type: 'application.requested' }),

  shows('A raffle is drawn, not claimed', { ...giftActivity, kind: 'raffle' })
    .meets('s4.activity.statuses')
    .ignores({ type: 'act.requested', act: 'claim' }),

  shows('A rejected player reapplies while the activity is open', {
    ...openActivity,
    status: 'rejected',
    again: true,
  })
    .meets('s4.activity.statuses')
    .ignores({ type: 'refresh.requested' })
    .sends({ type: 'application.requested' })
    .sees('applying'),

  shows('A rejected player cannot apply after the end', { ...openActivity, status: 'rejected' })
    .meets('s4.activity.statuses')
    .ignores({ type: 'application.requested' }),

  shows('An activity with an application takes no other action', openActivity)
    .meets('s4.activity.statuses')
    .ignores({ type: 'act.requested', act: 'join' })
    .ignores({ type: 'rewards.requested' }),

  ...(['applying', 'process', 'joined', 'signed', 'issued'] as const).map((status) =>
    shows(`In the state ${status} it can be loaded again`, { ...openActivity, status })
      .meets('s4.activity.statuses')
      .ignores({ type: 'application.requested' })
      .sends({ type: 'refresh.requested' })
      .sees('loading'),
  ),

  ...(['claimed', 'close', 'comingSoon'] as const).map((status) =>
    shows(`In the state ${status} there is nothing to do`, { ...openActivity, status })
      .meets('s4.activity.statuses')
      .ignores({ type: 'application.requested' })
      .ignores({ type: 'refresh.requested' })
      .ignores({ type: 'rewards.requested' })
      .ignores({ type: 'act.requested', act: 'claim' }),
  ),

  shows('An issued prize is claimed in the reward centre', issuedActivity)
    .meets('s4.activity.statuses')
    .sends({ type: 'rewards.requested' })
    .sees('closed')
    .ends({ next: { to: 'rewardCenter', centre: 'memberCentre' } }),
];
