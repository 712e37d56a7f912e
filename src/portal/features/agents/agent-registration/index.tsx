import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { OpenLinks } from '../../../../../machines/agents/team-registration/team-registration.machine';
import type { ListRef } from '../../../../ui/list/list.flow';
import { LoadAgain } from '../../../../ui/page/load-again';
import type { HostedPage } from '../../../parts/portal/hosted';
import type { RegistrationRef } from './agent-registration.flow';
import { CloseForm } from './close-form';
import { Joined } from './joined';
import { LinkForm } from './link-form';
import { Links } from './links';
import { MemberForm } from './member-form';
import './agent-registration.css';

export { agentRegistrationFlow as flow } from './agent-registration.flow';

/** Registration centre of an agent: links, and accounts that the agent creates (s2.agent-centre.registration). */
export function View({ content: registration }: HostedPage<RegistrationRef>) {
  const { context, children } = useSelector(registration, (snapshot) => snapshot);
  return (
    <>
      <h3 className="page-title">
        <Trans id="agentLinks.title">Registration centre</Trans>
      </h3>
      {children.list ? (
        <Open registration={registration} list={children.list} />
      ) : (
        <LoadAgain failure={context.failure} onRetry={() => registration.send({ type: 'retry.requested' })} />
      )}
    </>
  );
}

/** A form, its result, or the links. */
function Open({ registration, list }: { registration: RegistrationRef; list: ListRef<OpenLinks> }) {
  const state = useSelector(registration, (snapshot) => snapshot);
  const { linkForm, closeForm, memberForm } = state.children;
  if (linkForm) return <LinkForm form={linkForm} list={list} />;
  if (closeForm) return <CloseForm form={closeForm} code={state.context.selected ?? ''} />;
  if (memberForm) return <MemberForm form={memberForm} />;
  if (state.matches({ open: 'joined' }))
    return <Joined onDismiss={() => registration.send({ type: 'password.unchanged' })} />;
  return <Links registration={registration} list={list} />;
}
