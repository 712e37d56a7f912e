import { noticeMachine } from '../../../machines/support/notice/notice.machine';
import { noticeSamples } from '../../../machines/support/notice/notice.samples';
import { noticeDriver } from '../../drivers/support/notice.driver';
import { describePaths } from '../harness/describe-paths';
import { openPlace } from '../harness/open-place';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'notice',
  driver: noticeDriver,
  hosted: { notice: held(noticeMachine) },
  begin: (page) => openPlace(page, 'notice', noticeSamples.inputs['opened by its id'].input),
});
