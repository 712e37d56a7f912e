import { Trans, useLingui } from '@lingui/react/macro';
import type { HostedPage } from '../../parts/portal/hosted';
import { usePages } from '../../parts/portal/portal-context';
import { useOpenPage } from '../../parts/portal/shell-data';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { comingWords } from './coming-words';

/** A page whose part comes later: what will be there, and that it is being made. */
export function ComingPage({ to }: HostedPage<undefined>) {
  const { t } = useLingui();
  const open = useOpenPage();
  const row = usePages().find((page) => page.to === to)?.row;
  const words = row && comingWords[to];
  return (
    <Empty title={row ? t(row.label) : <Trans id="memberCentre.unknown">This page does not exist</Trans>}>
      {words && <p>{t(words)}</p>}
      {row && (
        <p>
          <Trans id="memberCentre.coming">This page is coming soon.</Trans>
        </p>
      )}
      <Button onClick={() => open('securityCenter')}>
        <Trans id="memberCentre.toAccount">To my account</Trans>
      </Button>
    </Empty>
  );
}
