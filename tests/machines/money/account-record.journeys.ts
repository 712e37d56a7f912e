import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const wins = { kind: 'win', state: 'posted', from: '', to: '' };
const chosen = { type: 'filter.selected', filter: wins };

const exporting = (title: string) =>
  journey(title).meets('own.account-record.export').sends({ type: 'export.requested' });

/** Journeys of the transaction history, derived from the requirements. */
export const accountRecordJourneys = [
  journey('Transactions are listed, and filtered by kind, state and days')
    .meets('own.account-record.filter', 'own.account-record.reference')
    .sees('open.idle')
    .lacks('busy', 'rejected')
    .invokes('list')
    .sends(chosen)
    .sees('open.idle')
    .knows({ filter: wins })
    .notifies('list', chosen)
    .nothingElse(),

  exporting('All matches are exported as a file, not only the page')
    .invokes('exportRecords', { filter: {} })
    .settles('exportRecords', { output: undefined })
    .sends(chosen)
    .sees('open.idle')
    .sends({ type: 'export.requested' })
    .sees('open.exporting', 'busy')
    .invokes('exportRecords', { filter: wins })
    .settles('exportRecords', { output: undefined })
    .sees('open.saved')
    .lacks('busy', 'rejected'),

  exporting('A failed export is reported and can be retried')
    .settles('exportRecords', { error: offline })
    .sees('open.unsaved', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'export.requested' })
    .sees('open.exporting')
    .knows({ failure: null })
    .invokes('exportRecords', { filter: {} }),

  exporting('Another filter cancels the running export')
    .sends(chosen)
    .sees('open.idle')
    .lacks('busy')
    .notifies('list', chosen),

  journey('A failed list is reported and reopened')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.idle')
    .knows({ failure: null })
    .invokes('list'),
];
