import { betDetail, drawnBet } from '../../../machines/samples';
import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const wins = { period: '90', category: '', game: '', status: 'won' };
const chosen = { type: 'filter.chosen', filter: wins };
const { id } = betDetail;

const exporting = (title: string) =>
  journey(title).meets('own.betting-record.export').sends({ type: 'export.requested' });
const opening = (title: string) => journey(title).meets('own.betting-record.round').sends({ type: 'round.chosen', id });

/** The oracle of the betting record, from the requirements. */
export const bettingRecordJourneys = [
  journey('It is listed, and looked for by period, category, game and status')
    .meets('own.betting-record.filter')
    .sees('open.listing.idle')
    .lacks('busy', 'rejected')
    .invokes('list')
    .sends(chosen)
    .sees('open.listing.idle')
    .knows({ filter: wins })
    .tells('list', chosen)
    .nothingElse(),

  exporting('All that fits is a file, not the page alone')
    .sees('open.listing.exporting', 'busy')
    .invokes('exportBets', { filter: {} })
    .settles('exportBets', { output: undefined })
    .sees('open.listing.saved')
    .lacks('busy', 'rejected')
    .sends(chosen)
    .sees('open.listing.idle')
    .sends({ type: 'export.requested' })
    .invokes('exportBets', { filter: wins }),

  exporting('The file cannot be made: it is told, and asked for again')
    .settles('exportBets', { error: offline })
    .sees('open.listing.unsaved', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'export.requested' })
    .sees('open.listing.exporting')
    .knows({ failure: null })
    .invokes('exportBets', { filter: {} }),

  exporting('Another filter drops the file that is being made')
    .sends(chosen)
    .sees('open.listing.idle')
    .lacks('busy')
    .tells('list', chosen),

  opening('A bet opens its round, and the list is as it was when it is left')
    .sees('open.round.reading', 'busy')
    .invokes('loadRound', { id })
    .settles('loadRound', { output: { kind: 'shown', round: betDetail } })
    .sees('open.round.shown')
    .lacks('busy', 'rejected')
    .knows({ round: betDetail })
    .sends({ type: 'round.left' })
    .sees('open.listing.idle')
    .knows({ round: null }),

  opening('Of a draw of ours the evidence is saved as a file, as often as it is asked for')
    .meets('own.betting-record.evidence')
    .settles('loadRound', { output: { kind: 'shown', round: drawnBet } })
    .sees('open.round.shown.idle')
    .sends({ type: 'evidence.requested' })
    .sees('open.round.shown.saving', 'busy')
    .lacks('rejected')
    .invokes('saveEvidence', { draw: drawnBet.draw })
    .nothingElse()
    .settles('saveEvidence', { output: undefined })
    .sees('open.round.shown.saved')
    .lacks('busy', 'rejected')
    .sends({ type: 'evidence.requested' })
    .invokes('saveEvidence', { draw: drawnBet.draw })
    .sends({ type: 'round.left' })
    .sees('open.listing.idle'),
  opening('Evidence that cannot be read is told, and asked for again')
    .meets('own.betting-record.evidence')
    .settles('loadRound', { output: { kind: 'shown', round: drawnBet } })
    .sends({ type: 'evidence.requested' })
    .settles('saveEvidence', { error: offline })
    .sees('open.round.shown.unsaved', 'rejected')
    .lacks('busy')
    .knows({ failure: offline, round: drawnBet })
    .sends({ type: 'evidence.requested' })
    .sees('open.round.shown.saving')
    .knows({ failure: null })
    .invokes('saveEvidence', { draw: drawnBet.draw }),
  opening('Of a round of a studio there is none')
    .meets('own.betting-record.evidence')
    .settles('loadRound', { output: { kind: 'shown', round: betDetail } })
    .ignores({ type: 'evidence.requested' }),
  ...[null, { ...drawnBet.draw, isFair: false }].map((draw) =>
    opening('Nor of a draw that is not drawn by ourselves')
      .meets('own.betting-record.evidence')
      .settles('loadRound', { output: { kind: 'shown', round: { ...drawnBet, draw } } })
      .ignores({ type: 'evidence.requested' }),
  ),

  opening('A round that is not there is told')
    .settles('loadRound', { output: { kind: 'gone' } })
    .sees('open.round.gone')
    .knows({ round: null })
    .sends({ type: 'round.left' })
    .sees('open.listing.idle'),

  opening('A round that cannot be read is told, and read again')
    .settles('loadRound', { error: offline })
    .sees('open.round.unread', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('open.round.reading')
    .knows({ failure: null })
    .invokes('loadRound', { id }),

  journey('The list fails: it is told, and opened anew')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing.idle')
    .knows({ failure: null })
    .invokes('list'),
];
