import { PLAYER_NOTICES } from '../src/gateway/notice/demo-notices';
import { noticeDriver } from '../tests/drivers/notice.driver';
import { describePaths } from './support/row';

const [, chosen] = PLAYER_NOTICES;

describePaths('notice', noticeDriver, {
  openings: {
    'one of the list is chosen': {
      input: 'one by its id',
      fixture: 'visitor',
      async open(tester) {
        await tester.opens('/noticePage');
        await tester.screen.press(chosen?.[tester.language].title ?? '');
      },
    },
  },
  // Under a dialog no language can be chosen.
  never: ({ event }) => event.type === 'language.changed',
  tolerates: [['notice', 404]],
});
