import { Trans } from '@lingui/react/macro';
import { Confirm } from '../../ui/confirm';

/** The form is gone; the same is said for every name and address (s4.forgot-email.submit). */
export const Mailed = ({ onRead }: { onRead: () => void }) => (
  <Confirm
    title={<Trans id="forgot.mailed.title">Look into your mail</Trans>}
    yes={<Trans id="forgot.mailed.read">OK</Trans>}
    onYes={onRead}
  >
    <div className="stack">
      <p>
        <Trans id="forgot.mailed.text">
          If there is an account with this username and e-mail address, a mail with a link is on its way. The link works once, for half an
          hour.
        </Trans>
      </p>
      <p className="mute">
        <Trans id="forgot.mailed.none">Nothing came? Look among unwanted mail too, or ask customer service.</Trans>
      </p>
    </div>
  </Confirm>
);
