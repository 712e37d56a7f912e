import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Empty } from '../../../../ui/empty';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import type { HostedPage } from '../../../parts/portal/hosted';
import type { ActivitiesRef } from './activities.flow';
import { ActivityCard } from './activity-card';
import { OneActivity } from './one-activity';
import './activity.css';

export { activitiesFlow as flow } from './activities.flow';

/** Activities, with the player's status in each (s4.activity.statuses). */
export function View({ content: activities }: HostedPage<ActivitiesRef>) {
  const state = useSelector(activities, (snapshot) => snapshot);
  const { list, activityApplication } = state.children;
  return (
    <>
      <h3 className="page-title">
        <Trans id="activity.list">Activities</Trans>
      </h3>
      {state.matches('failed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => activities.send({ type: 'retry.requested' })} />
      )}
      {activityApplication && <OneActivity actor={activityApplication} />}
      {list && !activityApplication && (
        <ListView list={list} empty={<None />}>
          {(page) => (
            <ul className="activities">
              {page.list.map((activity) => (
                <ActivityCard
                  key={activity.id}
                  activity={activity}
                  onOpen={() => activities.send({ type: 'activity.opened', id: activity.id })}
                />
              ))}
            </ul>
          )}
        </ListView>
      )}
    </>
  );
}

const None = () => (
  <Empty title={<Trans id="activity.none">No activities now</Trans>}>
    <p role="status">
      <Trans id="activity.none.text">New activities appear here.</Trans>
    </p>
  </Empty>
);
