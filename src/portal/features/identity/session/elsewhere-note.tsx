import { Trans } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { Note } from '../../../../ui/note';
import { useOpen } from '../../../parts/portal/shell-data';
import './elsewhere-note.css';

/**
 * Tells a visitor that another tab is logged in (own.session.elsewhere). Sessions are per tab, so a button opens the
 * login here.
 */
export function ElsewhereNote() {
  const open = useOpen();
  return (
    <div className="page elsewhere">
      <Note role="status">
        <p>
          <Trans id="session.elsewhere">You are logged in in another tab.</Trans>
        </p>
        <Button small onClick={() => open('login')}>
          <Trans id="session.elsewhere.login">Log in here too</Trans>
        </Button>
      </Note>
    </div>
  );
}
