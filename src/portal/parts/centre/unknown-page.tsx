import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { useOpenPage } from '../portal/shell-data';

type Props = {
  centre: string;
  /** The page that it leads to instead, and the label of its button. */
  instead: string;
  children: ReactNode;
};

/** Page for an unknown address in a centre. */
export function UnknownPage({ centre, instead, children }: Props) {
  const open = useOpenPage(centre);
  return (
    <Empty title={<Trans id="centre.unknown">This page does not exist</Trans>}>
      <Button onClick={() => open(instead)}>{children}</Button>
    </Empty>
  );
}
