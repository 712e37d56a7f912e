import { accountLinkMachine } from '../../../machines/identity/account-link/account-link.machine';
import { entryMachine } from '../../../machines/identity/entry/entry.machine';
import { extraVerificationMachine } from '../../../machines/identity/extra-verification/extra-verification.machine';
import { smsCountdownMachine } from '../../../machines/identity/sms-countdown/sms-countdown.machine';
import { settle } from '../../../src/atlas';
import { extraVerificationDriver } from '../../drivers/identity/extra-verification.driver';
import { describePaths } from '../harness/describe-paths';
import { form, poses } from '../harness/neighbours';
import { openPlace } from '../harness/open-place';
import { childOf, held, inert } from '../harness/stand-ins';

const code = inert(smsCountdownMachine, poses.codeSent);

describePaths({
  flow: 'extra-verification',
  driver: extraVerificationDriver,
  hosted: {
    accountLink: held(accountLinkMachine, {
      extraVerification: held(extraVerificationMachine, { smsCode: code, mailCode: code, proofForm: form }),
      entry: inert(entryMachine, poses.entering),
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
