import { newsMachine } from '../../../machines/support/news/news.machine';
import { newsDriver } from '../../drivers/support/news.driver';
import { describePaths } from './describe-paths';
import { places, visitor } from './neighbours';
import { childOf, held } from './stand-ins';

describePaths({
  flow: 'news',
  driver: newsDriver,
  children: { ...visitor, host: places, news: held(newsMachine) },
  begin: ({ portal }) => childOf(portal, 'news'),
});
