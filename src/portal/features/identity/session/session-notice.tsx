import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Confirm } from '../../../../ui/confirm';
import { FailureWords } from '../../../../ui/failure-words';
import { minutes } from '../../../../ui/format';
import { useSession } from '../../../parts/portal/portal-context';
import { unlessFailed } from '../../../parts/portal/unless-failed';

/** A session that ends soon, over whatever is open (own.session.warning, own.session.last). Escape stays, too. */
export function SessionNotice() {
  const { i18n } = useLingui();
  const sessionTime = unlessFailed(useSession()?.children.sessionTime);
  const state = useSelector(sessionTime, (snapshot) => snapshot);
  if (!sessionTime || !state?.hasTag('warned')) return null;
  const time = minutes(state.context.left?.secondsLeft ?? 0, i18n.locale);
  if (state.matches({ running: 'last' }))
    return (
      <Confirm
        title={<Trans id="session.last.title">This session ends soon</Trans>}
        yes={<Trans id="session.last.read">I understand</Trans>}
        onYes={() => sessionTime.send({ type: 'notice.acknowledged' })}
      >
        <Trans id="session.last.text">You must log in again in {time}. Finish what you are doing first.</Trans>
      </Confirm>
    );
  return (
    <Confirm
      title={<Trans id="session.expiring.title">Are you still there?</Trans>}
      yes={<Trans id="session.expiring.stay">Stay logged in</Trans>}
      onYes={() => sessionTime.send({ type: 'session.prolonged' })}
      busy={state.matches({ running: 'prolonging' })}
    >
      <p>
        <Trans id="session.expiring.text">
          For your safety you will be logged out in {time}. What you typed stays.
        </Trans>
      </p>
      {state.context.failure && (
        <p role="alert" className="err">
          <FailureWords failure={state.context.failure} />
        </p>
      )}
    </Confirm>
  );
}
