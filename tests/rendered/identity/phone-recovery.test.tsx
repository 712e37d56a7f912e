import { forgotPasswordMachine } from '../../../machines/identity/forgot-password/forgot-password.machine';
import { phoneRecoveryMachine } from '../../../machines/identity/phone-recovery/phone-recovery.machine';
import { settle } from '../../../src/atlas';
import { phoneRecoveryDriver } from '../../drivers/identity/phone-recovery.driver';
import { describePaths } from '../harness/describe-paths';
import { phoneSiblings } from '../harness/open-passwords';
import { openPlace } from '../harness/open-place';
import { form } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

describePaths({
  flow: 'phone-recovery',
  driver: phoneRecoveryDriver,
  hosted: {
    forgotPassword: held(forgotPasswordMachine, {
      emailForm: form,
      phoneRecovery: held(phoneRecoveryMachine, phoneSiblings),
    }),
  },
  begin: async (page) => {
    const passwordRecovery = await openPlace(page, 'forgotPassword');
    await page.act(() => settle(childOf(passwordRecovery, 'readMethods'), { output: { phoneOffered: true } }));
    await page.screen.press('forgot.byPhone');
    return childOf(passwordRecovery, 'phoneRecovery');
  },
});
