import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const confirmableFrom = 1_800_086_400_000;
const none = { period: 'week', limit: null, used: '0.00', asked: null };
const set = { ...none, limit: '5000.00', used: '1200.00' };
const raised = { ...set, asked: { limit: '9000.00', confirmableFrom } };

const opened = (title: string) => journey(title).given({ period: 'week' });
const editing = (title: string) => opened(title).settles('loadLimit', { output: set });
const waiting = (title: string) => opened(title).settles('loadLimit', { output: raised });
const due = (title: string) => waiting(title).sends({ type: 'countdown.ended' });

/** The oracle of a deposit limit, from the requirements. */
export const depositLimitJourneys = [
  opened('A limit is set where there was none, and counts at once')
    .meets('own.deposit-limit.set', 'own.deposit-limit.lowered')
    .sees('loading', 'busy')
    .invokes('loadLimit', { period: 'week' })
    .settles('loadLimit', { output: none })
    .sees('editing')
    .lacks('busy', 'rejected')
    .knows({ limit: none })
    .invokes('limitForm', { about: 'week' })
    .settles('limitForm', { output: { sent: true } })
    .sees('loading')
    .invokes('loadLimit', { period: 'week' })
    .settles('loadLimit', { output: set })
    .sees('over')
    .ends({ changed: true }),

  editing('A higher limit is asked for: the player sees that it waits, and for how long')
    .meets('own.deposit-limit.raised')
    .settles('limitForm', { output: { sent: true } })
    .settles('loadLimit', { output: raised })
    .sees('asked.waiting')
    .knows({ limit: raised })
    .invokes('countdown', { deadline: confirmableFrom })
    .sends({ type: 'countdown.ticked', secondsLeft: 86_400 })
    .sees('asked.waiting')
    .knows({ secondsLeft: 86_400 })
    .ignores({ type: 'raise.confirmed' })
    .sends({ type: 'section.left' })
    .ends({ changed: true }),

  waiting('After 24 hours the player says yes a second time, and the higher limit counts')
    .meets('own.deposit-limit.raised')
    .sees('asked.waiting')
    .sends({ type: 'countdown.ended' })
    .sees('asked.due')
    .lacks('busy')
    .nothingElse()
    .sends({ type: 'raise.confirmed' })
    .sees('confirming', 'busy')
    .invokes('confirmRaise', { period: 'week' })
    .ignores({ type: 'raise.confirmed' })
    .settles('confirmRaise', { output: undefined })
    .sees('over')
    .ends({ changed: true }),

  due('Without a second yes the old limit stays')
    .meets('own.deposit-limit.raised')
    .sends({ type: 'section.left' })
    .ends({ changed: false }),

  due('The second yes does not arrive: it is told, and how the limit stands is read again')
    .meets('own.deposit-limit.raised')
    .sends({ type: 'raise.confirmed' })
    .settles('confirmRaise', { error: offline })
    .sees('failed', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .settles('loadLimit', { output: raised })
    .sees('asked.waiting'),

  ...[waiting, due].flatMap((asked) => [
    asked('What was asked for is taken back, and the old limit goes on')
      .meets('own.deposit-limit.raised')
      .sends({ type: 'raise.dropped' })
      .sees('dropping', 'busy')
      .invokes('dropRaise', { period: 'week', limit: '5000.00' })
      .settles('dropRaise', { output: undefined })
      .sees('over')
      .ends({ changed: true }),

    asked('Another limit is wanted instead')
      .meets('own.deposit-limit.set')
      .sends({ type: 'limit.requested' })
      .sees('editing')
      .invokes('limitForm', { about: 'week' })
      .settles('limitForm', { output: { sent: false } })
      .ends({ changed: false }),
  ]),

  waiting('To take it back fails: it is told')
    .meets('own.deposit-limit.raised')
    .sends({ type: 'raise.dropped' })
    .settles('dropRaise', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline }),

  waiting('The clock fails: it is told')
    .meets('own.portal.broken-part')
    .settles('countdown', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  editing('It is left: the limit stays as it was')
    .meets('own.deposit-limit.set')
    .settles('limitForm', { output: { sent: false } })
    .sees('over')
    .ends({ changed: false }),

  editing('The form fails: it is told, and begun anew')
    .meets('own.portal.broken-part')
    .settles('limitForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('loading'),

  opened('The limit cannot be read: the player goes back')
    .meets('own.deposit-limit.set')
    .settles('loadLimit', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'section.left' })
    .ends({ changed: false }),

  opened('It is left while the limit is read')
    .meets('own.deposit-limit.set')
    .sends({ type: 'section.left' })
    .ends({ changed: false }),
];

/** What holds of a deposit limit at every moment. */
export const depositLimitInvariants = [
  invariant(
    'A second yes is sent only where something was asked for and its day is over',
    ({ before, effects }) =>
      before?.matches({ asked: 'due' }) ||
      !effects.some((effect) => effect.kind === 'invoke' && effect.src === 'confirmRaise'),
  ).meets('own.deposit-limit.raised'),
];
