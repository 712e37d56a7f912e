// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints';
import { promotionsFlow } from '../../../../src/portal/features/rewards/promotions/promotions.flow';
import { sampleOf } from '../../../security/sample-input';
import { lend, runActor } from '../../harness/flow-support';

test('promotions are loaded to the last page and shown as one list [s2.other.promotions-filters]', async () => {
  const page = { ...Object(sampleOf(endpoints.offers.response)), totalPages: 3 };
  const { deps, sent } = lend({ [endpoints.offers.path]: { value: page } });
  const outcome = await runActor(promotionsFlow(deps), 'load');
  expect(sent.map(({ query }) => new URLSearchParams(query).get('pageNo'))).toEqual(['1', '2', '3']);
  expect(outcome).toMatchObject({ kind: 'found', page: { list: [...page.list, ...page.list, ...page.list] } });
});
