import { accountRecordDriver } from '../tests/drivers/account-record.driver';
import { opensCentre } from './support/centre';
import { tour } from './support/tour';

tour('account-record', accountRecordDriver, {
  openings: {
    // There is nothing to or from an upline in it.
    'the player has records': { world: {}, open: (tester) => opensCentre(tester, 'transactionHistory') },
  },
  waits: ({ invoke }) => (invoke === 'exportRecords' ? 'records' : undefined),
  // Where nothing fits there is nothing to save.
  after: ({ event }, { context }) => (event.type === 'export.requested' && Object(context.filter).kind ? undefined : {}),
});
