import { Trans } from '@lingui/react/macro';
import { useOpen } from '../../parts/portal/shell-data';
import { Button } from '../../ui/button';
import './point-mall.css';

/** Visitors see the goods, and the login. */
export function Visitor() {
  const open = useOpen();
  return (
    <div className="point-head">
      <p>
        <Trans id="points.visitor">Log in to see your points and redeem them.</Trans>
      </p>
      <Button look="primary" onClick={() => open('login')}>
        <Trans id="points.login">Log in</Trans>
      </Button>
    </div>
  );
}
