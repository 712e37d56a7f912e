import { useRouterState } from '@tanstack/react-router';
import { useDialogs, usePortal } from '../app/portal-context';
import { AlertHost } from './alert-host';
import { DialogWait } from './dialog-wait';
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

/** On /login the page itself is the log-in, without a frame of its own round it. */
function OpenDialog() {
  const portal = usePortal();
  const dialogs = useDialogs();
  const onLoginPage = useRouterState({ select: ({ location }) => location.pathname === '/login' });
  const name = dialogs?.context.request?.name;
  if (!dialogs?.hasTag('open') || !name || (onLoginPage && name === 'login')) return null;
  if (dialogs.matches('loading') || dialogs.matches('failed'))
    return (
      <DialogWait
        failed={dialogs.matches('failed')}
        onRetry={() => portal.send({ type: 'dialog.retried' })}
        onClose={() => portal.send({ type: 'dialog.closed' })}
      />
    );
  const View = viewOf(name);
  return View ? <View /> : null;
}
