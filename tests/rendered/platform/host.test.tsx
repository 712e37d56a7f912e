import { freeTrialMachine } from '../../../machines/identity/free-trial/free-trial.machine';
import { loginMachine } from '../../../machines/identity/login/login.machine';
import { hostMachine } from '../../../machines/platform/host/host.machine';
import type { AnySamples } from '../../../src/atlas';
import { contentLogic } from '../../../src/portal/app/content';
import { hostDriver } from '../../drivers/platform/host.driver';
import { samplesBut } from '../../harness/faces';
import { describePaths } from '../harness/describe-paths';
import { member, mockStates } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';

const hosted = { login: inert(loginMachine, mockStates.form), freeTrial: inert(freeTrialMachine, mockStates.trial) };
const charts = new Map(Object.entries(hosted));

const ALONE = ['the member centre', 'a view without a chart'];
const CHARTED = [
  'the login',
  'the free trial',
  'a chart that can be left',
  'a chart that confirms leaving',
  'logged in',
  'opens the next destination',
  'left',
];
/** A destination, and so the way it is shown, does not change: a centre is a view alone, the others have a chart. */
const sets = (samples: AnySamples) => [samplesBut(samples, ALONE), samplesBut(samples, CHARTED)];

describePaths({
  flow: 'host',
  driver: hostDriver,
  children: { ...member, host: held(hostMachine, { content: contentLogic(({ to }) => charts.get(to)) }) },
  hosted,
  begin: ({ portal }) => childOf(portal, 'dialog'),
  sets,
  // The portal opens the next destination.
  leadsOn: ({ sample }) => sample?.class === 'opens the next destination',
  predictable: ({ place, ...context }) => ({
    ...context,
    place: Object(place).to,
    ofAccount: Object(place).ofAccount === true,
  }),
});
