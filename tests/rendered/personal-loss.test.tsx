import { personalLossMachine } from '../../machines/personal-loss/personal-loss.machine';
import { personalLossDriver } from '../drivers/personal-loss.driver';
import { centreAt, openCentrePage } from './support/open-centre';
import { held } from './support/stand-ins';
import { tour } from './support/tour';

tour({
  flow: 'personal-loss',
  driver: personalLossDriver,
  children: () => centreAt({ personalLoss: held(personalLossMachine) }),
  begin: (page) => openCentrePage(page, 'personalProfit', 'personalLoss'),
});
