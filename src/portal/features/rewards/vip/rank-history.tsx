import { Trans, useLingui } from '@lingui/react/macro';
import type { VipOwn } from '../../../../contract/rewards/vip';
import { dayOfYear } from '../../../../ui/format';
import './vip.css';

/** Changes of the level, newest first. */
export function RankHistory({ history }: Pick<VipOwn, 'history'>) {
  const { i18n } = useLingui();
  return (
    <details className="sm">
      <summary>
        <Trans id="vip.history">Changes of your level</Trans>
      </summary>
      <ul className="vip-history">
        {history.map(({ day, name, risen }) => (
          <li key={day}>
            <span className="mute">{dayOfYear(day, i18n.locale)}</span>
            <span>{risen ? <Trans id="vip.up">Up to {name}</Trans> : <Down name={name} />}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const Down = ({ name }: { name: string }) =>
  name ? <Trans id="vip.down">Down to {name}</Trans> : <Trans id="vip.downToNone">Level lost</Trans>;
