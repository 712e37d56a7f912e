import { Trans } from '@lingui/react/macro';
import { Echo } from '../../../../ui/echo';
import { Note } from '../../../../ui/note';
import './register-form.css';

/** The full name once more before it is sent, whole, as the player cannot change it later (`own.registration.name-reviewed`). */
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
