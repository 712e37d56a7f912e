import { memberCentreDriver } from '../tests/drivers/member-centre.driver';
import { opensCentre } from './support/centre';
import { losesSession } from './support/people';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** `leaving`: the log-in over the centre was closed. `brought`: its script has come. `closing`: the account is closed at once. */
type Centre = { leaving: boolean; brought: boolean; closing: boolean };

const begins: Centre = { leaving: false, brought: false, closing: false };
const opening = (input: string, page: string) => ({ input, world: begins, open: (tester: Tester) => opensCentre(tester, page) });
const active = (value: unknown, region: string): unknown => Object(Object(value).open)[region];

tour<Centre>('member-centre', memberCentreDriver, {
  openings: {
    'my account': opening('at my account', 'securityCenter'),
    'my account, to close it': {
      input: 'at my account',
      world: { ...begins, closing: true },
      open: (tester) => opensCentre(tester, 'securityCenter', 'agent'),
    },
    'another page': opening('at a page that comes later', 'depositv2'),
  },
  acts: ['login', 'securityCentre'],
  waits: ({ invoke }, { brought }) => (invoke === 'bringLogin' && !brought ? 'chunk' : undefined),
  due: ({ sample }, { world }) => sample?.class === 'left without a login' && world.leaving,
  after({ event, sample }, { value, context, world }) {
    if (world.closing || sample?.of === 'securityCentre') return world.closing && sample?.of === 'securityCentre' ? world : undefined;
    if (sample?.of === 'bringLogin') return { ...world, brought: sample.class === 'it came' };
    if (sample?.of === 'login')
      return (sample.class === 'left without a login') === world.leaving ? { ...world, leaving: false } : undefined;
    // The driver chooses no page where a log-in was over it.
    if (event.type === 'page.chosen') return context.username || event.page === context.page ? undefined : world;
    if (event.type === 'dialog.closed' && active(value, 'lock') === 'login') return { ...world, leaving: true };
    return event.type === 'retry.requested' ? undefined : world;
  },
  causes: { 'session.lost': (tester, { loss }) => losesSession(tester, loss) },
  tolerates: [['balance', 401]],
});
