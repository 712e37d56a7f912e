import { formDriver } from '../tests/drivers/form.driver';
import { opensPart } from './support/centre';
import { tour } from './support/tour';

tour('form', formDriver, {
  openings: { 'the real name is set': { input: 'about nothing else', world: {}, open: opensPart('security.realName.begin') } },
  waits: ({ invoke }) => (invoke === 'send' ? 'setRealName' : undefined),
  after: () => ({}),
});
