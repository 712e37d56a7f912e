import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActivityDetail } from '../../../../contract/rewards/activities';
import { Badge } from '../../../../ui/badge';
import { Facts } from '../../../../ui/facts';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import { digits, moment } from '../../../../ui/format';
import { Resets } from '../../../../ui/page/resets';
import { Staking } from '../../../parts/prize/prize';
import { Progress } from '../../../parts/prize/progress';
import type { ActivityRef } from './activity.flow';
import { ActivityActions } from './activity-actions';
import { statusOf, statusTones } from './activity-words';
import { Drawn, DrawnPrize, Raffle } from './raffle';
import { Worth } from './worth';

type Props = { actor: ActivityRef; activity: ActivityDetail };

/** Conditions, reward, and the player's status (s4.activity.statuses). */
export function ActivityView({ actor, activity }: Props) {
  const { t, i18n } = useLingui();
  const { status, lines, prize, closesAt, progress, signs, application, raffle, claimBy } = activity;
  const worth = raffle?.drawn ? <DrawnPrize drawn={raffle.drawn} /> : <Worth activity={activity} />;
  const nextDayAt = signs?.nextDayAt ?? null;
  const when = (at: number) => moment(at, i18n.locale);
  const facts = [
    {
      key: 'status',
      name: <Trans id="activity.status">Status</Trans>,
      value: <Badge tone={statusTones[status]}>{t(statusOf(activity))}</Badge>,
    },
    { key: 'prize', name: <Trans id="activity.prize">Prize</Trans>, value: worth },
    ...(raffle
      ? []
      : [{ key: 'staking', name: <Trans id="activity.terms">Terms</Trans>, value: <Staking prize={prize} /> }]),
    status === 'comingSoon'
      ? { key: 'opens', name: <Trans id="activity.from">Opens</Trans>, value: when(activity.opensAt) }
      : { key: 'closes', name: <Trans id="activity.until">Closes</Trans>, value: when(closesAt) },
    ...(signs
      ? [{ key: 'signs', name: <Trans id="activity.days">Days signed in</Trans>, value: <Signs signs={signs} /> }]
      : []),
    ...(nextDayAt === null
      ? []
      : [
          { key: 'nextDay', name: <Trans id="activity.nextDay">Next sign-in</Trans>, value: <Resets at={nextDayAt} /> },
        ]),
    ...(application
      ? [
          {
            key: 'number',
            name: <Trans id="activity.number">Application</Trans>,
            value: <span className="num">{application.number}</span>,
          },
        ]
      : []),
    ...(claimBy === null
      ? []
      : [{ key: 'claimBy', name: <Trans id="activity.claimBy">Claim by</Trans>, value: when(claimBy) }]),
  ];
  return (
    <div className="stack">
      <Outcome actor={actor} />
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {progress && <Progress progress={progress} />}
      <Facts facts={facts} />
      {application && <Sent application={application} />}
      {raffle && <Raffle raffle={raffle} />}
      <ActivityActions actor={actor} />
    </div>
  );
}

function Signs({ signs: { done, asked } }: { signs: NonNullable<ActivityDetail['signs']> }) {
  const { i18n } = useLingui();
  return (
    <span className="num">
      {digits(done, i18n.locale)} / {digits(asked, i18n.locale)}
    </span>
  );
}

function Sent({
  application: { comment, pictures, reason },
}: {
  application: NonNullable<ActivityDetail['application']>;
}) {
  const { i18n } = useLingui();
  const count = digits(pictures.length, i18n.locale);
  return (
    <div className="sm">
      <p className="mute">
        <Trans id="activity.sent">You wrote:</Trans> {comment}
      </p>
      {pictures.length > 0 && (
        <p className="mute">
          <Trans id="activity.sent.pictures">Pictures: {count}</Trans>
        </p>
      )}
      {reason !== null && (
        <p>
          <Trans id="activity.reason">Why it was rejected:</Trans> {reason}
        </p>
      )}
    </div>
  );
}

/** The outcome of the last act; of a raffle with the prize that the ticket has drawn. */
function Outcome({ actor }: { actor: ActivityRef }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches({ loaded: 'rejected' }))
    return (
      <FocusedNote>
        <FailureWords failure={state.context.failure} />
      </FocusedNote>
    );
  if (state.matches({ loaded: 'applied' }))
    return (
      <FocusedNote done>
        <Trans id="activity.applied">Application succeeded. The answer will be in your messages.</Trans>
      </FocusedNote>
    );
  const drawn = state.context.activity?.raffle?.drawn;
  if (state.matches({ loaded: 'done' }))
    return (
      <FocusedNote done>
        <Trans id="activity.done">Done. See the status below.</Trans> {drawn && <Drawn drawn={drawn} />}
      </FocusedNote>
    );
  return null;
}
