import type { PromotionsOutcome, promotionsMachine } from '../../../machines/rewards/promotions/promotions.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

type Here = { outcome: PromotionsOutcome | null };
const seesTerms = (screen: Screen) => screen.sees('heading', 'promotions.terms');

const buttonOf = ({ outcome }: Here) =>
  outcome?.kind === 'one' && outcome.promotion.terms.trigger.kind === 'code' ? 'promotions.take' : 'promotions.choose';

/** Steps of a tester who claims a promotion. Names differ by tier, so tests that know them check them. */
export const promotionsDriver = {
  events: {
    'address.changed': 'itself',
    'promotions.outdated': 'itself',
    'taking.requested': (screen, _, here) => screen.press(buttonOf(here)),
    'word.edited': (screen) => screen.fill('promotions.code', 'PALKI50'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'page.loading'),
    routing: 'passes',
    found: async (screen) => {
      await screen.sees('heading', 'promotions.title');
      await screen.sees('navigation', 'promotions.categories');
      await screen.sees('article');
    },
    none: async (screen) => {
      await screen.sees('navigation', 'promotions.categories');
      await screen.sees('status', 'promotions.none.text');
    },
    details: seesTerms,
    'details.idle': seesTerms,
    'details.claiming': (screen, here) => screen.busy(buttonOf(here)),
    'details.codeInvalid': (screen) => screen.invalid('promotions.code', 'promotions.code.wrong'),
    'details.claimed': (screen, { outcome }) =>
      screen.sees(
        'status',
        outcome?.kind === 'one' && outcome.promotion.standing === 'chosen'
          ? 'promotions.taken.chosen'
          : 'promotions.taken',
      ),
    'details.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    notFound: async (screen) => {
      await screen.sees('status', 'promotions.gone.text');
      await screen.sees('link', 'promotions.all');
    },
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    load: { offline: (gateway) => gateway.cut() },
    take: {
      'wrong code': {
        cannot: 'The promotion of the paths has no code; e2e/journeys/platform/corrections.test.ts types a wrong one.',
      },
      offline: (gateway) => gateway.cut(),
    },
    address: { failed: { cannot: 'It takes a fault in our own script.' } },
  },
  endings: { load: 'offer', take: 'takeOffer' },
} satisfies Driver<typeof promotionsMachine>;
