import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { customerServiceMachine } from '../../../../../machines/support/customer-service/customer-service.machine';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { FocusedNote } from '../../../../ui/focused-note';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import { useDirectContacts } from '../../../parts/portal/contacts';
import type { HostedDialog } from '../../../parts/portal/hosted';
import '../../../../ui/styles/centre-page.css';

export { customerServiceFlow as flow } from './customer-service.flow';

type SupportRef = ActorRefFrom<typeof customerServiceMachine>;

/** Customer service: a chat in a window of its own, or a word to us (s1.sidebar.customer-service). */
export function View({ content: support, onLeave }: HostedDialog<SupportRef>) {
  const state = useSelector(support, (snapshot) => snapshot);
  return (
    <Dialog title={<Trans id="support.title">Customer service</Trans>} onClose={onLeave}>
      <div className="stack">
        {(state.matches('loading') || state.matches('routing')) && <Waiting />}
        {state.matches('failed') && (
          <LoadAgain failure={state.context.failure} onRetry={() => support.send({ type: 'retry.requested' })} />
        )}
        {state.matches('unavailable') && (
          <p role="status">
            <Trans id="support.none">There is no live chat here at the moment. Write to us and we will answer.</Trans>
          </p>
        )}
        {state.matches('desk') && <Desk support={support} />}
        {(state.hasTag('offered') || state.matches('opening')) && <Contact support={support} />}
        <DirectContacts />
        <div className="form-actions">
          <Button look="quiet" onClick={() => support.send({ type: 'feedback.requested' })}>
            <Trans id="support.write">Write to us</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Email address and phone number that operators have set (`own.support.contacts`). */
function DirectContacts() {
  const contacts = useDirectContacts();
  if (contacts.length === 0) return null;
  return (
    <ul>
      {contacts.map(({ path }) => (
        <li key={path}>
          <a className="link" href={path}>
            {path.slice(path.indexOf(':') + 1)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The live chat of the portal itself (own.chat.desk). */
const Desk = ({ support }: { support: SupportRef }) => (
  <>
    <p>
      <Trans id="support.desk">
        Ask us here: customer service answers in the live chat. Never tell anyone a password or a code.
      </Trans>
    </p>
    <Button look="primary" icon="headset" onClick={() => support.send({ type: 'contact.requested' })}>
      <Trans id="support.openChat">Open live chat</Trans>
    </Button>
  </>
);

/** The reader's contact, and the result of opening it. */
function Contact({ support }: { support: SupportRef }) {
  const state = useSelector(support, (snapshot) => snapshot);
  const vip = state.context.type === '1';
  return (
    <>
      <Outcome support={support} />
      <p>
        {vip ? (
          <Trans id="support.vip">Your own contact is here for you.</Trans>
        ) : (
          <Trans id="support.chat">Ask us in the live chat. Never tell anyone a password or a code.</Trans>
        )}
      </p>
      <Button
        look="primary"
        icon="headset"
        busy={state.matches('opening')}
        onClick={() => support.send({ type: 'contact.requested' })}
      >
        {vip ? (
          <Trans id="support.openVip">Open the VIP contact</Trans>
        ) : (
          <Trans id="support.openChat">Open live chat</Trans>
        )}
      </Button>
    </>
  );
}

function Outcome({ support }: { support: SupportRef }) {
  const state = useSelector(support, (snapshot) => snapshot);
  if (state.matches({ offered: 'opened' }))
    return (
      <FocusedNote done>
        <Trans id="support.opened">It has opened in a window of its own.</Trans>
      </FocusedNote>
    );
  if (state.matches({ offered: 'blocked' }))
    return (
      <FocusedNote>
        <Trans id="support.blocked">
          Your browser blocked the window. Allow pop-up windows for this page and try again.
        </Trans>
      </FocusedNote>
    );
  if (state.matches({ offered: 'rejected' }))
    return (
      <FocusedNote>
        <Trans id="support.refused">The chat could not be opened safely. Try again later, or write to us.</Trans>
      </FocusedNote>
    );
  return null;
}
