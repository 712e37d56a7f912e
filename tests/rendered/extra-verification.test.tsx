import { accountLinkMachine } from '../../machines/account-link/account-link.machine';
import { entryMachine } from '../../machines/entry/entry.machine';
import { extraVerificationMachine } from '../../machines/extra-verification/extra-verification.machine';
import { smsCountdownMachine } from '../../machines/sms-countdown/sms-countdown.machine';
import { settle } from '../../src/atlas';
import { extraVerificationDriver } from '../drivers/extra-verification.driver';
import { dialogsWith, neighbours, poses } from './support/neighbours';
import { openWayIn } from './support/open-entrance';
import { childOf, held, inert } from './support/stand-ins';
import { tour } from './support/tour';

const codes = { smsCode: inert(smsCountdownMachine, poses.codeSent), mailCode: inert(smsCountdownMachine, poses.codeSent) };

tour({
  flow: 'extra-verification',
  driver: extraVerificationDriver,
  children: () => {
    const entry = inert(entryMachine, poses.entering);
    const link = held(accountLinkMachine, { extraVerification: held(extraVerificationMachine, codes), entry });
    return { ...neighbours(), dialogs: dialogsWith({ accountLink: link }) };
  },
  begin: async (page, input) => {
    const link = await openWayIn(page, { name: 'accountLink', provider: 'google', purpose: 'login' });
    await page.act(() => settle(childOf(link, 'authorise'), { output: undefined }));
    await page.act(() => settle(childOf(link, 'exchange'), { error: { kind: 'rejected', code: 'login.proofRequired', value: input } }));
    return childOf(link, 'extraVerification');
  },
});
