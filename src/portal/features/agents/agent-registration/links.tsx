import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { OpenLinks } from '../../../../../machines/agents/team-registration/team-registration.machine';
import { Button } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { FocusedNote } from '../../../../ui/focused-note';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListView } from '../../../../ui/list/list-view';
import { Note } from '../../../../ui/note';
import { useRegistrationOrigin } from '../../../parts/portal/invitations';
import { invitationAddress } from '../../../parts/portal/registration-origin';
import type { RegistrationRef } from './agent-registration.flow';
import { LinkCard } from './link-card';
import './agent-registration.css';

type Props = { registration: RegistrationRef; list: ListRef<OpenLinks> };

/**
 * Buttons, outcome of the last act, and open links. The list brings the rates that a new link can have: before it is
 * read, the link would silently be made without any.
 */
export function Links({ registration, list }: Props) {
  const state = useSelector(registration, (snapshot) => snapshot);
  const origin = useRegistrationOrigin();
  const hasRates = useSelector(list, ({ context }) => context.outcome !== null);
  return (
    <>
      <div className="row links-actions">
        {hasRates && (
          <Button look="primary" icon="plus" onClick={() => registration.send({ type: 'linking.requested' })}>
            <Trans id="agentLinks.new">New link</Trans>
          </Button>
        )}
        <Button icon="user" onClick={() => registration.send({ type: 'joining.requested' })}>
          <Trans id="agentLinks.join">New account</Trans>
        </Button>
      </div>
      {state.matches({ open: { listing: 'linked' } }) && (
        <FocusedNote done>
          <Trans id="agentLinks.made">The link is made. Whoever registers by it is your downline.</Trans>
        </FocusedNote>
      )}
      {state.matches({ open: { listing: 'closed' } }) && (
        <FocusedNote done>
          <Trans id="agentLinks.closed">The link is closed. Nobody registers by it any more.</Trans>
        </FocusedNote>
      )}
      {origin === null && (
        <Note role="status">
          <Trans id="agentLinks.noAddress">
            No links to copy here: people register on the players’ site. Log in there to copy them, or pass on the
            codes.
          </Trans>
        </Note>
      )}
      <ListView list={list} empty={<None />}>
        {({ list: links, rates }) => (
          <ul className="links-list">
            {links.map((link) => (
              <li key={link.code}>
                <LinkCard
                  link={link}
                  offered={rates}
                  address={origin && invitationAddress(origin, link.code)}
                  onClose={() => registration.send({ type: 'closing.requested', code: link.code })}
                />
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </>
  );
}

const None = () => (
  <Empty art="boat" title={<Trans id="agentLinks.none">No open links</Trans>}>
    <p role="status">
      <Trans id="agentLinks.none.text">Make a link, and pass it on: whoever registers by it is in your team.</Trans>
    </p>
  </Empty>
);
