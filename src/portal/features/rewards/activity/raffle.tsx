import { Trans, useLingui } from '@lingui/react/macro';
import type { ActivityDetail } from '../../../../contract/rewards/activities';
import { CopyButton } from '../../../../ui/copy-button';
import { digits } from '../../../../ui/format';
import { Prize, Staking } from '../../../parts/prize/prize';
import './activity.css';

type RaffleView = NonNullable<ActivityDetail['raffle']>;

/** Odds of the next ticket (own.raffle.odds). */
const Odds = ({ left, tickets }: { left: string; tickets: string }) => (
  <>
    {': '}
    <Trans id="activity.odds">
      {left} in {tickets} tickets
    </Trans>
  </>
);

/** The prize that a ticket has drawn, if any. */
export const DrawnPrize = ({ drawn: { prize } }: { drawn: NonNullable<RaffleView['drawn']> }) =>
  prize ? <Prize prize={prize} /> : <Trans id="activity.blank">No prize this time</Trans>;

/** The ticket of the player, and the prize that it has drawn. */
export function Drawn({ drawn }: { drawn: NonNullable<RaffleView['drawn']> }) {
  const { i18n } = useLingui();
  const ticket = digits(drawn.ticket, i18n.locale);
  return (
    <>
      <b>
        <Trans id="activity.ticket">Your ticket: number {ticket}</Trans>
      </b>
      {' · '}
      <DrawnPrize drawn={drawn} />
    </>
  );
}

/** Prizes, draws, and the digest by which they can be replayed (own.raffle.fair). */
export function Raffle({ raffle: { digest, prizes, drawn } }: { raffle: RaffleView }) {
  const { i18n } = useLingui();
  const all = prizes.reduce((sum, { left }) => sum + (left ?? 0), 0);
  const tickets = digits(all, i18n.locale);
  return (
    <div className="stack sm">
      {drawn && (
        <p>
          <Drawn drawn={drawn} />
        </p>
      )}
      <ul className="activity-prizes">
        {prizes.map((prize) => (
          <li key={`${prize.money} ${prize.points}`}>
            <Prize prize={prize} />
            {prize.left !== null && <Odds left={digits(prize.left, i18n.locale)} tickets={tickets} />}
            {Number(prize.money) > 0 && (
              <span className="mute">
                <Staking prize={prize} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="mute">
        <Trans id="activity.fair">
          Digest of the seed, fixed before the first draw. The seed is shown once it is over.
        </Trans>
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
