import { Trans, useLingui } from '@lingui/react/macro';
import { useDialogs, usePortal } from '../../parts/portal/portal-context';
import { Dialog } from '../../ui/dialog';
import { Empty } from '../../ui/empty';
import { comingWords } from './coming-words';

/** The frame of a dialog whose inside is not built yet (s2.modal.member-centre, s2.modal.agent-centre): what will be there. */
export function ComingDialog() {
  const { t } = useLingui();
  const portal = usePortal();
  const name = useDialogs()?.context.request?.name;
  if (name !== 'agentCentre') return null;
  const { title, text } = comingWords[name];
  return (
    <Dialog wide title={t(title)} onClose={() => portal.send({ type: 'dialog.closed' })}>
      <Empty title={<Trans id="comingDialog.title">Coming soon</Trans>}>
        <p>{t(text)}</p>
      </Empty>
    </Dialog>
  );
}
