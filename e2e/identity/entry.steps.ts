import { entrySamples } from '../../machines/identity/entry/entry.samples';
import { entryDriver } from '../../tests/drivers/identity/entry.driver';
import { logsInAs } from '../harness/dialogs';
import { flowSteps } from '../harness/row';

const { inputs } = entrySamples;
/** The gateway reports an expired password only where expiry is enabled and a password was typed. */
const entryCases = ['by password', 'a first login', 'the default password', 'an expired password'] as const;

export const entrySteps = flowSteps('entry', entryDriver, {
  openings: Object.fromEntries(
    entryCases.map((input) => [input, { input, fixture: 'visitor', ...logsInAs(inputs[input].input.username) }]),
  ),
  leaves: { 'leave.requested': { changingPassword: 'left' } },
});
