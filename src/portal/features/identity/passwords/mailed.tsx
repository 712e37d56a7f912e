import { Trans } from '@lingui/react/macro';
import { Confirm } from '../../../../ui/confirm';

/** Replaces the form; the same message for every name and address (s4.forgot-email.submit). */
export const Mailed = ({ onRead }: { onRead: () => void }) => (
  <Confirm
    title={<Trans id="forgot.mailed.title">Check your email</Trans>}
    yes={<Trans id="forgot.mailed.read">OK</Trans>}
    onYes={onRead}
  >
    <div className="stack">
      <p>
        <Trans id="forgot.mailed.text">
          If this username and email match an account, we have sent a link. It works once, for 30 minutes.
        </Trans>
      </p>
      <p className="mute">
        <Trans id="forgot.mailed.none">No email? Check your spam folder or contact customer service.</Trans>
      </p>
    </div>
  </Confirm>
);
