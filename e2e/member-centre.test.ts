import { memberCentreDriver } from '../tests/drivers/member-centre.driver';
import { opensCentre } from './support/centre';
import { losesSession } from './support/people';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/**
 * `leaving`: the log-in over the centre was closed. `brought`: its script has come. `closing`: the account is closed at once. `page`: the one
 * that is wanted; `there`: the pages whose scripts have come.
 */
type Centre = { leaving: boolean; brought: boolean; closing: boolean; page: string; there: readonly string[] };

const MY_ACCOUNT = 'securityCenter';
/** The pages that are more than a word of what will be there. */
const DRAWN = [MY_ACCOUNT, 'transferFund', 'depositv2', 'withdraw', 'transferUpline', 'transactionHistory', 'personalProfit', 'limits'];
const begins: Centre = { leaving: false, brought: false, closing: false, page: MY_ACCOUNT, there: [MY_ACCOUNT] };
const isDue = ({ page, there }: Centre) => DRAWN.includes(page) && !there.includes(page);
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
    'another page': opening('at a page that comes later', { ...begins, page: 'referral', there: [] }),
  },
  acts: ['login', 'securityCentre', 'gamingLimits'],
  waits({ invoke }, world) {
    if (invoke === 'bringPage') return isDue(world) ? 'chunk' : undefined;
    return invoke === 'bringLogin' && !world.brought ? 'chunk' : undefined;
  },
  due: ({ sample }, { world }) => sample?.class === 'left without a login' && world.leaving,
  after({ event, sample }, { value, context, world }) {
    if (sample?.of === 'bringPage') {
      if (sample.class !== 'it came') return isDue(world) ? world : undefined;
      return isDue(world) ? { ...world, there: [...world.there, world.page].sort() } : world;
    }
    if (sample?.of === 'gamingLimits') return world.closing || context.username ? undefined : world;
    if (world.closing || sample?.of === 'securityCentre') return world.closing && sample?.of === 'securityCentre' ? world : undefined;
    if (sample?.of === 'bringLogin') return { ...world, brought: sample.class === 'it came' };
    if (sample?.of === 'login')
      return (sample.class === 'left without a login') === world.leaving ? { ...world, leaving: false } : undefined;
    // The driver chooses no page where a log-in was over it.
    if (event.type === 'page.chosen') return context.username || event.page === context.page ? undefined : { ...world, page: event.page };
    if (event.type === 'retry.requested') return context.username ? undefined : world;
    if (event.type === 'leave.requested' && active(value, 'lock') === 'login') return { ...world, leaving: true };
    return world;
  },
  causes: { 'session.lost': (tester, { loss }) => losesSession(tester, loss) },
  tolerates: [['balance', 401]],
});
