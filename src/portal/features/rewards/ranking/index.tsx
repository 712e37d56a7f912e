import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { SPANS } from '../../../../contract/rewards/activities';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Tabs } from '../../../../ui/tabs';
import type { HostedPage } from '../../../parts/portal/hosted';
import { Board } from './board';
import type { RankingRef } from './ranking.flow';
import { beforeWords, nowWords } from './ranking-words';
import './ranking.css';

export { rankingFlow as flow } from './ranking.flow';

/** Highest turnovers of a day, week or month (s2.other.ranking). */
export const View = ({ content: ranking }: HostedPage<RankingRef>) => (
  <>
    <h3 className="page-title">
      <Trans id="ranking.title">Leaderboard</Trans>
    </h3>
    <p className="sm mute">
      <Trans id="ranking.text">By turnover, names shortened. Play only what you can afford to lose.</Trans>
    </p>
    <Boards ranking={ranking} />
  </>
);

function Boards({ ranking }: { ranking: RankingRef }) {
  const state = useSelector(ranking, (snapshot) => snapshot);
  const { list } = state.children;
  const { failure } = state.context;
  if (state.matches('failed'))
    return <LoadAgain failure={failure} onRetry={() => ranking.send({ type: 'retry.requested' })} />;
  return (
    <>
      {state.matches({ open: { listing: 'rejected' } }) && (
        <FocusedNote>
          <FailureWords failure={failure} />
        </FocusedNote>
      )}
      {state.matches({ open: { listing: 'chosen' } }) && (
        <FocusedNote done>
          <Trans id="ranking.chosen">Your choice is saved.</Trans>
        </FocusedNote>
      )}
      {list && <Spans ranking={ranking} list={list} />}
    </>
  );
}

type ListOfRanking = NonNullable<ReturnType<RankingRef['getSnapshot']>['children']['list']>;

/** A day, a week or a month; the one that is on, or the one before. */
function Spans({ ranking, list }: { ranking: RankingRef; list: ListOfRanking }) {
  const { t } = useLingui();
  const filter = useSelector(list, ({ context }) => context.filter);
  const span = SPANS.find((candidate) => candidate === filter.span) ?? 'week';
  const isBefore = filter.before === '1';
  const show = (selectedSpan: string, before: boolean) =>
    list.send({ type: 'filter.selected', filter: { span: selectedSpan, before: before ? '1' : '0' } });
  return (
    <Tabs
      label={t({ id: 'ranking.spans', message: 'Which leaderboard' })}
      tabs={SPANS.map((candidate) => ({ value: candidate, title: t(nowWords[candidate]) }))}
      value={span}
      onChoose={(selectedSpan) => show(selectedSpan, false)}
    >
      <div className="stack">
        <div>
          <Button look="quiet" small icon={isBefore ? 'next' : 'prev'} onClick={() => show(span, !isBefore)}>
            {isBefore ? t(nowWords[span]) : t(beforeWords[span])}
          </Button>
        </div>
        <ListView list={list}>{(board) => <Board ranking={ranking} board={board} />}</ListView>
      </div>
    </Tabs>
  );
}
