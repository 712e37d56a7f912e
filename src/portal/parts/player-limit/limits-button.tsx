import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button';
import { useOpenPage } from '../portal/shell-data';

/** The way to the page of limits. */
export function LimitsButton({ small = false }: { small?: boolean }) {
  const open = useOpenPage();
  return (
    <Button icon="shield" small={small} onClick={() => open('limits')}>
      <Trans id="playerLimit.see">See your limits</Trans>
    </Button>
  );
}
