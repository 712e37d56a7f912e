import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { Lotteries } from './lotteries';
import type { BoardRef, BoardState } from './lottery-board.flow';
import { Maintenance } from './maintenance';
import { useNames } from './names/use-names';

type Props = { board: BoardRef; state: BoardState };

/**
 * Page without an open lottery: lists its lotteries for a launch of the lobby (s3.lottery-launch.payload), or offers
 * them with all games if the one in the address does not open (own.lottery.unknown, own.lottery.maintenance).
 */
export function Instead({ board, state }: Props) {
  const { games, chosen } = state.context;
  return (
    <>
      <Lotteries games={games} chosen="" onChoose={(code) => board.send({ type: 'lottery.selected', lottery: code })} />
      <Reason state={state} name={chosen.lottery}>
        {state.can({ type: 'retry.requested' }) && (
          <Button look="primary" onClick={() => board.send({ type: 'retry.requested' })}>
            <Trans id="security.retry">Try again</Trans>
          </Button>
        )}
        <Link className={buttonClass()} to="/lobby">
          <Trans id="lottery.games">All games</Trans>
        </Link>
      </Reason>
    </>
  );
}

function Reason({ state, name: code, children }: { state: BoardState; name: string; children: ReactNode }) {
  const name = useNames().lottery(code);
  if (state.matches('lobby'))
    return (
      <p role="status">
        <Trans id="lottery.listed">Choose a lottery to see its draw and place bets.</Trans>
      </p>
    );
  if (state.matches('unknownLottery'))
    return (
      <Empty art="lottery" title={<Trans id="lottery.unknown">No such lottery</Trans>}>
        <p role="status">
          <Trans id="lottery.unknown.text">We have no lottery “{name}”. Choose one above, or see all games.</Trans>
        </p>
        {children}
      </Empty>
    );
  if (state.matches('unknownPlay'))
    return (
      <Empty art="lottery" title={<Trans id="lottery.unknownPlay">No such bet</Trans>}>
        <p role="status">
          <Trans id="lottery.unknownPlay.text">
            {name} has no bet of the kind in this link. Choose a lottery above, or see all games.
          </Trans>
        </p>
        {children}
      </Empty>
    );
  return (
    <Empty art="lottery" title={<Trans id="lottery.maintenance">Under maintenance</Trans>}>
      <Maintenance lottery={code} />
      {children}
    </Empty>
  );
}
