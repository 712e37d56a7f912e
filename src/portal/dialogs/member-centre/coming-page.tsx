import { Trans, useLingui } from '@lingui/react/macro';
import { Empty } from '../../ui/empty';
import { menuOf } from './menu';

/** A page whose part comes later: what it is, and that it is being made. */
export function ComingPage({ page }: { page: string }) {
  const { t } = useLingui();
  const entry = menuOf().find((one) => one.page === page);
  return (
    <Empty title={entry ? t(entry.label) : <Trans id="memberCentre.unknown">There is no such page</Trans>}>
      <p>
        <Trans id="memberCentre.coming">This page is still being woven. My account is open already.</Trans>
      </p>
    </Empty>
  );
}
