import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { bonusDetailsMachine } from '../../../../../machines/rewards/bonus-details/bonus-details.machine';
import { buttonClass } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import type { HostedPage } from '../../../parts/portal/hosted';
import { BonusCard } from './bonus-card';
import { GiveUp } from './give-up';
import './bonus-details.css';

export { bonusDetailsFlow as flow } from './bonus-details.flow';

type BonusDetailsRef = ActorRefFrom<typeof bonusDetailsMachine>;

/** Each bonus with its terms and how far it is (s2.member-centre.bonus-details). */
export function View({ content: details }: HostedPage<BonusDetailsRef>) {
  const top = useRef<HTMLHeadingElement>(null);
  const state = useSelector(details, (snapshot) => snapshot);
  const { list } = state.children;
  const { chosen, failure } = state.context;
  return (
    <>
      <h3 className="page-title" ref={top}>
        <Trans id="bonus.title">Bonus details</Trans>
      </h3>
      {state.matches('failed') && (
        <LoadAgain failure={failure} onRetry={() => details.send({ type: 'retry.requested' })} />
      )}
      {state.matches({ open: { listing: 'rejected' } }) && (
        <FocusedNote>
          <FailureWords failure={failure} />
        </FocusedNote>
      )}
      {state.matches({ open: { listing: 'givenUp' } }) && (
        <FocusedNote done>
          <Trans id="bonus.givenUp.done">The bonus is given up. Nothing more has to be staked for it.</Trans>
        </FocusedNote>
      )}
      {list && (
        <ListView list={list} empty={<None />}>
          {(page) => (
            <>
              <ul className="bonuses">
                {page.list.map((bonus) => (
                  <BonusCard
                    key={bonus.id}
                    bonus={bonus}
                    onGiveUp={() =>
                      details.send({
                        type: 'giveUp.requested',
                        chosen: { id: bonus.id, left: bonus.left, atStake: bonus.atStake },
                      })
                    }
                  />
                ))}
              </ul>
              <ListPager list={list} page={page} top={top} />
            </>
          )}
        </ListView>
      )}
      {(state.matches({ open: 'confirming' }) || state.matches({ open: 'givingUp' })) && (
        <GiveUp
          left={chosen.left}
          atStake={chosen.atStake}
          busy={state.hasTag('busy')}
          onYes={() => details.send({ type: 'giveUp.confirmed' })}
          onNo={() => details.send({ type: 'giveUp.cancelled' })}
        />
      )}
    </>
  );
}

const None = () => (
  <Empty title={<Trans id="bonus.none">No bonuses yet</Trans>}>
    <p role="status">
      <Trans id="bonus.none.text">A bonus that you claim is listed here with its terms and your progress.</Trans>
    </p>
    <Link className={buttonClass()} to="/promotions">
      <Trans id="bonus.promotions">See promotions</Trans>
    </Link>
  </Empty>
);
