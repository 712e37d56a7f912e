import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../../ui/button';
import { moment } from '../../../../../ui/format';
import { Note } from '../../../../../ui/note';
import type { OwnDataRef } from './own-data.flow';

type Props = { ownData: OwnDataRef };

/** No file: nothing requested, expired, or failed; and the request for one. */
export function NoFile({ ownData }: Props) {
  const state = useSelector(ownData, (snapshot) => snapshot.context.status?.state);
  return (
    <>
      {state === 'failed' ? (
        <Note tone="alert" role="alert">
          <p>
            <Trans id="ownData.unmade">Sorry, your file could not be prepared. Please request it again.</Trans>
          </p>
        </Note>
      ) : (
        <Note role="status">
          <p>
            {state === 'expired' ? (
              <Trans id="ownData.expired">Your last file has expired and is deleted.</Trans>
            ) : (
              <Trans id="ownData.none">You have not requested your data yet. It takes a few minutes.</Trans>
            )}
          </p>
        </Note>
      )}
      <RequestButton ownData={ownData} primary />
    </>
  );
}

/** A file in preparation, which the page checks by itself. */
export function PendingFile({ ownData, busy }: Props & { busy: boolean }) {
  const { i18n } = useLingui();
  const requestedAt = useSelector(ownData, (snapshot) => snapshot.context.status?.requestedAt);
  const at = moment(requestedAt ?? 0, i18n.locale);
  return (
    <>
      <Note tone="gold" role="status">
        <p>
          <Trans id="ownData.pending">
            Your file is being prepared. You can leave: we will notify you when it is ready.
          </Trans>
        </p>
        <p className="mute sm">
          <Trans id="ownData.requested">Requested: {at}</Trans>
        </p>
      </Note>
      <div className="form-actions">
        <Button icon="refresh" busy={busy} onClick={() => ownData.send({ type: 'refresh.requested' })}>
          <Trans id="ownData.refresh">Refresh</Trans>
        </Button>
      </div>
    </>
  );
}

/** Requests a file, or states from when the player can. */
export function RequestButton({ ownData, primary }: Props & { primary?: boolean }) {
  const { i18n } = useLingui();
  const nextAt = useSelector(ownData, (snapshot) => snapshot.context.status?.nextAt);
  if (nextAt) {
    const from = moment(nextAt, i18n.locale);
    return (
      <p className="mute sm">
        <Trans id="ownData.next">You can request a new file from {from}.</Trans>
      </p>
    );
  }
  return (
    <div className="form-actions">
      <Button look={primary ? 'primary' : 'secondary'} onClick={() => ownData.send({ type: 'request.requested' })}>
        {primary ? (
          <Trans id="ownData.request">Request your data</Trans>
        ) : (
          <Trans id="ownData.replace">Request a new file</Trans>
        )}
      </Button>
    </div>
  );
}
