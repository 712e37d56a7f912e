import { Trans, useLingui } from '@lingui/react/macro';
import type { HostedDialog } from '../../parts/portal/hosted';
import { Dialog } from '../../ui/dialog';
import { Empty } from '../../ui/empty';
import { comingWords } from './coming-words';

/** The frame of a dialog whose inside is not built yet (s2.modal.member-centre, s2.modal.agent-centre): what will be there. */
export function ComingDialog({ onLeave }: HostedDialog<undefined>) {
  const { t } = useLingui();
  const { title, text } = comingWords.agentCentre;
  return (
    <Dialog wide title={t(title)} onClose={onLeave}>
      <Empty title={<Trans id="comingDialog.title">Coming soon</Trans>}>
        <p>{t(text)}</p>
      </Empty>
    </Dialog>
  );
}
