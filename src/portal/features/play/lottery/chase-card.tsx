import { Trans, useLingui } from '@lingui/react/macro';
import type { LotteryChases } from '../../../../contract/play/lottery';
import { Button } from '../../../../ui/button';
import { Facts } from '../../../../ui/facts';
import { inDigits, moment, money } from '../../../../ui/format';
import { useNames } from './names/use-names';
import './lottery.css';

type Props = { chase: LotteryChases['list'][number]; onEnd: () => void };

/** A running chase: its hold, its next draw, and the remaining draws. */
export function ChaseCard({ chase, onEnd }: Props) {
  const { i18n } = useLingui();
  const names = useNames();
  const { lottery, at, held, returned, draws, left, next, stopAfterWin } = chase;
  const name = names.lottery(lottery);
  return (
    <li className="card stack">
      <p>
        <b>{name}</b> <span className="sm mute">{moment(at, i18n.locale)}</span>
      </p>
      <Facts
        facts={[
          {
            key: 'held',
            name: <Trans id="lottery.chase.heldNow">Held</Trans>,
            value: <b className="num">{money(held, i18n.locale)}</b>,
          },
          { key: 'draws', name: <Trans id="lottery.chase.count">How many draws</Trans>, value: names.draws(draws) },
          { key: 'left', name: <Trans id="lottery.chases.left">Can still be ended</Trans>, value: names.draws(left) },
          {
            key: 'next',
            name: <Trans id="lottery.chases.next">Next draw</Trans>,
            value: `${inDigits(next.issue, i18n.locale)} · ${moment(next.drawsAt, i18n.locale)}`,
          },
          {
            key: 'returned',
            name: <Trans id="lottery.chases.returned">Returned so far</Trans>,
            value: money(returned, i18n.locale),
          },
          {
            key: 'stop',
            name: <Trans id="lottery.chase.win">After a win</Trans>,
            value: stopAfterWin ? (
              <Trans id="lottery.chase.stops">Stops</Trans>
            ) : (
              <Trans id="lottery.chase.goesOn">Goes on</Trans>
            ),
          },
        ]}
      />
      {left > 0 && (
        <Button onClick={onEnd}>
          <Trans id="lottery.chases.end">End this chase</Trans>
        </Button>
      )}
    </li>
  );
}
