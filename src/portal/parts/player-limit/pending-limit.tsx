import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/button';
import { BackButton } from '../../../ui/form/back-button';
import { hours, moment } from '../../../ui/format';
import { Note } from '../../../ui/note';
import { limitValue } from './limit-words';
import type { PlayerLimitRef } from './player-limit.flow';
import './player-limit.css';

/** A pending higher limit: it waits for its day, then for a second confirmation (own.deposit-limit.raised,
 * own.play-limit.raised). */
export function PendingLimit({ limit }: { limit: PlayerLimitRef }) {
  const { i18n } = useLingui();
  const state = useSelector(limit, (snapshot) => snapshot);
  const { asked, limit: now } = state.context.limit ?? {};
  if (!asked || now == null) return null;
  const confirming = state.matches('confirming');
  const dropping = state.matches('dropping');
  const waits = state.matches({ raisePending: 'waiting' });
  const old = limitValue(now, i18n.locale);
  const wanted = asked.limit === null ? '' : limitValue(asked.limit, i18n.locale);
  const left = hours(state.context.secondsLeft, i18n.locale);
  const from = moment(asked.confirmableFrom, i18n.locale);
  return (
    <>
      <Note tone="gold">
        <p>
          {wanted ? (
            <Trans id="playerLimit.asked">
              You have requested <span className="num">{wanted}</span> instead of <span className="num">{old}</span>.
            </Trans>
          ) : (
            <Trans id="playerLimit.askedNone">
              You have requested no limit instead of <span className="num">{old}</span>.
            </Trans>
          )}{' '}
          <Trans id="playerLimit.still">
            Until you confirm again, <span className="num">{old}</span> applies.
          </Trans>
        </p>
      </Note>
      {waits ? (
        <>
          <p>
            <Trans id="playerLimit.waits">You can confirm from {from}. Time left:</Trans>
          </p>
          <p className="limit-wait" role="timer">
            <span className="num">{left}</span>
          </p>
        </>
      ) : (
        <p role="status">
          <Trans id="playerLimit.due">The 24 hours are over. Do you still want this?</Trans>
        </p>
      )}
      <div className="form-actions">
        {!waits && (
          <Button
            look="primary"
            busy={confirming}
            disabled={dropping}
            onClick={() => limit.send({ type: 'raise.confirmed' })}
          >
            <Trans id="playerLimit.confirm">Yes, raise the limit</Trans>
          </Button>
        )}
        <Button busy={dropping} disabled={confirming} onClick={() => limit.send({ type: 'raise.dropped' })}>
          <Trans id="playerLimit.drop">Keep the current limit</Trans>
        </Button>
        {state.matches('raisePending') && (
          <>
            <Button onClick={() => limit.send({ type: 'limit.requested' })}>
              <Trans id="playerLimit.another">Set another limit</Trans>
            </Button>
            <BackButton onBack={() => limit.send({ type: 'section.closed' })} />
          </>
        )}
      </div>
    </>
  );
}
