import { newsMachine } from '../../machines/news/news.machine';
import { newsDriver } from '../drivers/news.driver';
import { describePaths } from './support/describe-paths';
import { places, visitor } from './support/neighbours';
import { childOf, held } from './support/stand-ins';

describePaths({
  flow: 'news',
  driver: newsDriver,
  children: { ...visitor, host: places, news: held(newsMachine) },
  begin: ({ portal }) => childOf(portal, 'news'),
});
