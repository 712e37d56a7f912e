import { bettingRecordMachine } from '../../../machines/play/betting-record/betting-record.machine';
import { bettingRecordDriver } from '../../drivers/play/betting-record.driver';
import { describePaths } from '../support/describe-paths';
import { bets, listOf } from '../support/lists';
import { member } from '../support/neighbours';
import { openPlace } from '../support/open-place';
import { held } from '../support/stand-ins';

describePaths({
  flow: 'betting-record',
  driver: bettingRecordDriver,
  children: member,
  hosted: { personalHistoryCopy: held(bettingRecordMachine, { list: listOf(bets) }) },
  begin: (page) => openPlace(page, 'personalHistoryCopy'),
});
