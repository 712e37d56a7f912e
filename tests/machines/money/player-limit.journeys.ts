import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const confirmableFrom = 1_800_086_400_000;
const none = { kind: 'loss', period: 'week', limit: null, used: '0.00', asked: null };
const set = { ...none, limit: '5000.00', used: '1200.00' };
const raised = { ...set, asked: { limit: '9000.00', confirmableFrom } };
const moreTime = { kind: 'time', period: 'day', limit: 90, used: 0, asked: { limit: 120, confirmableFrom } };

const key = { kind: 'loss', period: 'week' };
const opened = (title: string) => journey(title).given(key);
const editing = (title: string) => opened(title).settles('loadLimit', { output: set });
const waiting = (title: string) => opened(title).settles('loadLimit', { output: raised });
const due = (title: string) => waiting(title).sends({ type: 'countdown.ended' });

/** The oracle of a limit, from the requirements. */
export const playerLimitJourneys = [
  opened('A first limit takes effect immediately')
    .meets('own.deposit-limit.set', 'own.deposit-limit.lowered', 'own.play-limit.set', 'own.play-limit.lowered')
    .sees('loading', 'busy')
    .invokes('loadLimit', key)
    .settles('loadLimit', { output: none })
    .sees('editing')
    .lacks('busy', 'rejected')
    .knows({ limit: none })
    .invokes('limitForm', { about: 'loss week' })
    .settles('limitForm', { output: { sent: true } })
    .sees('loading')
    .invokes('loadLimit', key)
    .settles('loadLimit', { output: set })
    .sees('ended')
    .ends({ changed: true }),

  journey('A limit of time without a use of it is set and sent back like any other')
    .meets('own.play-limit.set')
    .given({ kind: 'time', period: 'day' })
    .invokes('loadLimit', { kind: 'time', period: 'day' })
    .settles('loadLimit', { output: moreTime })
    .sees('raisePending.waiting')
    .sends({ type: 'limit.requested' })
    .invokes('limitForm', { about: 'time day' })
    .settles('limitForm', { output: { sent: true } })
    .settles('loadLimit', { output: moreTime })
    .sends({ type: 'raise.dropped' })
    .invokes('dropRaise', { kind: 'time', period: 'day', limit: 90 }),

  editing('A higher limit is requested: the player sees that it is pending, and for how long')
    .meets('own.deposit-limit.raised', 'own.play-limit.raised')
    .settles('limitForm', { output: { sent: true } })
    .settles('loadLimit', { output: raised })
    .sees('raisePending.waiting')
    .knows({ limit: raised })
    .invokes('countdown', { deadline: confirmableFrom })
    .sends({ type: 'countdown.ticked', secondsLeft: 86_400 })
    .sees('raisePending.waiting')
    .knows({ secondsLeft: 86_400 })
    .ignores({ type: 'raise.confirmed' })
    .sends({ type: 'section.closed' })
    .ends({ changed: true }),

  waiting('After 24 hours a second confirmation puts the higher limit into effect')
    .meets('own.deposit-limit.raised', 'own.play-limit.raised')
    .sees('raisePending.waiting')
    .sends({ type: 'countdown.ended' })
    .sees('raisePending.due')
    .lacks('busy')
    .nothingElse()
    .sends({ type: 'raise.confirmed' })
    .sees('confirming', 'busy')
    .invokes('confirmRaise', key)
    .ignores({ type: 'raise.confirmed' })
    .settles('confirmRaise', { output: undefined })
    .sees('ended')
    .ends({ changed: true }),

  due('Without a second confirmation the old limit stays')
    .meets('own.deposit-limit.raised', 'own.play-limit.raised')
    .sends({ type: 'section.closed' })
    .ends({ changed: false }),

  due('A failed second confirmation is reported, and the state of the limit is reloaded')
    .meets('own.deposit-limit.raised', 'own.play-limit.raised')
    .sends({ type: 'raise.confirmed' })
    .settles('confirmRaise', { error: offline })
    .sees('failed', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .settles('loadLimit', { output: raised })
    .sees('raisePending.waiting'),

  ...[waiting, due].flatMap((pendingJourney) => [
    pendingJourney('A cancelled request keeps the old limit')
      .meets('own.deposit-limit.raised', 'own.play-limit.raised')
      .sends({ type: 'raise.dropped' })
      .sees('dropping', 'busy')
      .invokes('dropRaise', { ...key, limit: '5000.00' })
      .settles('dropRaise', { output: undefined })
      .sees('ended')
      .ends({ changed: true }),

    pendingJourney('Another limit is selected instead')
      .meets('own.deposit-limit.set', 'own.play-limit.set')
      .sends({ type: 'limit.requested' })
      .sees('editing')
      .invokes('limitForm', { about: 'loss week' })
      .settles('limitForm', { output: { sent: false } })
      .ends({ changed: false }),
  ]),

  waiting('A failed cancellation is reported')
    .meets('own.deposit-limit.raised', 'own.play-limit.raised')
    .sends({ type: 'raise.dropped' })
    .settles('dropRaise', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline }),

  waiting('A failure of the clock is reported')
    .meets('own.portal.broken-part')
    .settles('countdown', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  editing('Leaving keeps the limit unchanged')
    .meets('own.deposit-limit.set', 'own.play-limit.set')
    .settles('limitForm', { output: { sent: false } })
    .sees('ended')
    .ends({ changed: false }),

  editing('A failure of the form is reported, and the form restarts')
    .meets('own.portal.broken-part')
    .settles('limitForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('loading'),

  opened('After a failed load of the limit the player goes back')
    .meets('own.deposit-limit.set', 'own.play-limit.set')
    .settles('loadLimit', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'section.closed' })
    .ends({ changed: false }),

  opened('The player leaves during the load of the limit')
    .meets('own.deposit-limit.set', 'own.play-limit.set')
    .sends({ type: 'section.closed' })
    .ends({ changed: false }),
];

/** Invariants of a limit. */
export const playerLimitInvariants = [
  invariant(
    'A second confirmation is sent only for a request whose day is over',
    ({ before, effects }) =>
      before?.matches({ raisePending: 'due' }) ||
      !effects.some((effect) => effect.kind === 'invoke' && effect.src === 'confirmRaise'),
  ).meets('own.deposit-limit.raised', 'own.play-limit.raised'),
];
