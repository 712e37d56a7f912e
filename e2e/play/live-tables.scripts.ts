import type { FlowScripts } from '../by-words/hand-written';

export const liveTablesScripts: FlowScripts = {
  flow: 'live-tables',
  scripts: [
    {
      input: 'on home',
      fixture: 'visitor',
      steps: [
        [
          async (hand) => {
            hand.opens('/');
            hand.scrollsDown();
            await hand.screen.sees('heading', 'lanes.tables');
          },
          'loadTables: tables and fixtures',
        ],
      ],
    },
  ],
};
