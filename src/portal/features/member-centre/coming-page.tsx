import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { comingWords } from './coming-words';
import { CARE, menuOf } from './menu';

type Props = { page: string; onAccount: () => void };

/** A page whose part comes later: what will be there, and that it is being made. */
export function ComingPage({ page, onAccount }: Props) {
  const { t } = useLingui();
  const entry = [...menuOf(), CARE].find((one) => one.page === page);
  const words = comingWords[page];
  return (
    <Empty title={entry ? t(entry.label) : <Trans id="memberCentre.unknown">This page does not exist</Trans>}>
      {words && <p>{t(words)}</p>}
      {entry && (
        <p>
          <Trans id="memberCentre.coming">This page is coming soon.</Trans>
        </p>
      )}
      <Button onClick={onAccount}>
        <Trans id="memberCentre.toAccount">To my account</Trans>
      </Button>
    </Empty>
  );
}
