import type { FlowScripts } from '../by-words/hand-written';

const OPENED = 'time.opened: by the clock';

export const drawLifecycleScripts: FlowScripts = {
  flow: 'draw-lifecycle',
  scripts: [
    {
      input: 'a result of our own',
      fixture: 'visitor',
      steps: [
        [
          async (hand) => {
            hand.operates('draws plan LF3D 3');
            hand.opens('/lottery?gameCode=LF3D');
            await hand.screen.sees('status', 'lottery.results.none');
          },
          OPENED,
        ],
        [
          async (hand) => {
            hand.operatesOn('draws plan LF3D 3', 'draws void LF3D <number>');
            hand.opens('/lottery?gameCode=LF3D');
            await hand.screen.reads('lottery.results.void');
          },
          'ops.voided: by an operator',
        ],
      ],
    },
  ],
};
