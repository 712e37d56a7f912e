import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const after = { id: 'w', version: 4 };
const about = JSON.stringify({ id: 'w', version: 3, amount: '1000.00' });
const proven = { type: 'proofs.changed', proofs: ['a'] };

const nothing = (title: string) => journey(title).given({ id: 'w', version: 3, amount: '1000.00', arrived: 'nothing' });
const part = (title: string) => journey(title).given({ id: 'w', version: 3, amount: '1000.00', arrived: 'part' });

/**
 * Journeys of the report of missing withdrawal money, derived from the requirements; the journeys of forms cover its
 * forms.
 */
export const withdrawalReportJourneys = [
  nothing('Nothing arrived: the player reports it with a picture')
    .meets('s4.withdrawal.not-received')
    .sees('nothing')
    .acts('shareProofs', { proofs: [] })
    .invokes('proofUpload', { about: 'w' })
    .invokes('nothingForm', { about })
    .nothingElse()
    .sends(proven)
    .sees('nothing')
    .acts('shareProofs', { proofs: ['a'] })
    .notifies('nothingForm', { type: 'field.edited', field: 'proofs' })
    .nothingElse()
    .settles('nothingForm', { output: { sent: true, word: after } })
    .sees('ended')
    .ends({ withdrawal: after, outdated: false }),

  part('A part arrived: received and missing amounts are requested, and pictures are optional')
    .meets('s4.withdrawal.partial')
    .sees('part')
    .acts('shareProofs', { proofs: [] })
    .invokes('proofUpload', { about: 'w' })
    .invokes('partForm', { about })
    .nothingElse()
    .sends(proven)
    .acts('shareProofs', { proofs: ['a'] })
    .notifies('partForm', { type: 'field.edited', field: 'proofs' })
    .nothingElse()
    .settles('partForm', { output: { sent: true, word: after } })
    .ends({ withdrawal: after, outdated: false }),

  ...[
    { report: nothing, form: 'nothingForm' },
    { report: part, form: 'partForm' },
  ].flatMap(({ report, form }) => [
    report('The withdrawal has changed meanwhile')
      .meets('s4.withdrawal.auto-confirm')
      .settles(form, { output: { sent: true, word: 'outdated' } })
      .ends({ withdrawal: null, outdated: true }),

    report('The report closes')
      .meets('s4.withdrawal.not-received', 's4.withdrawal.partial')
      .settles(form, { output: { sent: false } })
      .ends({ withdrawal: null, outdated: false }),

    report('A failure of its form reports nothing as sent')
      .meets('own.portal.broken-part')
      .settles(form, { error: broken })
      .ends({ withdrawal: null, outdated: false }),
  ]),

  nothing('A failure of the pictures leaves the form working')
    .meets('own.proof.upload')
    .settles('proofUpload', { error: broken })
    .sees('nothing'),
];
