import { betDetail, drawnBet } from '../../../machines/samples';
import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const wins = { period: '90', category: '', game: '', status: 'won' };
const chosen = { type: 'filter.selected', filter: wins };
const { id } = betDetail;

const exporting = (title: string) =>
  journey(title).meets('own.betting-record.export').sends({ type: 'export.requested' });
const opening = (title: string) =>
  journey(title).meets('own.betting-record.round').sends({ type: 'round.selected', id });

/** The oracle of the betting record, from the requirements. */
export const bettingRecordJourneys = [
  journey('Bets are listed, and filtered by period, category, game and status')
    .meets('own.betting-record.filter')
    .sees('open.listing.idle')
    .lacks('busy', 'rejected')
    .invokes('list')
    .sends(chosen)
    .sees('open.listing.idle')
    .knows({ filter: wins })
    .notifies('list', chosen)
    .nothingElse(),

  exporting('All matches are exported as a file, not only the page')
    .sees('open.listing.exporting', 'busy')
    .invokes('exportBets', { filter: {} })
    .settles('exportBets', { output: undefined })
    .sees('open.listing.saved')
    .lacks('busy', 'rejected')
    .sends(chosen)
    .sees('open.listing.idle')
    .sends({ type: 'export.requested' })
    .invokes('exportBets', { filter: wins }),

  exporting('A failed export is reported and can be retried')
    .settles('exportBets', { error: offline })
    .sees('open.listing.unsaved', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'export.requested' })
    .sees('open.listing.exporting')
    .knows({ failure: null })
    .invokes('exportBets', { filter: {} }),

  exporting('Another filter cancels the running export')
    .sends(chosen)
    .sees('open.listing.idle')
    .lacks('busy')
    .notifies('list', chosen),

  opening('A bet opens its round, and closing it leaves the list unchanged')
    .sees('open.round.loading', 'busy')
    .invokes('loadRound', { id })
    .settles('loadRound', { output: { kind: 'loaded', round: betDetail } })
    .sees('open.round.loaded')
    .lacks('busy', 'rejected')
    .knows({ round: betDetail })
    .sends({ type: 'round.closed' })
    .sees('open.listing.idle')
    .knows({ round: null }),

  opening('The evidence of a draw of ours is saved as a file, any number of times')
    .meets('own.betting-record.evidence')
    .settles('loadRound', { output: { kind: 'loaded', round: drawnBet } })
    .sees('open.round.loaded.idle')
    .sends({ type: 'evidence.requested' })
    .sees('open.round.loaded.saving', 'busy')
    .lacks('rejected')
    .invokes('saveEvidence', { draw: drawnBet.draw })
    .nothingElse()
    .settles('saveEvidence', { output: undefined })
    .sees('open.round.loaded.saved')
    .lacks('busy', 'rejected')
    .sends({ type: 'evidence.requested' })
    .invokes('saveEvidence', { draw: drawnBet.draw })
    .sends({ type: 'round.closed' })
    .sees('open.listing.idle'),
  opening('Evidence that fails to load is reported and can be retried')
    .meets('own.betting-record.evidence')
    .settles('loadRound', { output: { kind: 'loaded', round: drawnBet } })
    .sends({ type: 'evidence.requested' })
    .settles('saveEvidence', { error: offline })
    .sees('open.round.loaded.unsaved', 'rejected')
    .lacks('busy')
    .knows({ failure: offline, round: drawnBet })
    .sends({ type: 'evidence.requested' })
    .sees('open.round.loaded.saving')
    .knows({ failure: null })
    .invokes('saveEvidence', { draw: drawnBet.draw }),
  opening('A round of a studio has no evidence')
    .meets('own.betting-record.evidence')
    .settles('loadRound', { output: { kind: 'loaded', round: betDetail } })
    .ignores({ type: 'evidence.requested' }),
  ...[null, { ...drawnBet.draw, isFair: false }].map((draw) =>
    opening('A draw not made by us has no evidence')
      .meets('own.betting-record.evidence')
      .settles('loadRound', { output: { kind: 'loaded', round: { ...drawnBet, draw } } })
      .ignores({ type: 'evidence.requested' }),
  ),

  opening('A missing round is reported')
    .settles('loadRound', { output: { kind: 'gone' } })
    .sees('open.round.notFound')
    .knows({ round: null })
    .sends({ type: 'round.closed' })
    .sees('open.listing.idle'),

  opening('A round that fails to load is reported and can be retried')
    .settles('loadRound', { error: offline })
    .sees('open.round.loadFailed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('open.round.loading')
    .knows({ failure: null })
    .invokes('loadRound', { id }),

  journey('A failed list is reported and reopened')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing.idle')
    .knows({ failure: null })
    .invokes('list'),
];
