import { newsMachine } from '../../../machines/support/news/news.machine';
import { newsDriver } from '../../drivers/support/news.driver';
import { describePaths } from '../harness/describe-paths';
import { places, visitor } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

describePaths({
  flow: 'news',
  driver: newsDriver,
  children: { ...visitor, host: places, news: held(newsMachine) },
  begin: ({ portal }) => childOf(portal, 'news'),
});
