import { Trans } from '@lingui/react/macro';
import { useNames } from './names/use-names';

/** Says that a lottery is under maintenance (own.lottery.maintenance). */
export function Maintenance({ lottery }: { lottery: string }) {
  const name = useNames().lottery(lottery);
  return (
    <p role="status">
      <Trans id="lottery.maintenance.text">
        {name} is under maintenance and is not taking bets right now. Bets already placed are settled as usual.
      </Trans>
    </p>
  );
}
