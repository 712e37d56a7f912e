import { formDriver } from '../tests/drivers/form.driver';
import { opensPart } from './support/centre';
import { tour } from './support/tour';

tour('form', formDriver, {
  // An account that holds nothing can be closed.
  openings: { 'the account is closed': { input: 'about nothing else', world: {}, open: opensPart('security.closing.begin', 'agent') } },
  waits: ({ invoke }) => (invoke === 'send' ? 'closeAccount' : undefined),
  after: () => ({}),
});
