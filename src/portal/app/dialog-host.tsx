import { useRouterState } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { DialogWait } from '../parts/dialog-wait';
import { useDialogs, usePortal } from '../parts/portal/portal-context';
import { AlertHost } from './alert-host';
import { viewOf } from './registry';

/** What is open over the page: the dialog that the chart says, and any confirmation over it. */
export function DialogHost() {
  return (
    <>
      <OpenDialog />
      <AlertHost />
    </>
  );
}

/** Where the page itself is the log-in, the registration, or what a mailed link leads to, there is no frame round it. */
const PAGES: Record<string, string | undefined> = { '/login': 'login', '/register.html': 'register', '/resetPassword': 'resetPassword' };

function OpenDialog() {
  const portal = usePortal();
  const dialogs = useDialogs();
  const page = useRouterState({ select: ({ location }) => PAGES[location.pathname] });
  const name = dialogs?.context.request?.name;
  if (!dialogs?.hasTag('open') || !name || name === page) return null;
  if (dialogs.matches('loading') || dialogs.matches('failed'))
    return (
      <DialogWait
        failed={dialogs.matches('failed')}
        onRetry={() => portal.send({ type: 'dialog.retried' })}
        onClose={() => portal.send({ type: 'dialog.closed' })}
      />
    );
  const View = viewOf(name);
  return View ? <View over={<LockedByLogin />} /> : null;
}

/** The session ran out under the member centre: the login comes over it (own.session.ran-out). */
function LockedByLogin() {
  const portal = usePortal();
  const state = useSelector(useDialogs()?.children.memberCentre, (snapshot) => snapshot);
  if (state?.matches({ open: { lock: 'bringing' } }))
    return <DialogWait failed={false} onRetry={() => {}} onClose={() => portal.send({ type: 'dialog.closed' })} />;
  const Login = viewOf('login');
  return state?.children.login && Login ? <Login /> : null;
}
