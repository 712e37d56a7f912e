import { accountRecordDriver } from '../tests/drivers/account-record.driver';
import { inCentre } from './support/centre';
import { describePaths } from './support/row';

describePaths('account-record', accountRecordDriver, {
  // There is nothing to or from an upline in it.
  openings: { 'the player has records': { fixture: 'member', ...inCentre('transactionHistory') } },
  // Where nothing fits there is nothing to save.
  never: ({ event }, { context }) => event.type === 'export.requested' && Boolean(Object(context.filter).kind),
});
