import { newsDriver } from '../../tests/drivers/support/news.driver';
import { byVisitor } from '../harness/dialogs';
import { sendsLogin } from '../harness/people';
import { flowSteps } from '../harness/row';

const arrives = byVisitor(async () => {});

export const newsSteps = flowSteps('news', newsDriver, {
  openings: {
    'a visitor arrives, and something is new': { fixture: 'visitor', turned: ['AFTERLOGIN=on'], ...arrives },
    'a visitor arrives where news are switched off': { fixture: 'visitor', turned: ['AFTERLOGIN=off'], ...arrives },
  },
  only: {
    'news.requested': ['visitor'],
    'loadNews: new entries': ['AFTERLOGIN=on'],
    'loadNews: offline': ['AFTERLOGIN=on'],
    'loadNews: no new entries': ['AFTERLOGIN=off'],
  },
  leads: { 'news.requested': 'member' },
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
