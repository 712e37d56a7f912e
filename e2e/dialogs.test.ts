import { dialogsDriver } from '../tests/drivers/dialogs.driver';
import { losesSession } from './support/people';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

type Open = {
  who: 'nobody' | 'player' | 'agent' | 'trial';
  /** Scripts have come; none comes while the network is cut. */
  brought: boolean;
  cut: boolean;
  /** Something is new to who logs in. */
  news: boolean;
  /** What is open was closed, or sent from the header: it ends by itself. */
  leaving: boolean;
  sent: boolean;
};
type Request = { name: string; submitted?: boolean };

const begins: Open = { who: 'nobody', brought: false, cut: false, news: false, leaving: false, sent: false };

const arrives =
  ({ who, news }: Open) =>
  async (tester: Tester) => {
    await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
    await tester.gateway.ops('flag', 'AFTERLOGIN', news ? 'on' : 'off');
    if (who !== 'nobody') await tester.isLoggedIn(who);
    await tester.page.goto('/');
    if (who !== 'nobody') await tester.screen.sees('button', 'header.balance.refresh');
    else await tester.screen.sees('form', 'header.quickLogin');
  };
const opening = (world: Partial<Open>) => ({ world: { ...begins, ...world }, open: arrives({ ...begins, ...world }) });

/** Who may ask for what, from where. A mailed link leads to a page of its own, a third party and another password come from other dialogs. */
function mayAsk({ name, submitted }: Request, value: unknown, { who }: Open): boolean {
  if (name === 'memberCentre') return who === 'player' || who === 'agent';
  if (name === 'agentCentre') return who === 'agent';
  if (['resetPassword', 'accountLink', 'changePassword'].includes(name)) return false;
  return who === 'nobody' && (!submitted || value === 'closed');
}

/** How a way in can end, and what it makes of the world. */
function cameIn(as: string, { name }: Request, returning: unknown, world: Open): Open | undefined {
  if (name === 'freeTrial') return as === 'registered, or a trial begun' ? { ...world, who: 'trial' } : undefined;
  if (as === 'left' || world.leaving) return as === 'left' && world.leaving ? { ...world, leaving: false, sent: false } : undefined;
  if (name !== 'login') return undefined;
  if (as === 'rather tries') return world;
  return as === (returning === 'player' ? 'back again' : 'logged in') ? { ...world, who: 'player', sent: false } : undefined;
}

/** Where a session can be lost so that it is seen. A member centre closes itself; one that ran out there is the matter of its own paths. */
function lost(loss: string, value: unknown, world: Open): Open | undefined {
  if (value === 'closed') return world.who === 'player' ? { ...world, who: 'nobody' } : undefined;
  if (loss === 'ranOut') return undefined;
  return value === 'centre' || value === 'memberCentre' ? { ...world, who: 'nobody', leaving: value === 'memberCentre' } : undefined;
}

tour<Open>('dialogs', dialogsDriver, {
  openings: {
    'a visitor arrives': opening({}),
    'a visitor arrives, and something is new': opening({ news: true }),
    'a player comes back': opening({ who: 'player' }),
    'an agent comes back': opening({ who: 'agent' }),
    'the network is cut': opening({ cut: true }),
  },
  acts: ['entrance', 'passwords', 'memberCentre'],
  waits({ invoke, sample }, { brought, cut, news }) {
    // Scripts that came are there: only the first time there is something to wait for.
    if (invoke === 'loadDialog') return cut || !brought ? 'chunk' : undefined;
    if (invoke === 'loadNews') return news ? 'announcements' : undefined;
    return sample?.class === 'registered, or a trial begun' ? 'freePlay' : undefined;
  },
  due: ({ sample }, { world: { leaving, sent } }) => (sample?.class === 'left' && leaving) || (sample?.class === 'logged in' && sent),
  after({ event, sample }, { value, context, world }) {
    const request: Request = Object(context.request);
    if (sample?.of === 'loadDialog') {
      if ((sample.class === 'it did not come') !== world.cut) return undefined;
      return { ...world, brought: !world.cut };
    }
    if (sample?.of === 'loadNews') return (sample.class === 'nothing new') === world.news ? undefined : world;
    if (sample?.of === 'entrance') return cameIn(sample.class, request, context.returning, world);
    if (sample?.of === 'passwords' || sample?.of === 'memberCentre')
      return sample.class === 'left' && world.leaving ? { ...world, leaving: false } : undefined;
    if (event.type === 'session.lost') return lost(event.loss, value, world);
    if (event.type === 'dialog.requested')
      return request.name !== event.request.name && mayAsk(event.request, value, world)
        ? { ...world, leaving: false, sent: event.request.submitted === true }
        : undefined;
    if (event.type !== 'leave.requested') return world;
    // A trial that is being opened cannot be left.
    const asked = ['entrance', 'passwords', 'memberCentre'].includes(String(value)) && request.name !== 'freeTrial';
    return { ...world, leaving: asked, sent: false };
  },
  causes: { 'session.lost': (tester, { loss }) => losesSession(tester, loss) },
  tolerates: [['balance', 401]],
});
