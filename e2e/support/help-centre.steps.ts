import { helpCentreDriver } from '../../tests/drivers/support/help-centre.driver';
import { speaksOther } from '../harness/language';
import { flowSteps } from '../harness/row';

export const helpCentreSteps = flowSteps('help-centre', helpCentreDriver, {
  openings: { 'a visitor opens the help centre': { fixture: 'visitor', open: (tester) => tester.opens('/help') } },
  never({ event, sample }, { value }) {
    // The address decides which page opens; here it is the list.
    if (sample?.of === 'load' && !['some articles', 'offline'].includes(sample.class)) return true;
    // The address follows a search on its own, which reloads the list.
    if (event.type === 'search.submitted') return true;
    return value === 'loading' && !event.type.startsWith('xstate.');
  },
  causes: {
    'address.changed': ({ page }) =>
      page.evaluate(() => history.pushState({}, '', location.search ? '/help' : '/help?kind=deposits')),
    'help.outdated': speaksOther,
  },
});
