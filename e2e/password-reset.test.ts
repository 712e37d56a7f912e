import { passwordResetDriver } from '../tests/drivers/password-reset.driver';
import { followsLink, mailsLink } from './support/mailed-link';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** Of a link that is `dead` another was mailed since. */
type Reset = { link: 'good' | 'dead' | 'none' };

const follows =
  (link: Reset['link']) =>
  async (tester: Tester): Promise<void> => {
    const token = link === 'none' ? '' : await mailsLink(tester);
    if (link === 'dead') {
      await mailsLink(tester, token);
      tester.expects('resetByLink', 422);
    }
    await followsLink(tester, token);
  };

tour<Reset>('password-reset', passwordResetDriver, {
  openings: {
    'a link is followed': { world: { link: 'good' }, open: follows('good') },
    'a link that another took the place of is followed': { world: { link: 'dead' }, open: follows('dead') },
    'the page is opened without a link': { world: { link: 'none' }, open: follows('none') },
  },
  waits: ({ invoke }) => (invoke === 'loadRule' ? 'passwordRule' : undefined),
  acts: ['passwordForm'],
  after({ sample }, { world }) {
    if (sample?.of === 'findToken') return (sample.class === 'held') === (world.link !== 'none') ? world : undefined;
    if (sample?.of === 'passwordForm') return (sample.class === 'reset') === (world.link === 'good') ? world : undefined;
    return world;
  },
});
