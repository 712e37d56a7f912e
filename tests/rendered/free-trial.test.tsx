import { captchaMachine } from '../../machines/captcha/captcha.machine';
import { dialogsMachine } from '../../machines/dialogs/dialogs.machine';
import { entryMachine } from '../../machines/entry/entry.machine';
import { freeTrialMachine } from '../../machines/free-trial/free-trial.machine';
import { settle } from '../../src/atlas';
import { freeTrialDriver } from '../drivers/free-trial.driver';
import { neighbours, poses } from './support/neighbours';
import { childOf, held, inert } from './support/stand-ins';
import { tour } from './support/tour';

const inside = { captcha: inert(captchaMachine, poses.captcha), entry: inert(entryMachine, poses.entering) };

tour({
  flow: 'free-trial',
  driver: freeTrialDriver,
  children: () => ({ ...neighbours(), dialogs: held(dialogsMachine, { freeTrial: held(freeTrialMachine, inside) }) }),
  begin: async ({ portal, act }) => {
    await act(() => portal.send({ type: 'dialog.requested', request: { name: 'freeTrial' } }));
    const dialogs = childOf(portal, 'dialogs');
    await act(() => settle(childOf(dialogs, 'loadDialog'), { output: undefined }));
    return childOf(dialogs, 'freeTrial');
  },
});
