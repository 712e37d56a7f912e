import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositLimit } from '../../../../machines/deposit-limit/deposit-limit.machine';
import { money } from '../../ui/format';
import './deposit-limit.css';

const share = (used: string, limit: string) => Math.min(100, Math.round((Number(used) / Number(limit)) * 100));

/** What is used of a limit, in words and as a bar; without one, what was deposited. */
export function Used({ limit: { limit, used } }: { limit: DepositLimit }) {
  const { i18n } = useLingui();
  const sum = money(used, i18n.locale);
  if (limit === null)
    return (
      <span className="mute">
        <Trans id="depositLimit.none">No limit; {sum} deposited</Trans>
      </span>
    );
  const most = money(limit, i18n.locale);
  return (
    <>
      <span className="mute">
        <Trans id="depositLimit.used">
          {sum} of {most} used
        </Trans>
      </span>
      <span className="limit-bar" aria-hidden="true">
        <i style={{ width: `${share(used, limit)}%` }} />
      </span>
    </>
  );
}
