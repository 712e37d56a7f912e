import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import './queue.css';

export const Key = ({ name, children }: { name: string; children: ReactNode }) => (
  <li>
    <kbd className="mono">{name}</kbd> {children}
  </li>
);

/** List of the single keys, which "?" opens. `acts`: further ones, of the page. */
export const ShortcutHints = ({ acts }: { acts?: ReactNode }) => (
  <details className="desk-hints sm">
    <summary>
      <Trans id="desk.keys.title">Shortcuts (?)</Trans>
    </summary>
    <ul>
      <Key name="j / k">
        <Trans id="desk.keys.rows">next, previous row</Trans>
      </Key>
      <Key name="Enter">
        <Trans id="desk.keys.open">open the row</Trans>
      </Key>
      <Key name="c / u">
        <Trans id="desk.keys.claim">claim, release</Trans>
      </Key>
      {acts}
      <Key name="x">
        <Trans id="desk.keys.close">close</Trans>
      </Key>
    </ul>
  </details>
);
