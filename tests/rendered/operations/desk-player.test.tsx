import { deskPlayerDriver } from '../../drivers/operations/desk-player.driver';
import { describePathsOn } from '../harness/describe-paths';
import { deskCharts, openDeskPage, openPlayer } from '../harness/desk-page';

describePathsOn({
  flow: 'desk-player',
  driver: deskPlayerDriver,
  children: deskCharts.player,
  open: openDeskPage,
  begin: openPlayer,
});
