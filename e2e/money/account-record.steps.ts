import { accountRecordDriver } from '../../tests/drivers/money/account-record.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const accountRecordSteps = flowSteps('account-record', accountRecordDriver, {
  // It has no transfers to or from an upline.
  openings: { 'the player has records': { fixture: 'member', ...inCentre('transactionHistory') } },
  // List and export use the same request: the list's comes first, and only the export's is held.
  async prepare({ edge, screen }, { event }) {
    if (event.type !== 'export.requested') return;
    await edge.release('records');
    await screen.sees('button', 'record.export');
    await edge.hold('records');
  },
  // An empty result cannot be exported.
  never: ({ event }, { context }) => event.type === 'export.requested' && Boolean(Object(context.filter).kind),
});
