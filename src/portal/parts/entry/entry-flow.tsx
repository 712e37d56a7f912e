import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { entryMachine } from '../../../../machines/identity/entry/entry.machine';
import { ForcedChange } from './forced-change';
import { InfoUnread } from './info-unread';

/** Steps after a login, over its form; each login method shows it while its chart invokes `entry`. */
export function EntryFlow({ entry }: { entry: ActorRefFrom<typeof entryMachine> }) {
  const state = useSelector(entry, (snapshot) => snapshot);
  const { passwordChange } = state.children;
  return (
    <>
      {state.matches('changingPassword') && passwordChange && (
        <ForcedChange change={passwordChange} entry={state.context.entry} />
      )}
      {state.matches('infoUnread') && (
        <InfoUnread
          failure={state.context.failure}
          onRetry={() => entry.send({ type: 'retry.requested' })}
          onLeave={() => entry.send({ type: 'leave.requested' })}
        />
      )}
      <p className="vh" role="status">
        {state.matches('loggingOut') && <Trans id="entry.loggingOut">You are being logged out…</Trans>}
      </p>
    </>
  );
}
