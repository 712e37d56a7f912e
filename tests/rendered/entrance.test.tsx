import { entranceSamples } from '../../machines/entrance/entrance.samples';
import { entranceDriver } from '../drivers/entrance.driver';
import { dialogsWith, neighbours, waysIn } from './support/neighbours';
import { openEntrance } from './support/open-entrance';
import { tour } from './support/tour';

const inputs = Object.values(entranceSamples.inputs);

tour({
  flow: 'entrance',
  driver: entranceDriver,
  children: () => ({ ...neighbours(), dialogs: dialogsWith(waysIn()) }),
  begin: (page, input) => openEntrance(page, inputs.find((one) => one === input) ?? entranceSamples.inputs['an empty login']),
});
