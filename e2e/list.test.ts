import { listDriver, pageShown } from '../tests/drivers/list.driver';
import { opensCentre } from './support/centre';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** In another language it is read anew. */
async function speaksOther(tester: Tester) {
  const [other, named] = tester.language === 'bn' ? (['en', 'English'] as const) : (['bn', 'বাংলা'] as const);
  await tester.screen.choose('header.language', named);
  tester.language = other;
}

tour('list', listDriver, {
  openings: {
    // There is nothing to or from an upline in it, and nothing of years ago.
    'the player has pages of records': { world: {}, open: (tester) => opensCentre(tester, 'transactionHistory') },
  },
  // Of days out of order nothing is asked.
  waits: ({ sample }) => (sample?.of === 'load' && sample.class !== 'days out of order' ? 'records' : undefined),
  after({ event, sample }, { value, context }) {
    const { filter, pageNo, outcome } = Object(context);
    const outOfOrder = filter.to < filter.from;
    if (sample?.of === 'load') {
      if (outOfOrder || sample.class === 'days out of order') return outOfOrder && sample.class === 'days out of order' ? {} : undefined;
      if (sample.class === 'offline') return {};
      const some = !filter.kind && !filter.from;
      if (sample.class === 'nothing') return some ? undefined : {};
      return some && (sample.class === 'the second page') === (pageNo === 2) ? {} : undefined;
    }
    // What is being read is not read once more.
    if (event.type === 'filter.chosen' && value === 'loading') return undefined;
    if (event.type !== 'page.chosen') return {};
    return Object(value).listed === 'shown' && pageShown(outcome).pageNum === 1 ? {} : undefined;
  },
  causes: { 'list.outdated': speaksOther },
});
