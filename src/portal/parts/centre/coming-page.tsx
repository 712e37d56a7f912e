import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Empty } from '../../ui/empty';
import { usePages } from '../portal/portal-context';
import { useOpenPage } from '../portal/shell-data';

type Props = {
  centre: string;
  to: string;
  /** What will be there, by the keys of pages that come later. */
  words?: Record<string, MessageDescriptor | undefined>;
  /** The page that it leads to instead, and what its button says. */
  instead: string;
  children: ReactNode;
};

/** A page of a centre whose part comes later: what will be there, and that it is being made; or that there is none of this name. */
export function ComingPage({ centre, to, words = {}, instead, children }: Props) {
  const { t } = useLingui();
  const open = useOpenPage(centre);
  const row = usePages(centre).find((page) => page.to === to)?.row;
  const text = row && words[to];
  return (
    <Empty title={row ? t(row.label) : <Trans id="centre.unknown">This page does not exist</Trans>}>
      {text && <p>{t(text)}</p>}
      {row && (
        <p>
          <Trans id="centre.coming">This page is coming soon.</Trans>
        </p>
      )}
      <Button onClick={() => open(instead)}>{children}</Button>
    </Empty>
  );
}
