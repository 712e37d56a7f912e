import { freeTrialMachine } from '../../machines/free-trial/free-trial.machine';
import { hostMachine } from '../../machines/host/host.machine';
import { loginMachine } from '../../machines/login/login.machine';
import { moneyMoveMachine } from '../../machines/money-move/money-move.machine';
import { contentLogic } from '../../src/portal/app/content';
import { hostDriver } from '../drivers/host.driver';
import { member, poses } from './support/neighbours';
import { childOf, held, inert } from './support/stand-ins';
import { tour } from './support/tour';

const hosted = { login: inert(loginMachine, poses.form), freeTrial: inert(freeTrialMachine, poses.trial) };
/** A centre has no chart of its own; where its chunk was found to have one, another stands for it. */
const charts = new Map(Object.entries({ ...hosted, memberCentre: inert(moneyMoveMachine, { value: 'loading' }) }));

tour({
  flow: 'host',
  driver: hostDriver,
  children: { ...member, host: held(hostMachine, { content: contentLogic((to) => charts.get(to)) }) },
  hosted,
  begin: ({ portal }) => childOf(portal, 'dialog'),
  // What is not shown as it was loaded has nothing to be pressed.
  scene: (_, event) => event !== 'leave.requested' || document.querySelector('dialog[open]') !== null,
  // The portal opens what follows.
  leadsOn: ({ sample }) => sample?.class === 'leads on',
  predictable: ({ place, ...context }) => ({ ...context, place: Object(place).to, ofAccount: Object(place).ofAccount === true }),
});
