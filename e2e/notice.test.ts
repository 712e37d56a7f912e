import { PLAYER_NOTICES } from '../src/gateway/notice/demo-notices';
import { noticeDriver } from '../tests/drivers/notice.driver';
import { tour } from './support/tour';

const input = 'one by its id';
const [, chosen] = PLAYER_NOTICES;

tour('notice', noticeDriver, {
  openings: {
    'one of the list is chosen': {
      input,
      world: { there: true },
      async open(tester) {
        await tester.opens('/noticePage');
        await tester.screen.press(chosen?.[tester.language].title ?? '');
      },
    },
    'a link to one that is over is followed': {
      input,
      world: { there: false },
      open: (tester) => tester.opens('/noticePage?dialog=notice&id=01930000-0000-7000-8000-0000000000a1'),
    },
  },
  waits: () => 'notice',
  after: ({ sample }, { world }) => (sample?.class === (world.there ? 'gone' : 'shown') ? undefined : world),
  tolerates: [['notice', 404]],
});
