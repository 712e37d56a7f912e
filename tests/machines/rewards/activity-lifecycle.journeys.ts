import type { ActivityKind } from '../../../machines/rewards/activity-lifecycle/activity-lifecycle.machine';
import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const HOUR = 3_600_000;
const terms = { opensIn: 0, closesIn: 72 * HOUR, claimFor: 168 * HOUR, signs: 2 };
const open = (title: string, kind: ActivityKind) => journey(title).given({ ...terms, kind });
const joined = (title: string) => open(title, 'join').sends({ type: 'player.joined', closesIn: 48 * HOUR });
const applied = (title: string) => open(title, 'apply').sends({ type: 'player.applied' });

/** Journeys of a player through an activity, derived from the requirements. */
export const activityLifecycleJourneys = [
  journey('Before it opens it is coming soon; then it can be joined, until it closes')
    .given({ ...terms, kind: 'join', opensIn: 24 * HOUR })
    .meets('s4.activity.statuses')
    .sees('comingSoon')
    .ignores({ type: 'player.joined', closesIn: HOUR })
    .waits(24 * HOUR - 1)
    .sees('comingSoon')
    .waits(1)
    .sees('open.join')
    .nothingElse()
    .waits(48 * HOUR - 1)
    .sees('open.join')
    .waits(1)
    .sees('close', 'over')
    .nothingElse()
    .ends(),

  journey('Once over it is closed, even if it never opened for this player')
    .given({ ...terms, kind: 'claim', opensIn: HOUR, closesIn: 0 })
    .meets('s4.activity.statuses')
    .sees('close', 'over')
    .nothingElse()
    .ends(),

  joined('Joined, evaluated ten minutes after the end, reached: the prize is in the reward centre, and claimed there')
    .meets('s4.activity.statuses', 'own.activity.reckoned')
    .sees('joined')
    .lacks('over')
    .nothingElse()
    .ignores({ type: 'player.joined', closesIn: HOUR })
    .ignores({ type: 'player.claimed' })
    .ignores({ type: 'ops.approved' })
    .ignores({ type: 'reckoned.met' })
    .waits(48 * HOUR - 1)
    .sees('joined')
    .waits(1)
    .sees('process.settling')
    .nothingElse()
    .ignores({ type: 'ops.approved' })
    .ignores({ type: 'ops.rejected' })
    .ignores({ type: 'reckoned.met' })
    .waits(600_000 - 1)
    .nothingElse()
    .waits(1)
    .sees('process.reckoning')
    .acts('computeRanks')
    .nothingElse()
    .sends({ type: 'reckoned.met' })
    .sees('issued')
    .lacks('over')
    .acts('issuePrize')
    .acts('notifyPlayer', { news: 'issued' })
    .nothingElse()
    .ignores({ type: 'player.claimed' })
    .sends({ type: 'reward.claimed' })
    .sees('claimed', 'over')
    .nothingElse()
    .ends(),

  joined('Joined but not reached: the player is notified, and the activity ends')
    .meets('own.activity.reckoned', 's4.activity.statuses')
    .waits(48 * HOUR)
    .waits(600_000)
    .acts('computeRanks')
    .sends({ type: 'reckoned.missed' })
    .sees('close', 'over')
    .acts('notifyPlayer', { news: 'missed' })
    .nothingElse()
    .ends(),

  journey('Joined late: it closes at its own end')
    .given({ ...terms, kind: 'join', opensIn: 24 * HOUR })
    .meets('own.activity.reckoned')
    .waits(24 * HOUR)
    .sends({ type: 'player.joined', closesIn: HOUR })
    .knows({ opensIn: 0, closesIn: HOUR })
    .waits(HOUR - 1)
    .sees('joined')
    .waits(1)
    .sees('process.settling'),

  open('Signed in on two days: once a day, then the prize can be claimed immediately', 'sign')
    .meets('own.activity.sign', 's4.activity.statuses')
    .sees('open.join')
    .ignores({ type: 'player.joined', closesIn: HOUR })
    .ignores({ type: 'player.applied' })
    .ignores({ type: 'player.claimed' })
    .sends({ type: 'player.signed', dayLeft: 6 * HOUR })
    .sees('open.signed')
    .nothingElse()
    .ignores({ type: 'player.signed', dayLeft: 6 * HOUR })
    .waits(6 * HOUR - 1)
    .sees('open.signed')
    .waits(1)
    .sees('open.join')
    .knows({ signed: 1 })
    .sends({ type: 'player.signed', dayLeft: 24 * HOUR })
    .sees('open.claim')
    .knows({ signed: 2 })
    .nothingElse()
    .sends({ type: 'player.claimed' })
    .sees('claimed', 'over')
    .acts('givePrize')
    .nothingElse()
    .ends(),

  open('Signed in once, and not again in time: it closes', 'sign')
    .meets('own.activity.sign', 's4.activity.statuses')
    .sends({ type: 'player.signed', dayLeft: 6 * HOUR })
    .waits(6 * HOUR)
    .waits(66 * HOUR - 1)
    .sees('open.join')
    .waits(1)
    .sees('close')
    .ends(),

  ...(['claim', 'raffle'] as const).map((kind) =>
    open(`An activity of kind ${kind} is claimed once, and granted immediately`, kind)
      .meets('s4.activity.statuses')
      .sees('open.claim')
      .ignores({ type: 'player.joined', closesIn: HOUR })
      .ignores({ type: 'player.signed', dayLeft: HOUR })
      .sends({ type: 'player.claimed' })
      .sees('claimed', 'over')
      .acts('givePrize')
      .nothingElse()
      .ends(),
  ),

  applied('Applied and approved: the player is notified at each step, and the prize is in the reward centre')
    .meets('s4.activity.statuses')
    .sees('applying')
    .lacks('over')
    .acts('notifyPlayer', { news: 'received' })
    .nothingElse()
    .ignores({ type: 'player.applied' })
    .waits(100 * HOUR)
    .sees('applying')
    .sends({ type: 'ops.reviewed' })
    .sees('process.inReview')
    .acts('notifyPlayer', { news: 'inReview' })
    .nothingElse()
    .waits(600_000)
    .sees('process.inReview')
    .nothingElse()
    .ignores({ type: 'ops.reviewed' })
    .sends({ type: 'ops.approved' })
    .sees('issued')
    .acts('issuePrize')
    .acts('notifyPlayer', { news: 'issued' })
    .nothingElse(),

  applied('Approved, and not claimed within its days and an hour: over')
    .meets('s4.activity.statuses')
    .sends({ type: 'ops.approved' })
    .sees('issued')
    .waits(169 * HOUR - 1)
    .sees('issued')
    .waits(1)
    .sees('close', 'over')
    .ends(),

  ...[true, false].map((isReviewed) => {
    const before = applied(`Rejected ${isReviewed ? 'after a review' : 'at once'}: the player reads why`).meets(
      's4.activity.statuses',
    );
    return (isReviewed ? before.sends({ type: 'ops.reviewed' }) : before)
      .sends({ type: 'ops.rejected' })
      .sees('rejected', 'over')
      .acts('notifyPlayer', { news: 'rejected' })
      .ends();
  }),

  open('A joined activity takes no sign-in or application, and its outcome no other decision', 'join')
    .meets('s4.activity.statuses')
    .sees('open.join')
    .ignores({ type: 'player.signed', dayLeft: HOUR })
    .ignores({ type: 'player.applied' })
    .ignores({ type: 'player.claimed' })
    .ignores({ type: 'ops.approved' }),
];

export const activityLifecycleTemporals = [
  leadsTo(
    'An announced activity opens, and is over one day',
    ['comingSoon', 'open'],
    ['close', 'process', 'rejected', 'claimed', 'issued'],
    {
      within: 4,
    },
  ),
];
