import { newsDriver } from '../tests/drivers/news.driver';
import { sendsLogin } from './support/people';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** `news`: something is new to who logs in; without the module nothing is asked. */
type Newly = { who: 'visitor' | 'player'; news: boolean };

const arrives =
  (module: 'on' | 'off') =>
  async ({ gateway, page, screen }: Tester): Promise<void> => {
    await gateway.ops('flag', 'SLIDEVERIF', 'off');
    await gateway.ops('flag', 'AFTERLOGIN', module);
    await page.goto('/');
    await screen.sees('form', 'header.quickLogin');
  };

tour<Newly>('news', newsDriver, {
  openings: {
    'a visitor arrives, and something is new': { world: { who: 'visitor', news: true }, open: arrives('on') },
    'a visitor arrives where news are switched off': { world: { who: 'visitor', news: false }, open: arrives('off') },
  },
  waits: ({ invoke }, { news }) => (invoke === 'loadNews' && news ? 'announcements' : undefined),
  after({ event, sample }, { world }) {
    if (event.type === 'news.requested') return world.who === 'visitor' ? { ...world, who: 'player' } : undefined;
    if (event.type === 'news.dropped') return world;
    return (sample?.class === 'nothing new') !== world.news ? world : undefined;
  },
  causes: {
    'news.requested': async (tester) => {
      await tester.screen.visit('/?dialog=login');
      await sendsLogin(tester, 'player');
    },
    'news.dropped': async ({ screen }) => {
      await screen.visit('/?dialog=memberCentre');
      await screen.sees('dialog', 'memberCentre.title');
    },
  },
});
