import { Trans } from '@lingui/react/macro';
import { Echo } from '../../../../ui/echo';
import { Note } from '../../../../ui/note';
import './register-form.css';

/** Shows the full name for review before it is sent: it cannot be changed later (`own.registration.name-reviewed`). */
export const NameReview = ({ id }: { id: string }) => (
  <Echo of="payeeName" id={id} className="register-name">
    {(name) => (
      <Note tone="gold" icon="info">
        <Trans id="register.nameReview">
          Your name as on your bank account: <b>{name}</b>. You can’t change it later.
        </Trans>
      </Note>
    )}
  </Echo>
);
