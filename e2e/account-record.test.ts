import { accountRecordDriver } from '../tests/drivers/account-record.driver';
import { opensCentre } from './support/centre';
import { tour } from './support/tour';

tour('account-record', accountRecordDriver, {
  openings: {
    // There is nothing to or from an upline in it, and nothing of years ago.
    'the player has pages of it': { world: {}, open: (tester) => opensCentre(tester, 'transactionHistory') },
  },
  waits: ({ invoke }) => (invoke === 'loadRecords' || invoke === 'exportRecords' ? 'records' : undefined),
  after({ event, sample }, { context }) {
    const { filter, pageNo, shown } = Object(context);
    if (sample?.of === 'loadRecords' && sample.class !== 'offline') {
      const some = filter.kind === '' && filter.from === '';
      if (sample.class === 'nothing') return some ? undefined : {};
      return some && (sample.class === 'the second page') === (pageNo === 2) ? {} : undefined;
    }
    return event.type === 'page.chosen' && shown.pageNum === 2 ? undefined : {};
  },
});
