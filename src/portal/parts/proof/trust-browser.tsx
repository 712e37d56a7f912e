import { Trans, useLingui } from '@lingui/react/macro';
import { SETTINGS } from '../../../contract';
import { CheckBox } from '../../../ui/check-box';
import { digits } from '../../../ui/format';

const DAY = 86_400_000;

/**
 * Never ticked beforehand. The hidden field says no without a tick, which a form would omit
 * (own.security.trusted-browsers).
 */
export function TrustBrowser() {
  const { i18n } = useLingui();
  const days = digits(SETTINGS.trustFor / DAY, i18n.locale);
  return (
    <>
      <input type="hidden" name="trust" value="" />
      <CheckBox name="trust" value="yes">
        <Trans id="proof.trust">Trust this browser for {days} days. Not on a shared device.</Trans>
      </CheckBox>
    </>
  );
}
