import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MODULES, type RegistrationRules } from '../../../../contract';
import { CheckBox } from '../../../../ui/check-box';
import { Icon } from '../../../../ui/icon';
import { useModule } from '../../../parts/portal/portal-context';
import type { Issue } from './use-issues';
import './register-form.css';

const overAge = msg({ id: 'register.age', message: 'I am {age, number} or over.' });

type Props = { id: string; rules: RegistrationRules; issues: Issue[] };

/** Age, terms and privacy (s5.consent.*); the displayed version is stored, so it is the box's value. */
export function Consents({ id, rules: { minimumAge, termsVersion, privacyVersion }, issues }: Props) {
  const { t, i18n } = useLingui();
  return (
    <fieldset>
      <legend className="vh">{t({ id: 'register.consents', message: 'What you confirm' })}</legend>
      <Consent id={id} name="age" value={String(minimumAge)} issues={issues}>
        {i18n._(overAge.id, { age: minimumAge }, { message: overAge.message })}
      </Consent>
      <Consent id={id} name="terms" value={`${termsVersion} ${privacyVersion}`} issues={issues}>
        <Trans id="register.terms">I accept the terms of use and the privacy policy.</Trans>
      </Consent>
      <Agreement terms={termsVersion} privacy={privacyVersion} />
    </fieldset>
  );
}

type ConsentProps = { id: string; name: 'age' | 'terms'; value: string; issues: Issue[]; children: ReactNode };

function Consent({ id, name, value, issues, children }: ConsentProps) {
  const error = issues.find(({ field }) => field === name)?.text;
  const noteId = `${id}-${name}-note`;
  return (
    <div>
      <CheckBox
        id={`${id}-${name}`}
        name={name}
        value={value}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
      >
        {children}
      </CheckBox>
      {error && (
        <p className="err" id={noteId}>
          <Icon name="warn" small />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/**
 * Links the user agreement (s2.register.agreement-link) and the privacy policy in the editions that are consented to:
 * in a tab of their own, so that nothing typed is lost. That tab has no session, so where login comes first the link
 * leads everybody to the bare page, which is open to visitors (`own.register.agreement-bare`).
 */
function Agreement({ terms, privacy }: { terms: string; privacy: string }) {
  const to = useModule(MODULES.loginFirst) ? '/helpmc' : '/help';
  return (
    <p className="register-agreements">
      <Link to={to} search={{ article: 'terms', edition: terms }} target="_blank" className="register-agreement">
        <Trans id="register.agreement">Read the user agreement</Trans>
      </Link>
      <Link to={to} search={{ article: 'privacy', edition: privacy }} target="_blank" className="register-agreement">
        <Trans id="register.privacy">Read the privacy policy</Trans>
      </Link>
    </p>
  );
}
