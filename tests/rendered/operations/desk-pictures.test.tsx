import { deskPicturesDriver } from '../../drivers/operations/desk-pictures.driver';
import { describePathsOn } from '../harness/describe-paths';
import { deskCharts, openDeskPage, openPictures } from '../harness/desk-page';

describePathsOn({
  flow: 'desk-pictures',
  driver: deskPicturesDriver,
  children: deskCharts.pictures,
  open: openDeskPage,
  begin: openPictures,
});
