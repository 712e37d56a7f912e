import { listDriver, pageNumbers } from '../../tests/drivers/platform/list.driver';
import { inCentre } from '../harness/centre';
import { speaksOther } from '../harness/language';
import { flowSteps } from '../harness/row';

/** Results of filters: there are no transfers to or from an upline, and none that are years old. */
function found({ filter, pageNo }: { filter: Record<string, string>; pageNo: number }): string {
  if ((filter.to ?? '') < (filter.from ?? '')) return 'days out of order';
  if (filter.kind || filter.from) return 'nothing';
  return pageNo === 2 ? 'the second page' : 'the first of two pages';
}

export const listSteps = flowSteps('list', listDriver, {
  openings: { 'the player has pages of records': { fixture: 'member', ...inCentre('transactionHistory') } },
  never({ event, sample }, { value, context }) {
    const { filter, pageNo, outcome } = Object(context);
    if (sample?.of === 'load') {
      const comes = found({ filter, pageNo });
      return sample.class === 'offline' ? comes === 'days out of order' : sample.class !== comes;
    }
    // A running load is not repeated.
    if (event.type === 'filter.selected') return value === 'loading';
    return event.type === 'page.selected' && (Object(value).listed !== 'idle' || pageNumbers(outcome).pageNum !== 1);
  },
  causes: { 'list.outdated': speaksOther },
});
