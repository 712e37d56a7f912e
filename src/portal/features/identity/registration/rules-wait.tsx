import { Trans } from '@lingui/react/macro';
import './register-form.css';

/** The form is loading: announced, with room for its first fields. */
export const RulesWait = () => (
  <div className="stack" aria-busy="true">
    <p className="vh" role="status">
      <Trans id="register.loading">Loading the form…</Trans>
    </p>
    {['tabs', 'name', 'password', 'more'].map((part) => (
      <span className="skel register-coming" key={part} aria-hidden="true" />
    ))}
  </div>
);
