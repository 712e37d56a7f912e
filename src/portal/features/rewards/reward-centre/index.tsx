import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type {
  RewardPage,
  rewardCentreMachine,
} from '../../../../../machines/rewards/reward-centre/reward-centre.machine';
import { buttonClass } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Tabs } from '../../../../ui/tabs';
import type { HostedPage } from '../../../parts/portal/hosted';
import { RewardCard } from './reward-card';
import './reward-centre.css';

export { rewardCentreFlow as flow } from './reward-centre.flow';

type RewardCentreRef = ActorRefFrom<typeof rewardCentreMachine>;
const VIEWS = ['open', 'past'] as const;

/** All claimable rewards, and earlier ones (s2.member-centre.reward-centre). */
export function View({ content: centre }: HostedPage<RewardCentreRef>) {
  const state = useSelector(centre, (snapshot) => snapshot);
  const { list } = state.children;
  return (
    <>
      <h3 className="page-title">
        <Trans id="rewards.title">Reward centre</Trans>
      </h3>
      {state.matches('failed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => centre.send({ type: 'retry.requested' })} />
      )}
      <Outcome centre={centre} />
      {list && <Rewards centre={centre} list={list} />}
    </>
  );
}

function Rewards({ centre, list }: { centre: RewardCentreRef; list: ListRef<RewardPage> }) {
  const { t } = useLingui();
  const top = useRef<HTMLDivElement>(null);
  const view = useSelector(list, (state) => (state.context.filter.view === 'past' ? 'past' : 'open'));
  const claiming = useSelector(centre, (state) =>
    state.matches({ open: 'claiming' }) ? state.context.selected : null,
  );
  const titles = {
    open: t({ id: 'rewards.open', message: 'To claim' }),
    past: t({ id: 'rewards.past', message: 'History' }),
  };
  return (
    <div ref={top}>
      <Tabs
        label={t({ id: 'rewards.views', message: 'Rewards' })}
        tabs={VIEWS.map((value) => ({ value, title: titles[value] }))}
        value={view}
        onChoose={(chosen) => list.send({ type: 'filter.selected', filter: { view: chosen } })}
      >
        <ListView list={list} empty={<None past={view === 'past'} />}>
          {(page) => (
            <>
              <ul className="rewards">
                {page.list.map((reward) => (
                  <RewardCard
                    key={reward.id}
                    reward={reward}
                    busy={claiming === reward.id}
                    disabled={claiming !== null}
                    onClaim={() => centre.send({ type: 'claim.requested', id: reward.id })}
                  />
                ))}
              </ul>
              <ListPager list={list} page={page} top={top} />
            </>
          )}
        </ListView>
      </Tabs>
    </div>
  );
}

/** Result of the last claim. */
function Outcome({ centre }: { centre: RewardCentreRef }) {
  const state = useSelector(centre, (snapshot) => snapshot);
  const { failure } = state.context;
  if (state.matches({ open: { listing: 'rejected' } }))
    return (
      <FocusedNote>
        <FailureWords failure={failure} />
      </FocusedNote>
    );
  if (state.matches({ open: { listing: 'claimed' } }))
    return (
      <FocusedNote done>
        <Trans id="rewards.claimed">The reward is claimed. You find it in the history.</Trans>
      </FocusedNote>
    );
  return null;
}

const None = ({ past }: { past: boolean }) => (
  <Empty
    art="pot"
    title={
      past ? (
        <Trans id="rewards.none.past">Nothing claimed yet</Trans>
      ) : (
        <Trans id="rewards.none">Nothing to claim right now</Trans>
      )
    }
  >
    <p role="status">
      <Trans id="rewards.none.text">What you earn by promotions, missions and levels appears here.</Trans>
    </p>
    <Link className={buttonClass()} to="/promotions">
      <Trans id="rewards.promotions">See promotions</Trans>
    </Link>
  </Empty>
);
