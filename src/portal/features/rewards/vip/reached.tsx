import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { fromWire, toWire } from '../../../../contract/money/money';
import { money } from '../../../../ui/format';
import { ProgressBar } from '../../../../ui/progress-bar';
import './vip.css';

type Props = { of: 'bets' | 'deposits'; made: string; needed: string };

/** Progress towards the next level. */
export function Reached({ of, made, needed }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const missing = fromWire(needed) - fromWire(made);
  const [has, takes, left] = [made, needed, toWire(missing > 0n ? missing : 0n)].map((sum) => money(sum, i18n.locale));
  if (fromWire(needed) === 0n) return null;
  return (
    <div className="vip-reached">
      <p id={id}>
        {of === 'bets' ? <Trans id="vip.bets">Valid bets</Trans> : <Trans id="vip.deposits">Deposits</Trans>}
      </p>
      <ProgressBar
        aria-labelledby={id}
        max={Number(fromWire(needed))}
        value={Number(missing > 0n ? fromWire(made) : fromWire(needed))}
      />
      <p className="sm mute vip-made">
        <span>
          <Trans id="vip.made">
            {has} of {takes}
          </Trans>
        </span>
        <span>
          {missing > 0n ? <Trans id="vip.missing">{left} to go</Trans> : <Trans id="vip.enough">Reached</Trans>}
        </span>
      </p>
    </div>
  );
}
