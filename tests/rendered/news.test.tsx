import { newsMachine } from '../../machines/news/news.machine';
import { newsDriver } from '../drivers/news.driver';
import { visitor } from './support/neighbours';
import { childOf, held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'news',
  driver: newsDriver,
  children: { ...visitor, news: held(newsMachine) },
  begin: ({ portal }) => childOf(portal, 'news'),
});
