import { accountLinkMachine } from '../../machines/account-link/account-link.machine';
import { accountLinkSamples } from '../../machines/account-link/account-link.samples';
import { entryMachine } from '../../machines/entry/entry.machine';
import { extraVerificationMachine } from '../../machines/extra-verification/extra-verification.machine';
import { accountLinkDriver } from '../drivers/account-link.driver';
import { dialogsWith, neighbours, poses } from './support/neighbours';
import { openWayIn } from './support/open-entrance';
import { held, inert } from './support/stand-ins';
import { tour } from './support/tour';

const inputs = Object.values(accountLinkSamples.inputs);
const inside = {
  extraVerification: inert(extraVerificationMachine, poses.proof),
  entry: inert(entryMachine, poses.entering),
};

tour({
  flow: 'account-link',
  driver: accountLinkDriver,
  children: () => ({ ...neighbours(), dialogs: dialogsWith({ accountLink: held(accountLinkMachine, inside) }) }),
  begin: (page, input) => {
    const asked = inputs.find((one) => one === input);
    if (!asked) throw new Error('It has no such input.');
    return openWayIn(page, { name: 'accountLink', ...asked });
  },
});
