import { accountRecordDriver } from '../../tests/drivers/money/account-record.driver';
import { inCentre } from '../harness/centre';
import { describePaths } from '../harness/row';

describePaths('account-record', accountRecordDriver, {
  // There is nothing to or from an upline in it.
  openings: { 'the player has records': { fixture: 'member', ...inCentre('transactionHistory') } },
  // The list is read by the call that the file is made by: it comes first, and only the file's is kept waiting.
  async prepare({ edge, screen }, { event }) {
    if (event.type !== 'export.requested') return;
    await edge.release('records');
    await screen.sees('button', 'record.export');
    await edge.hold('records');
  },
  // Where nothing fits there is nothing to save.
  never: ({ event }, { context }) => event.type === 'export.requested' && Boolean(Object(context.filter).kind),
});
