import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';
import { leadsTo } from '../../harness/temporal';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const dueAt = 1_800_003_600_000;
const later = 1_800_007_200_000;
const check = { since: 1_800_000_000_000, at: dueAt, staked: '900.00', won: '400.00', net: '-500.00' };
const logout = { type: 'logout.requested' };
const record = { type: 'place.requested', place: { to: 'transactionHistory', centre: 'memberCentre' } };

const begun = (title: string) => journey(title);
const counting = (title: string) => begun(title).settles('loadPlan', { output: { dueAt } });
const reading = (title: string) => counting(title).sends({ type: 'check.due' });
const told = (title: string) => reading(title).settles('readCheck', { output: check });
const unread = (title: string) => reading(title).settles('readCheck', { error: offline });

/** The oracle of the reality check, from the requirements. */
export const realityCheckJourneys = [
  begun(
    'When the time has passed it says since when, what was staked and won; the player goes on, and the time begins anew',
  )
    .meets('own.reality-check.told', 'own.reality-check.kept')
    .sees('learning')
    .lacks('open')
    .invokes('loadPlan')
    .invokes('watchSetting')
    .settles('loadPlan', { output: { dueAt } })
    .sees('counting')
    .lacks('open')
    .invokes('watchDue', { dueAt })
    .sends({ type: 'check.due' })
    .sees('open.reading', 'open', 'busy')
    .invokes('readCheck')
    .settles('readCheck', { output: check })
    .sees('open.told', 'open')
    .lacks('busy', 'rejected')
    .knows({ check })
    .sends({ type: 'check.acknowledged' })
    .sees('planning')
    .lacks('open')
    .invokes('planNext')
    .nothingElse()
    .settles('planNext', { output: { dueAt: later } })
    .sees('counting')
    .knows({ dueAt: later })
    .invokes('watchDue', { dueAt: later }),

  begun('Who wants none is told nothing, until they want it')
    .meets('own.reality-check.set')
    .settles('loadPlan', { output: { dueAt: null } })
    .sees('off')
    .lacks('open')
    .ignores({ type: 'check.due' })
    .sends({ type: 'setting.changed' })
    .sees('learning')
    .invokes('loadPlan'),

  counting('Another time is chosen while one runs')
    .meets('own.reality-check.set')
    .sends({ type: 'setting.changed' })
    .sees('learning')
    .knows({ dueAt })
    .settles('loadPlan', { output: { dueAt: null } })
    .sees('off')
    .knows({ dueAt: null }),

  told('The account record is looked at: it opens, and the dialog is gone')
    .meets('own.reality-check.told')
    .sends({ type: 'record.requested' })
    .sees('planning')
    .lacks('open')
    .tells('parent', record)
    .invokes('planNext')
    .nothingElse(),

  told('To log out is asked by the portal; who stays has the dialog still')
    .meets('own.reality-check.told')
    .sends({ type: 'leave.requested' })
    .tells('parent', logout)
    .nothingElse()
    .sees('open.told', 'open'),

  reading('While the figures are read it can be answered already')
    .meets('own.reality-check.told')
    .sends({ type: 'leave.requested' })
    .tells('parent', logout)
    .sees('open.reading')
    .sends({ type: 'check.acknowledged' })
    .sees('planning'),

  unread('The figures cannot be read: the dialog stays and says why, and they are read again')
    .meets('own.reality-check.told')
    .sees('open.unread', 'open', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('open.reading')
    .knows({ failure: null })
    .invokes('readCheck'),

  unread('Without figures the player goes on, too')
    .meets('own.reality-check.told')
    .sends({ type: 'check.acknowledged' })
    .sees('planning'),

  begun('How it is set cannot be learnt: it is asked again in a minute')
    .meets('own.reality-check.kept')
    .settles('loadPlan', { error: offline })
    .sees('unknown')
    .lacks('open')
    .waits(59_999)
    .sees('unknown')
    .waits(1)
    .sees('learning')
    .invokes('loadPlan'),

  counting('Its clock fails: it is learnt again in a minute')
    .meets('own.portal.broken-part')
    .settles('watchDue', { error: broken })
    .sees('unknown'),

  told('What follows cannot be written down: it is learnt again in a minute')
    .meets('own.reality-check.kept')
    .sends({ type: 'check.acknowledged' })
    .settles('planNext', { error: broken })
    .sees('unknown'),

  counting('That it is set elsewhere cannot be heard: it goes on as it is')
    .meets('own.portal.broken-part')
    .settles('watchSetting', { error: broken })
    .sees('counting'),
];

/** What holds of the reality check at every moment. */
export const realityCheckInvariants = [
  invariant(
    'Once it is up only the player, or another setting of theirs, takes the dialog away',
    ({ before, snapshot, move }) =>
      !before?.hasTag('open') ||
      snapshot.hasTag('open') ||
      ['check.acknowledged', 'record.requested', 'setting.changed'].includes(move?.event.type ?? ''),
  ).meets('own.reality-check.told'),
];

export const realityCheckTemporals = [
  leadsTo('What is not known is asked for again', 'unknown', 'learning', { within: 1 }),
];
