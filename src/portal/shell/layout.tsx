import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button';

/** The layouts of spec 2: as home, without the side bar, with the header only, and nothing but the page. */
export type LayoutKind = 'full' | 'no-side' | 'header-only' | 'bare';
type LayoutParts = { header: ReactNode; sideBar: ReactNode; footer: ReactNode; bottomNav: ReactNode };

/** The frame of a page. The page itself is `main`, which takes the focus after a move from page to page. */
export function Layout({ kind, parts, children }: { kind: LayoutKind; parts: LayoutParts; children: ReactNode }) {
  const whole = kind === 'full' || kind === 'no-side';
  return (
    <div className={kind === 'bare' ? undefined : 'has-bottom'}>
      <a className={`${buttonClass({ look: 'primary' })} skip`} href="#main">
        <Trans id="common.skip">Skip to content</Trans>
      </a>
      {kind !== 'bare' && parts.header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {kind === 'full' && parts.sideBar}
      {whole && parts.footer}
      {kind !== 'bare' && parts.bottomNav}
    </div>
  );
}
