import type { bettingRecordMachine } from '../../../machines/play/betting-record/betting-record.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Fills in the filters and applies them. */
export async function choosesBets(screen: Screen, { period = '30', status, category }: Record<string, string>) {
  await screen.choose('bets.period', `bets.period.${period}`);
  await screen.choose('bets.status', status ? `bets.status.${status}` : 'bets.all');
  await screen.choose('bets.category', category ? `bets.category.${category.toLowerCase()}` : 'bets.all');
  await screen.press('bets.show');
}

const STUDIO = 'It takes a round at a studio: journeys/trust.test.ts plays one.';

/** Steps of a tester in the betting record. */
export const bettingRecordDriver = {
  events: {
    'filter.selected': (screen, { filter }) => choosesBets(screen, filter),
    'export.requested': (screen) => screen.press('bets.export'),
    'round.selected': (screen) => screen.press('bets.details'),
    'round.closed': (screen) => screen.press('bets.back'),
    // Only a draw that can be verified has a button.
    'evidence.requested': (screen, _, { round }) =>
      round?.draw?.isFair ? screen.press('bets.evidence.save') : 'itself',
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.sees('heading', 'bets.title'),
    'open.listing': (screen) => screen.sees('form', 'bets.filter'),
    'open.listing.idle': (screen) => screen.hides('alert'),
    'open.listing.exporting': (screen) => screen.busy('bets.export'),
    'open.listing.saved': (screen) => screen.sees('status', 'bets.saved'),
    'open.listing.unsaved': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.round': (screen) => screen.sees('button', 'bets.back'),
    'open.round.loading': (screen) => screen.sees('status', 'page.loading'),
    'open.round.loaded': async (screen, { round }) => {
      await screen.sees('heading', 'bets.transactions');
      const verification = round?.verification;
      if (!verification) return screen.hides('link', 'bets.verify');
      return verification.proof === null ? screen.reads('bets.sealed') : screen.sees('link', 'bets.verify');
    },
    'open.round.loaded.idle': (screen) => screen.hides('alert'),
    'open.round.loaded.saving': (screen) => screen.busy('bets.evidence.save'),
    'open.round.loaded.saved': (screen) => screen.sees('status', 'bets.evidence.saved'),
    'open.round.loaded.unsaved': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.round.notFound': (screen) => screen.sees('status', 'bets.gone.text'),
    'open.round.loadFailed': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    list: { failed: { cannot: 'It takes a fault in our own script.' } },
    exportBets: { offline: (gateway) => gateway.cut() },
    loadRound: {
      'a bet on a draw': {
        cannot: 'The rounds of the fixture are those of studios; a journey of lotteries saves the evidence of one.',
      },
      'a bet that can be verified': { cannot: STUDIO },
      'a bet whose seed is in use': { cannot: STUDIO },
      gone: { cannot: 'Rounds are never taken away; only an id of somebody else’s leads there.' },
      offline: (gateway) => gateway.cut(),
    },
  },
  endings: { exportBets: 'betsFile', loadRound: 'bet', saveEvidence: 'drawEvidence' },
} satisfies Driver<typeof bettingRecordMachine>;
