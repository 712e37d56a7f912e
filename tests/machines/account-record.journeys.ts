import { journey } from '../support/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const all = { kind: '', state: '', from: '', to: '' };
const wins = { ...all, kind: 'win', state: 'posted' };
const november = { ...all, from: '2026-11-01', to: '2026-11-30' };
const one = (pageNum: number) => ({ list: [{ id: 'a', amount: '-5.00' }], pageNum, totalPages: 3, total: 21 });
const none = { list: [], pageNum: 1, totalPages: 0, total: 0 };
const chosen = (filter: object) => ({ type: 'filter.chosen', filter });

const listed = (title: string) => journey(title).settles('loadRecords', { output: one(1) });
const exporting = (title: string) => listed(title).sends({ type: 'export.requested' });

/** The oracle of the account record, from the requirements. */
export const accountRecordJourneys = [
  journey('It is read, newest first, and shown page by page')
    .meets('s2.member-centre.account-record', 's4.pagination.edges', 's9.const.pagination-range')
    .sees('loading', 'busy')
    .invokes('loadRecords', { filter: all, pageNo: 1 })
    .settles('loadRecords', { output: one(1) })
    .sees('listed.idle', 'listed')
    .lacks('busy')
    .knows({ shown: one(1) })
    .sends({ type: 'page.chosen', pageNo: 2 })
    .sees('loading')
    .invokes('loadRecords', { filter: all, pageNo: 2 })
    .settles('loadRecords', { output: one(2) })
    .knows({ shown: one(2) }),

  listed('It is looked for by kind and state: from the first page, whatever page was open')
    .meets('own.account-record.filter')
    .sends({ type: 'page.chosen', pageNo: 3 })
    .settles('loadRecords', { output: one(3) })
    .sends(chosen(wins))
    .sees('loading')
    .invokes('loadRecords', { filter: wins, pageNo: 1 })
    .settles('loadRecords', { output: one(1) })
    .sends({ type: 'page.chosen', pageNo: 2 })
    .invokes('loadRecords', { filter: wins, pageNo: 2 }),

  journey('While it is read, something else is looked for')
    .meets('own.account-record.filter')
    .sends(chosen(november))
    .sees('loading')
    .invokes('loadRecords', { filter: november, pageNo: 1 }),

  journey('Nothing fits: it is said')
    .meets('own.account-record.filter')
    .settles('loadRecords', { output: none })
    .sees('empty')
    .lacks('busy', 'rejected', 'listed')
    .knows({ shown: none })
    .sends(chosen(november))
    .invokes('loadRecords', { filter: november, pageNo: 1 }),

  listed('A last day before the first is said, and nothing is asked for; put right, it is')
    .meets('own.account-record.filter')
    .sends(chosen({ ...all, from: '2026-11-30', to: '2026-11-01' }))
    .sees('misdated', 'rejected')
    .lacks('busy')
    .nothingElse()
    .sends(chosen(november))
    .sees('loading')
    .invokes('loadRecords', { filter: november, pageNo: 1 }),

  ...[
    { ...all, from: '2026-11-30', to: '2026-11-30' },
    { ...all, from: '2026-11-30' },
    { ...all, to: '2026-11-01' },
  ].map((filter) =>
    listed(`One day, or one end of the days, is enough (${filter.from || '…'} to ${filter.to || '…'})`)
      .meets('own.account-record.filter')
      .sends(chosen(filter))
      .invokes('loadRecords', { filter, pageNo: 1 }),
  ),

  journey('It cannot be read: it is told, and tried again')
    .meets('s8.message.network-abnormal')
    .settles('loadRecords', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .sees('loading')
    .knows({ failure: null })
    .invokes('loadRecords', { filter: all, pageNo: 1 }),

  listed('All that fits is saved as a file, not the page alone')
    .meets('own.account-record.export')
    .sends(chosen(wins))
    .settles('loadRecords', { output: one(1) })
    .sends({ type: 'export.requested' })
    .sees('exporting', 'busy', 'listed')
    .invokes('exportRecords', { filter: wins })
    .settles('exportRecords', { output: undefined })
    .sees('listed.saved')
    .lacks('busy', 'rejected')
    .sends({ type: 'page.chosen', pageNo: 2 })
    .sees('loading'),

  exporting('The file cannot be made: it is told, and asked for again')
    .meets('own.account-record.export', 's8.message.network-abnormal')
    .settles('exportRecords', { error: offline })
    .sees('listed.unsaved', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'export.requested' })
    .sees('exporting')
    .knows({ failure: null })
    .invokes('exportRecords', { filter: all }),

  exporting('Another filter drops the file that is being made')
    .meets('own.account-record.export')
    .sends(chosen(wins))
    .sees('loading')
    .invokes('loadRecords', { filter: wins, pageNo: 1 }),
];
