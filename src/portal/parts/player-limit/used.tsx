import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerLimit } from '../../../../machines/money/player-limit/player-limit.machine';
import { limitValue } from './limit-words';
import './player-limit.css';

type Props = { limit: PlayerLimit };

const share = ({ used, limit }: PlayerLimit) =>
  limit === null ? 0 : Math.min(100, Math.round((Number(used) / Number(limit)) * 100));

/** Used part of a limit, in words and as a bar; without a limit, the amount or time so far. */
export function Used({ limit }: Props) {
  const { i18n } = useLingui();
  if (limit.limit === null)
    return (
      <span className="mute">
        <Unlimited limit={limit} />
      </span>
    );
  const sum = limitValue(limit.used, i18n.locale);
  const most = limitValue(limit.limit, i18n.locale);
  const percent = share(limit);
  return (
    <>
      <span className="mute">
        <Trans id="playerLimit.used">
          <span className="num">{sum}</span> of <span className="num">{most}</span> used
        </Trans>
      </span>
      <span className="limit-bar" data-full={percent === 100} aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </span>
      {percent === 100 && (
        <span className="sm">
          <Full limit={limit} />
        </span>
      )}
    </>
  );
}

function Unlimited({ limit: { kind, used } }: Props) {
  const { i18n } = useLingui();
  const sum = limitValue(used, i18n.locale);
  if (kind === 'loss')
    return (
      <Trans id="playerLimit.none.loss">
        No limit; <span className="num">{sum}</span> lost
      </Trans>
    );
  if (kind === 'stake')
    return (
      <Trans id="playerLimit.none.stake">
        No limit; <span className="num">{sum}</span> staked
      </Trans>
    );
  if (kind === 'time')
    return (
      <Trans id="playerLimit.none.time">
        No limit; <span className="num">{sum}</span> played
      </Trans>
    );
  return (
    <Trans id="playerLimit.none.deposit">
      No limit; <span className="num">{sum}</span> deposited
    </Trans>
  );
}

function Full({ limit: { kind } }: Props) {
  if (kind === 'deposit') return <Trans id="playerLimit.full.deposit">Limit reached: no more deposits for now.</Trans>;
  if (kind === 'time') return <Trans id="playerLimit.full.time">Limit reached: no more play for now.</Trans>;
  return <Trans id="playerLimit.full.bet">Limit reached: no more bets for now.</Trans>;
}
