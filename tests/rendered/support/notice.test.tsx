import { noticeMachine } from '../../machines/notice/notice.machine';
import { noticeSamples } from '../../machines/notice/notice.samples';
import { noticeDriver } from '../drivers/notice.driver';
import { describePaths } from './support/describe-paths';
import { openPlace } from './support/open-place';
import { held } from './support/stand-ins';

describePaths({
  flow: 'notice',
  driver: noticeDriver,
  hosted: { notice: held(noticeMachine) },
  begin: (page) => openPlace(page, 'notice', noticeSamples.inputs['one by its id'].input),
});
