import { accountLinkMachine } from '../../../machines/identity/account-link/account-link.machine';
import { entryMachine } from '../../../machines/identity/entry/entry.machine';
import { extraVerificationMachine } from '../../../machines/identity/extra-verification/extra-verification.machine';
import { smsCountdownMachine } from '../../../machines/identity/sms-countdown/sms-countdown.machine';
import { settle } from '../../../src/atlas';
import { extraVerificationDriver } from '../../drivers/identity/extra-verification.driver';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { form, mockStates } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';

const code = inert(smsCountdownMachine, mockStates.codeSent);

describePaths({
  flow: 'extra-verification',
  driver: extraVerificationDriver,
  hosted: {
    accountLink: held(accountLinkMachine, {
      extraVerification: held(extraVerificationMachine, { smsCode: code, mailCode: code, proofForm: form }),
      entry: inert(entryMachine, mockStates.entering),
    }),
  },
  begin: async (page, input) => {
    const link = await openPlace(page, 'accountLink', { provider: 'google', purpose: 'login' });
    await page.act(() => settle(childOf(link, 'authorise'), { output: undefined }));
    await page.act(() =>
      settle(childOf(link, 'exchange'), { error: { kind: 'rejected', code: 'login.proofRequired', value: input } }),
    );
    return childOf(link, 'extraVerification');
  },
});
