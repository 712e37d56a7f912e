import { Trans, useLingui } from '@lingui/react/macro';
import type {
  DeskDecision,
  DeskRequests,
} from '../../../../../machines/operations/desk-approvals/desk-approvals.machine';
import { Button } from '../../../../ui/button';
import { moment, money } from '../../../../ui/format';
import { actWords } from '../../../parts/act/act-words';
import { ItemLink } from '../../../parts/desk-link';

type Props = {
  request: DeskRequests['list'][number];
  /** Another decision is open. */
  isHeld: boolean;
  onDecide: (act: DeskDecision['act']) => void;
};

/** A request with its act, amount, reason and operator; only others than that operator can decide. */
export function RequestCard({ request, isHeld, onDecide }: Props) {
  const { t, i18n } = useLingui();
  const { command, withdrawal, item, amount, reason, requestedBy, requestedAt, until, isOwn } = request;
  const at = moment(requestedAt, i18n.locale);
  const end = moment(until, i18n.locale);
  return (
    <li className="card stack">
      <div className="row">
        {withdrawal?.act ? (
          <b className="grow">
            {t(actWords[withdrawal.act])}:{' '}
            <ItemLink item={{ queue: 'withdrawals', id: withdrawal.id }}>
              <span className="num">{withdrawal.number}</span>
            </ItemLink>
          </b>
        ) : (
          <code className="mono grow">{item ? <ItemLink item={item}>{command}</ItemLink> : command}</code>
        )}
        {amount !== null && <b className="num">{money(amount, i18n.locale)}</b>}
      </div>
      <p>
        <q>{reason}</q>
      </p>
      <p className="sm mute">
        <Trans id="desk.requests.by">
          By {requestedBy}, {at}; open until {end}
        </Trans>
      </p>
      {isOwn ? (
        <p className="sm">
          <Trans id="desk.requests.own">This is yours: another operator decides.</Trans>
        </p>
      ) : (
        <div className="row">
          <Button look="primary" held={isHeld} onClick={() => onDecide('confirm')}>
            {t({ id: 'desk.requests.confirm', message: 'Confirm' })}
          </Button>
          <Button look="alert" held={isHeld} onClick={() => onDecide('refuse')}>
            {t({ id: 'desk.requests.refuse', message: 'Refuse' })}
          </Button>
        </div>
      )}
    </li>
  );
}
