import { entryMachine } from '../../machines/entry/entry.machine';
import { entrySamples } from '../../machines/entry/entry.samples';
import { loginMachine } from '../../machines/login/login.machine';
import { passwordChangeMachine } from '../../machines/password-change/password-change.machine';
import { entryDriver } from '../drivers/entry.driver';
import { dialogsWith, loginNeighbours, neighbours } from './support/neighbours';
import { openEntry } from './support/open-entry';
import { passwordPoses } from './support/open-passwords';
import { held, inert } from './support/stand-ins';
import { tour } from './support/tour';

const inputs = Object.values(entrySamples.inputs);

tour({
  flow: 'entry',
  driver: entryDriver,
  children: () => {
    const entry = held(entryMachine, { passwordChange: inert(passwordChangeMachine, passwordPoses.forced) });
    return { ...neighbours(), dialogs: dialogsWith({ login: held(loginMachine, { ...loginNeighbours(), entry }) }) };
  },
  begin: (page, input) => openEntry(page, inputs.find((one) => one === input) ?? entrySamples.inputs['by password']),
});
