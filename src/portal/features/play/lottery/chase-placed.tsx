import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { Facts } from '../../../../ui/facts';
import { FocusedNote } from '../../../../ui/focused-note';
import { money } from '../../../../ui/format';
import { useOpen } from '../../../parts/portal/shell-data';
import type { ChaseProps } from './lottery-chase.flow';
import { useNames } from './names/use-names';
import './lottery.css';

/** The placed chase with its hold, and the way to the running chases. */
export function ChasePlaced({ chase, state }: ChaseProps) {
  const { i18n } = useLingui();
  const names = useNames();
  const open = useOpen();
  const { placed, stopAfterWin } = state.context;
  return (
    <>
      <FocusedNote done>
        <Trans id="lottery.chase.placed">Bets placed in all draws.</Trans>
      </FocusedNote>
      <Facts
        facts={[
          {
            key: 'draws',
            name: <Trans id="lottery.chase.count">How many draws</Trans>,
            value: names.draws(placed?.orders.length ?? 0),
          },
          {
            key: 'held',
            name: <Trans id="lottery.chase.heldNow">Held</Trans>,
            value: money(placed?.stake ?? '0.00', i18n.locale),
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
      <div className="lot-ways">
        <Button look="primary" onClick={() => chase.send({ type: 'chase.cancelled' })}>
          <Trans id="lottery.again">Bet again</Trans>
        </Button>
        <Button onClick={() => open('chases')}>
          <Trans id="lottery.chases">My chases</Trans>
        </Button>
      </div>
    </>
  );
}
