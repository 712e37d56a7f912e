import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositPage } from '../../../../contract';
import { Empty } from '../../../../ui/empty';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { Section } from '../../../../ui/page/section';
import { HistoryRows } from './history-rows';

/** The own deposits, newest first, page by page (own.deposit.history). */
export function DepositHistory({ history }: { history: ListRef<DepositPage> }) {
  const { t } = useLingui();
  return (
    <Section title={t({ id: 'deposit.history.title', message: 'Your deposits' })}>
      <ListView list={history} empty={<Empty title={<Trans id="deposit.history.none">No deposits yet</Trans>} />} back>
        {(page) => (
          <>
            <HistoryRows deposits={page.list} />
            <ListPager list={history} page={page} />
          </>
        )}
      </ListView>
    </Section>
  );
}
