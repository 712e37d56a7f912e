import { gameBrowseDriver } from '../../tests/drivers/play/game-browse.driver';
import { speaksOther } from '../harness/language';
import { flowSteps } from '../harness/row';

/** Results of queries: no game has that name, and that vendor has no live games. */
const isNothing = ({ q, page }: Record<string, string>) => Boolean(q || page);

export const gameBrowseSteps = flowSteps('game-browse', gameBrowseDriver, {
  openings: {
    'a visitor opens the live games': {
      input: 'of a page',
      fixture: 'visitor',
      open: (tester) => tester.opens('/live'),
    },
  },
  never({ event, sample }, { value, context }) {
    const { query, found } = Object(context);
    const adding = Object(value).listed === 'adding';
    if (sample?.of === 'load' && sample.class !== 'offline')
      return sample.class !== (adding ? 'the second page' : isNothing(query) ? 'nothing' : 'the first of two pages');
    // Open filters cover everything else.
    if (value === 'filtering' && ['query.selected', 'search.typed', 'games.outdated'].includes(event.type)) return true;
    // A running load is not repeated.
    if (event.type !== 'retry.requested' && !event.type.startsWith('xstate.')) {
      if (adding || value === 'loading' || value === 'opening') return true;
    }
    // A single class has too few games for another page, and beyond the chart's last page the catalogue has more.
    if (event.type === 'more.requested') return Boolean(query.kind) || found?.pageNum !== 1;
    // A selection preserves an earlier search, and searching for the same text again changes nothing.
    if (event.type === 'query.selected') return isNothing(query) || Boolean(query.sort);
    if (event.type === 'filter.changed') return Boolean(Object(context).draft.sort);
    return event.type === 'search.typed' && Boolean(query.q);
  },
  causes: {
    'query.named': ({ page }, { query }) =>
      page.evaluate((search) => history.pushState({}, '', `/live${search}`), query.page ? `?page=${query.page}` : ''),
    'games.outdated': speaksOther,
  },
});
