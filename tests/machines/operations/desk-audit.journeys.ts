import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const act = { id: 'act-1', command: 'players reveal' };
const search = (title: string) => journey(title).given({ id: '' }).meets('own.desk-app.audit');
const opened = (title: string) => search(title).sends({ type: 'act.selected', id: 'act-1' });
const read = (title: string) => opened(title).settles('load', { output: act });
const explained = (title: string) =>
  search(title)
    .meets('own.desk-app.audit-export')
    .sends({ type: 'export.requested', filter: { kind: 'seen' } });
const saving = (title: string) =>
  explained(title).settles('reasonForm', { output: { sent: true, word: 'Yearly review' } });

/** The oracle of the audit, from the requirements. */
export const deskAuditJourneys = [
  search('It starts with the list')
    .sees('open.listing')
    .lacks('busy')
    .invokes('list')
    .acts('showAddress', { id: '' })
    .nothingElse(),

  opened('A selected record is loaded beside the list, another one replaces it, and it can be closed')
    .sees('open.reading.loading', 'busy')
    .invokes('load', { id: 'act-1' })
    .acts('showAddress', { id: 'act-1' })
    .nothingElse()
    .settles('load', { output: act })
    .sees('open.reading.visible')
    .lacks('busy', 'rejected')
    .knows({ act })
    .sends({ type: 'act.selected', id: 'act-2' })
    .sees('open.reading.loading')
    .invokes('load', { id: 'act-2' })
    .acts('showAddress', { id: 'act-2' })
    .sends({ type: 'act.closed' })
    .sees('open.listing')
    .knows({ id: '', act: null })
    .acts('showAddress', { id: '' }),

  read('While a record is open nothing is exported').ignores({ type: 'export.requested', filter: {} }),

  journey('An address leads to a record, and after a crash the list starts alone')
    .given({ id: 'act-1' })
    .meets('own.desk-app.link', 'own.desk-app.audit')
    .sees('open.reading.loading')
    .invokes('load', { id: 'act-1' })
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing')
    .knows({ id: '', failure: null })
    .invokes('list'),

  opened('A record that cannot be loaded is loaded again')
    .settles('load', { error: offline })
    .sees('open.reading.unread', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('open.reading.loading')
    .knows({ failure: null })
    .invokes('load', { id: 'act-1' }),

  opened('A record that cannot be loaded is closed, or another one is selected')
    .settles('load', { error: offline })
    .sends({ type: 'act.selected', id: 'act-2' })
    .sees('open.reading.loading')
    .knows({ failure: null })
    .settles('load', { error: offline })
    .sends({ type: 'act.closed' })
    .sees('open.listing')
    .knows({ failure: null }),

  explained('An export takes a reason')
    .sees('open.exporting.explaining')
    .lacks('busy')
    .invokes('reasonForm', { about: null })
    .nothingElse()
    .ignores({ type: 'act.selected', id: 'act-1' })
    .settles('reasonForm', { output: { sent: false } })
    .sees('open.listing'),

  saving('The acts of the filter are saved with the reason, and their number is shown until it is acknowledged')
    .sees('open.exporting.saving', 'busy')
    .invokes('exportActs', { filter: { kind: 'seen' }, reason: 'Yearly review' })
    .settles('exportActs', { output: { rows: 2, isComplete: true } })
    .sees('open.exporting.saved')
    .lacks('busy', 'rejected')
    .knows({ exported: { rows: 2, isComplete: true } })
    .sends({ type: 'export.acknowledged' })
    .sees('open.listing'),

  explained('A form without a reason sends an empty one, which the gateway rejects')
    .settles('reasonForm', { output: { sent: true } })
    .invokes('exportActs', { filter: { kind: 'seen' }, reason: '' }),

  saving('A failed export is repeated with the same reason, or left')
    .settles('exportActs', { error: offline })
    .sees('open.exporting.unsaved', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('open.exporting.saving')
    .knows({ failure: null })
    .invokes('exportActs', { filter: { kind: 'seen' }, reason: 'Yearly review' })
    .settles('exportActs', { error: offline })
    .sends({ type: 'export.acknowledged' })
    .sees('open.listing')
    .knows({ failure: null }),

  explained('A crash of the form is shown')
    .settles('reasonForm', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken }),
];
