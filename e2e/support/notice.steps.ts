import { PLAYER_NOTICES } from '../../src/gateway/demo/notice-texts';
import { noticeDriver } from '../../tests/drivers/support/notice.driver';
import { flowSteps } from '../harness/row';

const [, chosen] = PLAYER_NOTICES;

export const noticeSteps = flowSteps('notice', noticeDriver, {
  openings: {
    'a notice of the list is opened': {
      input: 'opened by its id',
      fixture: 'visitor',
      async open(tester) {
        await tester.opens('/noticePage');
        await tester.screen.press(chosen?.[tester.language].title ?? '');
      },
    },
  },
  // The dialog is modal and has no language picker, unlike those with a form and the centres.
  never: ({ event }) => event.type === 'language.changed',
  tolerates: [['notice', 404]],
});
