import { accountRecordDriver } from '../tests/drivers/account-record.driver';
import { opensCentre } from './support/centre';
import { movesOften } from './support/money';
import { tour } from './support/tour';

/** How many pages there are of all kinds; there is nothing to or from an upline. */
type Record = { pages: number };

tour<Record>('account-record', accountRecordDriver, {
  openings: {
    'the player has two pages of it': {
      world: { pages: 2 },
      async open(tester) {
        await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
        await movesOften(tester.gateway, 11);
        await opensCentre(tester, 'transactionHistory');
      },
    },
  },
  waits: ({ invoke }) => (invoke === 'loadRecords' || invoke === 'exportRecords' ? 'records' : undefined),
  after({ event, sample }, { context, world }) {
    const { filter, pageNo, shown } = Object(context);
    if (sample?.of === 'loadRecords' && sample.class !== 'offline') {
      const some = filter.kind === '' && filter.from === '';
      if (sample.class === 'nothing') return some ? undefined : world;
      return some && (sample.class === 'the second page') === (pageNo === 2) ? world : undefined;
    }
    return event.type === 'page.chosen' && shown.pageNum === 2 ? undefined : world;
  },
});
