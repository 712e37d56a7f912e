import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerLimit } from '../../../../../machines/money/player-limit/player-limit.machine';
import { Button } from '../../../../ui/button';
import { moment, money } from '../../../../ui/format';
import { Icon } from '../../../../ui/icon';
import { periodWords } from '../../../parts/player-limit/period-words';
import { Used } from '../../../parts/player-limit/used';

type Props = { limit: PlayerLimit; onChoose: () => void };

/** Label of the button: which of the three limits it sets or shows. */
const names = {
  day: msg({ id: 'limits.choose.day', message: 'Set up the 24-hour deposit limit' }),
  week: msg({ id: 'limits.choose.week', message: 'Set up the 7-day deposit limit' }),
  month: msg({ id: 'limits.choose.month', message: 'Set up the monthly deposit limit' }),
};

/** A deposit limit with its use, and a pending change. */
export function LimitRow({ limit, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <li>
      <Icon name="deposit" />
      <div className="grow">
        <b>{t(periodWords[limit.period])}</b>
        <Used limit={limit} />
        {limit.asked && <PendingChangeLine pendingChange={limit.asked} />}
      </div>
      <Button small onClick={onChoose} aria-label={t(names[limit.period])}>
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
  const wanted = limit && money(limit, i18n.locale);
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
