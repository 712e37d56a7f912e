import { forgotPasswordMachine } from '../../../machines/identity/forgot-password/forgot-password.machine';
import { phoneRecoveryMachine } from '../../../machines/identity/phone-recovery/phone-recovery.machine';
import { settle } from '../../../src/atlas';
import { phoneRecoveryDriver } from '../../drivers/identity/phone-recovery.driver';
import { describePaths } from '../support/describe-paths';
import { form } from '../support/neighbours';
import { phoneNeighbours } from '../support/open-passwords';
import { openPlace } from '../support/open-place';
import { childOf, held } from '../support/stand-ins';

describePaths({
  flow: 'phone-recovery',
  driver: phoneRecoveryDriver,
  hosted: {
    forgotPassword: held(forgotPasswordMachine, {
      emailForm: form,
      phoneRecovery: held(phoneRecoveryMachine, phoneNeighbours),
    }),
  },
  begin: async (page) => {
    const forgot = await openPlace(page, 'forgotPassword');
    await page.act(() => settle(childOf(forgot, 'readMethods'), { output: { phoneOffered: true } }));
    await page.screen.press('forgot.byPhone');
    return childOf(forgot, 'phoneRecovery');
  },
});
