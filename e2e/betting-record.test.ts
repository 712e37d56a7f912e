import { bettingRecordDriver } from '../tests/drivers/betting-record.driver';
import { inCentre } from './support/centre';
import { describePaths } from './support/row';

describePaths('betting-record', bettingRecordDriver, {
  openings: { 'the player has played': { fixture: 'member', ...inCentre('personalHistoryCopy') } },
});
