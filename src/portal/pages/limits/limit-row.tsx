import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositLimit } from '../../../../machines/deposit-limit/deposit-limit.machine';
import { Button } from '../../ui/button';
import { moment, money } from '../../ui/format';
import { Icon } from '../../ui/icon';
import { periodWords } from '../deposit-limit/period-words';
import { Used } from '../deposit-limit/used';

type Props = { limit: DepositLimit; onChoose: () => void };

/** What the button is called: which of the three it sets, or shows. */
const names = {
  day: msg({ id: 'limits.choose.day', message: 'Set the deposit limit of 24 hours' }),
  week: msg({ id: 'limits.choose.week', message: 'Set the deposit limit of 7 days' }),
  month: msg({ id: 'limits.choose.month', message: 'Set the deposit limit of a month' }),
};

/** A deposit limit with what is used of it, and what is asked for in its place. */
export function LimitRow({ limit, onChoose }: Props) {
  const { t } = useLingui();
  return (
    <li>
      <Icon name="deposit" />
      <div className="grow">
        <b>{t(periodWords[limit.period])}</b>
        <Used limit={limit} />
        {limit.asked && <AskedLine asked={limit.asked} />}
      </div>
      <Button small onClick={onChoose} aria-label={t(names[limit.period])}>
        <Trans id="limits.set">Set</Trans>
      </Button>
    </li>
  );
}

function AskedLine({ asked: { limit, confirmableFrom } }: { asked: NonNullable<DepositLimit['asked']> }) {
  const { i18n } = useLingui();
  const from = moment(confirmableFrom, i18n.locale);
  const wanted = limit && money(limit, i18n.locale);
  return (
    <span className="sm">
      {wanted ? (
        <Trans id="limits.asked">
          <span className="num">{wanted}</span> asked for: to be confirmed from {from}
        </Trans>
      ) : (
        <Trans id="limits.askedNone">No limit asked for: to be confirmed from {from}</Trans>
      )}
    </span>
  );
}
