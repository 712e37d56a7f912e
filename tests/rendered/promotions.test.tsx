import { promotionsMachine } from '../../machines/promotions/promotions.machine';
import { promotionsDriver } from '../drivers/promotions.driver';
import { describePaths } from './support/describe-paths';
import { member } from './support/neighbours';
import { openPlace } from './support/open-place';
import { held } from './support/stand-ins';

describePaths({
  flow: 'promotions',
  driver: promotionsDriver,
  children: member,
  hosted: { promotions: held(promotionsMachine) },
  // What stands in the field of the code is what was typed last.
  predictable: ({ word: _, ...context }) => context,
  begin: (page) => openPlace(page, 'promotions'),
});
