import { ownDataDriver } from '../../tests/drivers/identity/own-data.driver';
import { inPart } from '../harness/centre';
import { flowSteps } from '../harness/row';

export const ownDataSteps = flowSteps('own-data', ownDataDriver, {
  openings: { 'a member opens it': { fixture: 'member', ...inPart('ownData.see') } },
  // Within a day after a request there is no button.
  never: ({ event }, { context }) => event.type === 'request.requested' && Object(context.status).nextAt !== null,
  // A request has made a file when the job has run; the state of the time before is a fixture of its own.
  leads: { 'form: sent': 'memberDataPending' },
  tolerates: [['ownDataPart', 404]],
});
