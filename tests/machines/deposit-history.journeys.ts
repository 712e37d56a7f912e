import { journey } from '../support/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const page = (pageNum: number, list: object[] = [{ id: 'd', state: 'credited' }]) => ({ list, pageNum, totalPages: 3, total: 21 });
const shown = (title: string) =>
  journey(title)
    .meets('own.deposit.history')
    .settles('loadDeposits', { output: page(1) });
const left = { type: 'section.left' };

/** The oracle of the list of deposits, from the requirements. */
export const depositHistoryJourneys = [
  journey('The newest deposits come first; another page is turned to')
    .meets('own.deposit.history')
    .sees('loading', 'busy')
    .invokes('loadDeposits', { pageNo: 1 })
    .settles('loadDeposits', { output: page(1) })
    .sees('shown')
    .lacks('busy', 'rejected')
    .knows({ page: page(1) })
    .sends({ type: 'page.chosen', pageNo: 3 })
    .sees('loading')
    .invokes('loadDeposits', { pageNo: 3 })
    .settles('loadDeposits', { output: page(3) })
    .knows({ page: page(3) })
    .sends(left)
    .ends(),

  journey('Nobody has deposited yet')
    .meets('own.deposit.history')
    .settles('loadDeposits', { output: { list: [], pageNum: 1, totalPages: 0, total: 0 } })
    .sees('empty')
    .ignores({ type: 'page.chosen', pageNo: 2 })
    .sends(left)
    .ends(),

  shown('A page cannot be read: the same is read again')
    .meets('s8.message.network-abnormal')
    .sends({ type: 'page.chosen', pageNo: 2 })
    .settles('loadDeposits', { error: offline })
    .sees('failed', 'rejected')
    .knows({ failure: offline })
    .sends({ type: 'retry.requested' })
    .knows({ failure: null })
    .invokes('loadDeposits', { pageNo: 2 }),

  journey('It cannot be read, and is left').meets('own.deposit.history').settles('loadDeposits', { error: offline }).sends(left).ends(),

  journey('It is left while it is read').meets('own.deposit.history').sends(left).ends(),
];
