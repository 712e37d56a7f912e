import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerLimit } from '../../../../../machines/money/player-limit/player-limit.machine';
import { Button } from '../../../../ui/button';
import { moment } from '../../../../ui/format';
import { Icon } from '../../../../ui/icon';
import type { IconName } from '../../../../ui/icon-name';
import { limitValue, periodWords } from '../../../parts/player-limit/limit-words';
import { Used } from '../../../parts/player-limit/used';
import { chooseWords } from './limit-kinds';

type Props = { limit: PlayerLimit; icon: IconName; onChoose: () => void };

/** A limit with its use, and a pending change. */
export function LimitRow({ limit, icon, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <li>
      <Icon name={icon} />
      <div className="grow">
        <b>{t(periodWords[limit.period])}</b>
        <Used limit={limit} />
        {limit.asked && <PendingChangeLine pendingChange={limit.asked} />}
      </div>
      <Button small onClick={onChoose} aria-label={t(chooseWords[limit.kind][limit.period])}>
        <Trans id="limits.set">Set up</Trans>
      </Button>
    </li>
  );
}

function PendingChangeLine({
  pendingChange: { limit, confirmableFrom },
}: {
  pendingChange: NonNullable<PlayerLimit['asked']>;
}) {
  const { i18n } = useLingui();
  const from = moment(confirmableFrom, i18n.locale);
  const wanted = limit === null ? '' : limitValue(limit, i18n.locale);
  return (
    <span className="sm">
      {wanted ? (
        <Trans id="limits.asked">
          <span className="num">{wanted}</span> requested: to be confirmed from {from}
        </Trans>
      ) : (
        <Trans id="limits.askedNone">No limit requested: to be confirmed from {from}</Trans>
      )}
    </span>
  );
}
