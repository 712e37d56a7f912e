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

/** Where the page itself is the log-in, or the registration, there is no frame round it. */
const PAGES: Record<string, string | undefined> = { '/login': 'login', '/register.html': 'register' };

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
  return View ? <View /> : null;
}
