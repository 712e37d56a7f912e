import { newsMachine } from '../../machines/news/news.machine';
import { newsDriver } from '../drivers/news.driver';
import { places, visitor } from './support/neighbours';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'news',
  driver: newsDriver,
  children: { ...visitor, host: places, news: held(newsMachine) },
  begin: ({ portal }) => childOf(portal, 'news'),
});
