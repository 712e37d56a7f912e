import { bettingRecordDriver } from '../../tests/drivers/play/betting-record.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const bettingRecordSteps = flowSteps('betting-record', bettingRecordDriver, {
  openings: { 'the player has played': { fixture: 'member', ...inCentre('personalHistoryCopy') } },
  // Rounds of studios have no such button; journeys/lottery-proof.test.ts presses that of a draw.
  never: ({ event }) => event.type === 'evidence.requested',
});
