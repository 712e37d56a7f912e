import { Trans, useLingui } from '@lingui/react/macro';
import type { ActivityDetail } from '../../../contract/activities';
import { Prize } from '../../parts/prize/prize';
import { CopyButton } from '../../ui/copy-button';
import { digits } from '../../ui/format';
import './activity.css';

/** What is drawn from, what was drawn, and the digest by which it can be repeated (own.raffle.fair). */
export function Raffle({ raffle: { digest, prizes, drawn } }: { raffle: NonNullable<ActivityDetail['raffle']> }) {
  const { i18n } = useLingui();
  const ticket = digits(drawn?.ticket ?? 0, i18n.locale);
  return (
    <div className="stack sm">
      {drawn && (
        <p>
          <b>
            <Trans id="activity.ticket">Your ticket: number {ticket}</Trans>
          </b>{' '}
          {drawn.prize ? <Prize prize={drawn.prize} /> : <Trans id="activity.blank">no prize this time</Trans>}
        </p>
      )}
      <ul>
        {prizes.map((prize) => (
          <li key={`${prize.money} ${prize.points}`}>
            <span className="num">{digits(prize.count, i18n.locale)} × </span>
            <Prize prize={prize} />
          </li>
        ))}
      </ul>
      <p className="mute">
        <Trans id="activity.fair">Digest of the seed, fixed before the first draw. The seed is shown once it is over.</Trans>
      </p>
      <p className="activity-digest">{digest}</p>
      <div>
        <CopyButton small text={digest}>
          <Trans id="activity.fair.copy">Copy digest</Trans>
        </CopyButton>
      </div>
    </div>
  );
}
