import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerLimit } from '../../../../machines/money/player-limit/player-limit.machine';
import { money } from '../../../ui/format';
import './player-limit.css';

const share = (used: string, limit: string) => Math.min(100, Math.round((Number(used) / Number(limit)) * 100));

/** Used part of a limit, in words and as a bar; without a limit, the deposited amount. */
export function Used({ limit: { limit, used } }: { limit: PlayerLimit }) {
  const { i18n } = useLingui();
  const sum = money(used, i18n.locale);
  if (limit === null)
    return (
      <span className="mute">
        <Trans id="playerLimit.none">
          No limit; <span className="num">{sum}</span> deposited
        </Trans>
      </span>
    );
  const most = money(limit, i18n.locale);
  const percent = share(used, limit);
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
          <Trans id="playerLimit.full">Limit reached: no more deposits for now.</Trans>
        </span>
      )}
    </>
  );
}
