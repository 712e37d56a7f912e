import { promotionsDriver } from '../../tests/drivers/rewards/promotions.driver';
import { speaksOther } from '../harness/language';
import { flowSteps } from '../harness/row';

const ONE = '/promoDetail?id=NODIWEEKLY';

export const promotionsSteps = flowSteps('promotions', promotionsDriver, {
  openings: {
    'the player opens one of the promotions': {
      fixture: 'member',
      open: async (tester) => {
        await tester.isLoggedIn('player');
        await tester.opens(ONE);
      },
    },
  },
  never({ event, sample }, { value }) {
    // The address decides which page opens; here it is a single promotion.
    if (sample?.of === 'load' && !['one', 'offline'].includes(sample.class)) return true;
    return value === 'loading' && !event.type.startsWith('xstate.');
  },
  causes: {
    'address.changed': ({ page }) =>
      page.evaluate(() =>
        history.pushState(
          {},
          '',
          location.search.includes('MATH') ? '/promoDetail?id=NODIWEEKLY' : '/promoDetail?id=MATHSPORTS',
        ),
      ),
    'promotions.outdated': speaksOther,
  },
  leads: { 'take: taken': null },
});
