import { dialogsMachine } from '../../machines/dialogs/dialogs.machine';
import { forgotPasswordMachine } from '../../machines/forgot-password/forgot-password.machine';
import { passwordsMachine } from '../../machines/passwords/passwords.machine';
import { phoneRecoveryMachine } from '../../machines/phone-recovery/phone-recovery.machine';
import { settle } from '../../src/atlas';
import { phoneRecoveryDriver } from '../drivers/phone-recovery.driver';
import { neighbours } from './support/neighbours';
import { openPasswords, phoneNeighbours } from './support/open-passwords';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'phone-recovery',
  driver: phoneRecoveryDriver,
  children: () => {
    const phoneRecovery = held(phoneRecoveryMachine, phoneNeighbours());
    const forgotPassword = held(forgotPasswordMachine, { phoneRecovery });
    return { ...neighbours(), dialogs: held(dialogsMachine, { passwords: held(passwordsMachine, { forgotPassword }) }) };
  },
  begin: async (page) => {
    const forgot = childOf(await openPasswords(page, { name: 'forgotPassword' }), 'forgotPassword');
    await page.act(() => settle(childOf(forgot, 'readMethods'), { output: { phoneOffered: true } }));
    await page.screen.press('forgot.byPhone');
    return childOf(forgot, 'phoneRecovery');
  },
});
