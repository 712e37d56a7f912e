import { Trans } from '@lingui/react/macro';
import { Confirm } from '../../../../ui/confirm';

/**
 * Tells an account without access to a centre why: in_need_true_account, confirmed by in_increase_submit
 * (s8.centre.need-true-account).
 */
export const NeedTrueAccount = ({ onRead }: { onRead: () => void }) => (
  <Confirm
    title={<Trans id="alert.needTrueAccount.title">Full account needed</Trans>}
    yes={<Trans id="in_increase_submit">OK</Trans>}
    onYes={onRead}
  >
    <Trans id="in_need_true_account">
      This part needs a full account that has access to it. Log in with one, or register.
    </Trans>
  </Confirm>
);
