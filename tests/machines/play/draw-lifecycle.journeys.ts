import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';
import { activeNames } from '../../harness/journey-checks';
import { until } from '../../harness/temporal';

const own = { voidsWhenSilent: true, giveUpMinutes: 30 };
const MINUTE = 60_000;

const planned = (title: string, more = {}) => journey(title).given({ ...own, ...more });
const opened = (title: string, more = {}) => planned(title, more).sends({ type: 'time.opened' });
const closed = (title: string, more = {}) => opened(title, more).sends({ type: 'time.closed' });
const drawing = (title: string, more = {}) => closed(title, more).sends({ type: 'time.drawn' });
const delayed = (title: string, more = {}) => drawing(title, more).sends({ type: 'source.silent' });
const drawn = (title: string) => drawing(title).sends({ type: 'source.answered' });
const settling = (title: string) => drawn(title).sends({ type: 'settlement.begun' });
const settled = (title: string) => settling(title).sends({ type: 'settlement.ended' });
const corrected = (title: string) => settled(title).sends({ type: 'ops.corrected' });

/** Journeys of an issue's lifecycle, derived from the requirements. */
export const drawLifecycleJourneys = [
  planned('Planned, opened, closed, drawn and settled')
    .meets('own.draw.lifecycle', 'own.draw.commitment', 'own.draw.closes', 'own.draw.settled')
    .sees('valid.scheduled', 'bets')
    .nothingElse()
    .sends({ type: 'time.opened' })
    .sees('valid.open', 'bets')
    .acts('awaitClose')
    .nothingElse()
    .sends({ type: 'time.closed' })
    .sees('valid.closed', 'waits')
    .lacks('bets')
    .acts('onClosed')
    .acts('awaitDraw')
    .nothingElse()
    .sends({ type: 'time.drawn' })
    .sees('valid.drawing', 'waits')
    .acts('fetchBeacon')
    .nothingElse()
    .sends({ type: 'source.answered' })
    .sees('valid.drawn', 'result')
    .lacks('waits')
    .acts('onDrawn')
    .nothingElse()
    .sends({ type: 'settlement.begun' })
    .sees('valid.settling', 'result')
    .nothingElse()
    .sends({ type: 'settlement.ended' })
    .sees('valid.settled', 'settled')
    .nothingElse(),

  planned('No step is skipped: no close before the opening, no draw before the close, no result before the draw')
    .meets('own.draw.lifecycle', 'own.draw.closes')
    .ignores({ type: 'time.closed' })
    .ignores({ type: 'time.drawn' })
    .ignores({ type: 'source.answered' })
    .ignores({ type: 'ops.resulted' })
    .sends({ type: 'time.opened' })
    .ignores({ type: 'time.opened' })
    .ignores({ type: 'time.drawn' })
    .ignores({ type: 'source.answered' })
    .sends({ type: 'time.closed' })
    .ignores({ type: 'source.answered' })
    .ignores({ type: 'ops.resulted' })
    .ignores({ type: 'settlement.begun' })
    .sends({ type: 'time.drawn' })
    .ignores({ type: 'ops.resulted' })
    .sees('valid.drawing'),

  delayed('A silent beacon is queried again, and responds')
    .meets('own.draw.delayed')
    .sees('valid.delayed', 'late')
    .sees('valid.delayed', 'waits')
    .acts('retryBeacon')
    .nothingElse()
    .waits(30 * MINUTE - 1)
    .sees('valid.delayed')
    .sends({ type: 'source.answered' })
    .sees('valid.drawn', 'result')
    .lacks('late')
    .acts('onDrawn')
    .nothingElse()
    .waits(60 * MINUTE)
    .sees('valid.drawn'),

  delayed('When the beacon stays silent past the deadline, the issue is void and stakes are returned', {
    giveUpMinutes: 45,
  })
    .meets('own.draw.delayed', 'own.draw.void')
    .waits(45 * MINUTE - 1)
    .sees('valid.delayed')
    .waits(1)
    .sees('void', 'back')
    .acts('onVoided')
    .nothingElse()
    .ignores({ type: 'source.answered' })
    .ignores({ type: 'ops.resulted' })
    .sends({ type: 'settlement.begun' })
    .sees('refunding', 'back')
    .nothingElse()
    .sends({ type: 'settlement.ended' })
    .sees('refunded', 'back')
    .sees('refunded', 'settled')
    .nothingElse()
    .ends(),

  delayed('A missing official result is awaited until an operator enters it', { voidsWhenSilent: false })
    .meets('own.draw.delayed', 'own.draw.feeds')
    .waits(60 * MINUTE)
    .sees('valid.delayed', 'late')
    .sends({ type: 'ops.resulted' })
    .sees('valid.drawn', 'result')
    .acts('onDrawn')
    .nothingElse(),

  delayed('An operator voids an issue without an official result', { voidsWhenSilent: false })
    .meets('own.draw.delayed', 'own.draw.void')
    .sends({ type: 'ops.voided' })
    .sees('void', 'back')
    .acts('onVoided')
    .nothingElse(),

  corrected('A result corrected after settlement settles the orders again')
    .meets('own.draw.corrected')
    .sees('valid.corrected', 'result')
    .lacks('settled')
    .acts('onCorrected')
    .nothingElse()
    .sends({ type: 'settlement.begun' })
    .sees('valid.resettling', 'result')
    .nothingElse()
    .sends({ type: 'settlement.ended' })
    .sees('valid.settled', 'settled')
    .nothingElse()
    .sends({ type: 'ops.corrected' })
    .sees('valid.corrected')
    .acts('onCorrected'),

  drawn('A result is corrected before its settlement')
    .meets('own.draw.corrected')
    .sends({ type: 'ops.corrected' })
    .sees('valid.corrected')
    .acts('onCorrected')
    .ignores({ type: 'ops.corrected' })
    .sees('valid.corrected'),

  settling('A result is corrected during settlement')
    .meets('own.draw.corrected')
    .sends({ type: 'ops.corrected' })
    .sees('valid.corrected')
    .acts('onCorrected')
    .ignores({ type: 'settlement.ended' })
    .sends({ type: 'settlement.begun' })
    .sends({ type: 'ops.corrected' })
    .sees('valid.corrected')
    .acts('onCorrected'),

  ...[
    planned('An issue can be voided before it opens'),
    opened('An issue can be voided while it takes bets'),
    closed('An issue can be voided before its draw'),
    drawing('An issue can be voided while its source is queried'),
    drawn('An issue with a result can be voided'),
    settling('An issue can be voided after any page of its settlement'),
    settled('An issue can be voided after its settlement'),
    corrected('An issue can be voided after a correction'),
  ].map((so) =>
    so
      .meets('own.draw.void')
      .sends({ type: 'ops.voided' })
      .sees('void', 'back')
      .acts('onVoided')
      .nothingElse()
      .ignores({ type: 'ops.voided' }),
  ),
];

const back = 'onVoided';

/** Invariants of an issue. */
export const drawLifecycleInvariants = [
  invariant(
    'Stakes are returned only for a void issue, which then is not settled by a result',
    ({ snapshot, effects }) => {
      const acts = effects.flatMap((effect) => (effect.kind === 'act' ? [effect.name] : []));
      const isBack = acts.includes(back);
      return (!isBack || activeNames(snapshot).has('back')) && !(isBack && acts.length > 1);
    },
  ).meets('own.draw.void'),
];

export const drawLifecycleTemporals = [
  until(
    'No stake is returned while an issue may still be drawn',
    ({ snapshot }) => !snapshot.matches('refunding') && !snapshot.matches('refunded'),
    'void',
  ),
];
