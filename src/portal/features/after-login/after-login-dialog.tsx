import { Trans } from '@lingui/react/macro';
import { useDialogs, usePortal } from '../../parts/portal/portal-context';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

/** What is new, once after a login (s2.modal.after-login). What was written is text, never markup. */
export function AfterLoginDialog() {
  const portal = usePortal();
  const news = useDialogs()?.context.news ?? [];
  const close = () => portal.send({ type: 'dialog.closed' });
  return (
    <Dialog wide title={<Trans id="afterLogin.title">What’s new</Trans>} onClose={close}>
      <div className="stack">
        {news.map(({ title, content }) => (
          <article key={title} className="stack">
            <h3>{title}</h3>
            <p>{content}</p>
          </article>
        ))}
        <Button look="primary" onClick={close}>
          <Trans id="afterLogin.goOn">Continue</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
