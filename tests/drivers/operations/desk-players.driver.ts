import type { deskPlayersMachine } from '../../../machines/operations/desk-players/desk-players.machine';
import type { Driver } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Steps of an operator in the search for players. */
export const deskPlayersDriver = {
  events: {
    'player.selected': (screen, { user }) => screen.press('desk.queue.open', { number: user }),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.hides('alert'),
    'open.choosing': 'passes',
    'open.searching': (screen) => screen.sees('textbox', 'desk.players.search'),
    'open.reading': (screen, { user }) => screen.sees('heading', user),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
} satisfies Driver<typeof deskPlayersMachine>;
