import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { useOpenPage } from '../portal/shell-data';

type Props = {
  centre: string;
  /** The page that it leads to instead, and what its button says. */
  instead: string;
  children: ReactNode;
};

/** What an address names that is no page of a centre. */
export function UnknownPage({ centre, instead, children }: Props) {
  const open = useOpenPage(centre);
  return (
    <Empty title={<Trans id="centre.unknown">This page does not exist</Trans>}>
      <Button onClick={() => open(instead)}>{children}</Button>
    </Empty>
  );
}
