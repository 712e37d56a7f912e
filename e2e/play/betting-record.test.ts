import { bettingRecordDriver } from '../../tests/drivers/play/betting-record.driver';
import { inCentre } from '../support/centre';
import { describePaths } from '../support/row';

describePaths('betting-record', bettingRecordDriver, {
  openings: { 'the player has played': { fixture: 'member', ...inCentre('personalHistoryCopy') } },
  // Rounds of studios have no such button; that of a draw is pressed in journeys/lottery-proof.test.ts.
  never: ({ event }) => event.type === 'evidence.requested',
});
