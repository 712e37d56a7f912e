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

const startJourney = (title: string) => journey(title);
const counting = (title: string) => startJourney(title).settles('loadPlan', { output: { dueAt } });
const reading = (title: string) => counting(title).sends({ type: 'check.due' });
const reportJourney = (title: string) => reading(title).settles('readCheck', { output: check });
const unread = (title: string) => reading(title).settles('readCheck', { error: offline });

/** The oracle of the reality check, from the requirements. */
export const realityCheckJourneys = [
  startJourney('When the time is up, it shows start, stakes and wins; the player continues, and the interval restarts')
    .meets('own.reality-check.displayed', 'own.reality-check.persistent')
    .sees('loadingSetting')
    .lacks('open')
    .invokes('loadPlan')
    .invokes('watchSetting')
    .settles('loadPlan', { output: { dueAt } })
    .sees('waiting')
    .lacks('open')
    .invokes('watchDue', { dueAt })
    .sends({ type: 'check.due' })
    .sees('open.loadingFigures', 'open', 'busy')
    .invokes('readCheck')
    .settles('readCheck', { output: check })
    .sees('open.loaded', 'open')
    .lacks('busy', 'rejected')
    .knows({ check })
    .sends({ type: 'check.acknowledged' })
    .sees('planning')
    .lacks('open')
    .invokes('planNext')
    .nothingElse()
    .settles('planNext', { output: { dueAt: later } })
    .sees('waiting')
    .knows({ dueAt: later })
    .invokes('watchDue', { dueAt: later }),

  startJourney('A player without one sees none, until one is set')
    .meets('own.reality-check.set')
    .settles('loadPlan', { output: { dueAt: null } })
    .sees('off')
    .lacks('open')
    .ignores({ type: 'check.due' })
    .sends({ type: 'setting.changed' })
    .sees('loadingSetting')
    .invokes('loadPlan'),

  counting('Another interval is selected while one runs')
    .meets('own.reality-check.set')
    .sends({ type: 'setting.changed' })
    .sees('loadingSetting')
    .knows({ dueAt })
    .settles('loadPlan', { output: { dueAt: null } })
    .sees('off')
    .knows({ dueAt: null }),

  reportJourney('The transaction history opens, and the dialog closes')
    .meets('own.reality-check.displayed')
    .sends({ type: 'record.requested' })
    .sees('planning')
    .lacks('open')
    .notifies('parent', record)
    .invokes('planNext')
    .nothingElse(),

  reportJourney('A logout is requested from the portal; a player who stays keeps the dialog')
    .meets('own.reality-check.displayed')
    .sends({ type: 'leave.requested' })
    .notifies('parent', logout)
    .nothingElse()
    .sees('open.loaded', 'open'),

  reading('The dialog can be answered while the figures are loading')
    .meets('own.reality-check.displayed')
    .sends({ type: 'leave.requested' })
    .notifies('parent', logout)
    .sees('open.loadingFigures')
    .sends({ type: 'check.acknowledged' })
    .sees('planning'),

  unread('Without the figures the dialog stays and says why, and they are loaded again')
    .meets('own.reality-check.displayed')
    .sees('open.loadFailed', 'open', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('open.loadingFigures')
    .knows({ failure: null })
    .invokes('readCheck'),

  unread('The player continues without figures, too')
    .meets('own.reality-check.displayed')
    .sends({ type: 'check.acknowledged' })
    .sees('planning'),

  startJourney('A failed load of the setting is retried in a minute')
    .meets('own.reality-check.persistent')
    .settles('loadPlan', { error: offline })
    .sees('unknown')
    .lacks('open')
    .waits(59_999)
    .sees('unknown')
    .waits(1)
    .sees('loadingSetting')
    .invokes('loadPlan'),

  counting('After a failure of the clock the setting is reloaded in a minute')
    .meets('own.portal.broken-part')
    .settles('watchDue', { error: broken })
    .sees('unknown'),

  reportJourney('When the continuation cannot be stored, the setting is reloaded in a minute')
    .meets('own.reality-check.persistent')
    .sends({ type: 'check.acknowledged' })
    .settles('planNext', { error: broken })
    .sees('unknown'),

  counting('When changes elsewhere cannot be watched, the check continues unchanged')
    .meets('own.portal.broken-part')
    .settles('watchSetting', { error: broken })
    .sees('waiting'),
];

/** Invariants of the reality check. */
export const realityCheckInvariants = [
  invariant(
    'Only the player, or a changed setting, closes an open dialog',
    ({ before, snapshot, move }) =>
      !before?.hasTag('open') ||
      snapshot.hasTag('open') ||
      ['check.acknowledged', 'record.requested', 'setting.changed'].includes(move?.event.type ?? ''),
  ).meets('own.reality-check.displayed'),
];

export const realityCheckTemporals = [
  leadsTo('An unknown setting is loaded again', 'unknown', 'loadingSetting', { within: 1 }),
];
