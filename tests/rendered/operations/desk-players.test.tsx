import { deskPlayersDriver } from '../../drivers/operations/desk-players.driver';
import { describePathsOn } from '../harness/describe-paths';
import { deskCharts, openDeskPage, openPlayers } from '../harness/desk-page';

describePathsOn({
  flow: 'desk-players',
  driver: deskPlayersDriver,
  children: deskCharts.players,
  open: openDeskPage,
  begin: openPlayers,
});
