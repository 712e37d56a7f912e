import { bettingRecordMachine } from '../../../machines/play/betting-record/betting-record.machine';
import { bettingRecordDriver } from '../../drivers/play/betting-record.driver';
import { describePaths } from '../harness/describe-paths';
import { bets, listOf } from '../harness/lists';
import { openPlace } from '../harness/open-place';
import { member } from '../harness/siblings';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'betting-record',
  driver: bettingRecordDriver,
  children: member,
  hosted: { personalHistoryCopy: held(bettingRecordMachine, { list: listOf(bets) }) },
  begin: (page) => openPlace(page, 'personalHistoryCopy'),
});
