import { memberCentreDriver } from '../tests/drivers/member-centre.driver';
import { opensCentre } from './support/centre';
import { losesSession } from './support/people';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/**
 * `leaving`: the log-in over the centre was closed. `brought`: its script has come. `closing`: the account is closed at once. `page`: the one
 * that is wanted; `there`: the script of my account has come.
 */
type Centre = { leaving: boolean; brought: boolean; closing: boolean; page: string; there: boolean };

const MY_ACCOUNT = 'securityCenter';
const begins: Centre = { leaving: false, brought: false, closing: false, page: MY_ACCOUNT, there: true };
const opening = (input: string, world: Centre) => ({ input, world, open: (tester: Tester) => opensCentre(tester, world.page) });
const active = (value: unknown, region: string): unknown => Object(Object(value).open)[region];

tour<Centre>('member-centre', memberCentreDriver, {
  openings: {
    'my account': opening('at my account', begins),
    'my account, to close it': {
      input: 'at my account',
      world: { ...begins, closing: true },
      open: (tester) => opensCentre(tester, MY_ACCOUNT, 'agent'),
    },
    'another page': opening('at a page that comes later', { ...begins, page: 'referral', there: false }),
  },
  acts: ['login', 'securityCentre'],
  waits({ invoke }, { brought, page, there }) {
    if (invoke === 'bringPage') return page === MY_ACCOUNT && !there ? 'chunk' : undefined;
    return invoke === 'bringLogin' && !brought ? 'chunk' : undefined;
  },
  due: ({ sample }, { world }) => sample?.class === 'left without a login' && world.leaving,
  after({ event, sample }, { value, context, world }) {
    if (sample?.of === 'bringPage') {
      if (sample.class === 'it came') return { ...world, there: world.there || world.page === MY_ACCOUNT };
      return world.page === MY_ACCOUNT && !world.there ? world : undefined;
    }
    if (world.closing || sample?.of === 'securityCentre') return world.closing && sample?.of === 'securityCentre' ? world : undefined;
    if (sample?.of === 'bringLogin') return { ...world, brought: sample.class === 'it came' };
    if (sample?.of === 'login')
      return (sample.class === 'left without a login') === world.leaving ? { ...world, leaving: false } : undefined;
    // The driver chooses no page where a log-in was over it.
    if (event.type === 'page.chosen') return context.username || event.page === context.page ? undefined : { ...world, page: event.page };
    if (event.type === 'retry.requested') return context.username ? undefined : world;
    if (event.type === 'dialog.closed' && active(value, 'lock') === 'login') return { ...world, leaving: true };
    return world;
  },
  causes: { 'session.lost': (tester, { loss }) => losesSession(tester, loss) },
  tolerates: [['balance', 401]],
});
