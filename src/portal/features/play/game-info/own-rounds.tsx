import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { gameInfoMachine } from '../../../../../machines/play/game-info/game-info.machine';
import type { Bet } from '../../../../contract';
import { moment, money, signedMoney } from '../../../../ui/format';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Skeleton } from '../../../../ui/skeleton';
import './game-info.css';

type Props = { actor: ActorRefFrom<typeof gameInfoMachine> };

/** The reader's last rounds of this game (own.game-info.rounds); none for visitors. */
export function OwnRounds({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches({ loaded: 'visitor' })) return null;
  return (
    <section className="stack own-rounds" aria-busy={state.hasTag('busy') || undefined}>
      <h3>
        <Trans id="gameInfo.rounds">Your last rounds</Trans>
      </h3>
      <Rounds actor={actor} />
    </section>
  );
}

function Rounds({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rounds, failure } = state.context;
  if (state.matches({ loaded: 'forgotten' }))
    return <LoadAgain aside failure={failure} onRetry={() => actor.send({ type: 'retry.requested' })} />;
  if (state.matches({ loaded: 'unplayed' }))
    return (
      <p className="sm mute">
        <Trans id="gameInfo.rounds.none">You have not played this game yet.</Trans>
      </p>
    );
  if (state.matches({ loaded: 'played' })) return <Played rounds={rounds} />;
  return <Coming />;
}

const Coming = () => (
  <>
    <p role="status" className="vh">
      <Trans id="gameInfo.rounds.loading">Loading your last rounds…</Trans>
    </p>
    <Skeleton shape="line" />
    <Skeleton shape="line" />
  </>
);

const Played = ({ rounds }: { rounds: readonly Bet[] }) => (
  <>
    <ol className="sm">
      {rounds.map((round) => (
        <Round key={round.id} round={round} />
      ))}
    </ol>
    <Link to="." search={{ dialog: 'memberCentre', page: 'personalHistoryCopy' }}>
      <Trans id="gameInfo.rounds.all">Betting record</Trans>
    </Link>
  </>
);

function Round({ round: { at, stake, net, status } }: { round: Bet }) {
  const { i18n } = useLingui();
  return (
    <li>
      <time className="mute" dateTime={new Date(at).toISOString()}>
        {moment(at, i18n.locale)}
      </time>
      <span>
        <Trans id="gameInfo.rounds.stake">Stake {money(stake, i18n.locale)}</Trans>
      </span>
      {status === 'cancelled' ? (
        <span className="mute">
          <Trans id="gameInfo.rounds.cancelled">Cancelled</Trans>
        </span>
      ) : (
        <b className={status === 'won' ? 'num round-won' : 'num'}>{signedMoney(net, i18n.locale)}</b>
      )}
    </li>
  );
}
