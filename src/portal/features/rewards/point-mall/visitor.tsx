import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../../ui/button';
import { useOffered } from '../../../parts/portal/page-modules';
import { useIsTrial } from '../../../parts/portal/portal-context';
import { useOpen } from '../../../parts/portal/shell-data';
import './point-mall.css';

/** Points are a member's: a visitor gets the way in, a free demo the reason why it has none (s6.protected.trial). */
export const Visitor = () => <div className="point-head">{useIsTrial() ? <NeedTrueAccount /> : <LogIn />}</div>;

function LogIn() {
  const open = useOpen();
  return (
    <>
      <p>
        <Trans id="points.visitor">Log in to see your points and redeem them.</Trans>
      </p>
      <Button look="primary" onClick={() => open('login')}>
        <Trans id="points.login">Log in</Trans>
      </Button>
    </>
  );
}

function NeedTrueAccount() {
  const offered = useOffered();
  return (
    <>
      <p>
        <Trans id="in_need_true_account">
          This part needs a full account that has access to it. Log in with one, or register.
        </Trans>
      </p>
      {offered('register') && (
        <Link to="/register" className={buttonClass({ look: 'primary' })}>
          <Trans id="header.register">Register</Trans>
        </Link>
      )}
    </>
  );
}
