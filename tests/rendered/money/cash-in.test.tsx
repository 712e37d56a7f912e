import { cashInMachine } from '../../../machines/money/cash-in/cash-in.machine';
import { fullCashIn, pendingCashIn, rejectedCashIn } from '../../../machines/money/cash-in/cash-in.samples';
import { cashInDriver } from '../../drivers/money/cash-in.driver';
import { describePaths } from '../harness/describe-paths';
import { listOf } from '../harness/lists';
import { openPlace } from '../harness/open-place';
import { uploadWaits } from '../harness/open-withdrawals';
import { form, member } from '../harness/siblings';
import { held } from '../harness/test-doubles';

const list = listOf({ list: [pendingCashIn, rejectedCashIn, fullCashIn], pageNum: 1, totalPages: 1, total: 3 });

describePaths({
  flow: 'cash-in',
  driver: cashInDriver,
  children: member,
  hosted: { cashIn: held(cashInMachine, { list, reportForm: form, receipt: uploadWaits }) },
  begin: (page) => openPlace(page, 'cashIn'),
});
