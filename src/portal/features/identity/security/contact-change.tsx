import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ContactKind } from '../../../../../machines/identity/contact-change/contact-change.machine';
import type { RequiredFactor } from '../../../../contract/identity/authentication';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Section } from '../../../../ui/page/section';
import { unlessFailed } from '../../../parts/portal/unless-failed';
import type { ContactRef } from './contact-change.flow';
import { ContactCodes } from './contact-codes';
import { ContactForm } from './contact-form';

const titles = {
  mobile: msg({ id: 'security.mobile', message: 'Mobile number' }),
  email: msg({ id: 'security.email', message: 'Email address' }),
};

type Props = { change: ContactRef; kind: ContactKind; needsOldCode: boolean; requiredFactor: RequiredFactor };

/** Another number or address, proven by codes (own.security.contact). */
export function ContactChange({ change, kind, needsOldCode, requiredFactor }: Props) {
  const { t } = useLingui();
  const state = useSelector(change, (snapshot) => snapshot);
  const { failure } = state.context;
  const { contactForm, codesForm } = state.children;
  const picker = unlessFailed(state.children.countryPicker);
  return (
    <Section title={t(titles[kind])}>
      {contactForm && <ContactForm form={contactForm} kind={kind} picker={picker} requiredFactor={requiredFactor} />}
      {codesForm && (
        <ContactCodes
          form={codesForm}
          needsOldCode={needsOldCode}
          onAgain={() => change.send({ type: 'codes.requestedAgain' })}
        />
      )}
      {state.matches('failed') && (
        <LoadAgain
          failure={failure}
          onRetry={() => change.send({ type: 'retry.requested' })}
          onBack={() => change.send({ type: 'section.closed' })}
        />
      )}
    </Section>
  );
}
