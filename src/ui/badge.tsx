import type { ReactNode } from 'react';

export type BadgeTone = 'plain' | 'field' | 'gold' | 'clay' | 'alert' | 'river';

/** A state in a word. */
export const Badge = ({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span className={tone === 'plain' ? 'badge' : `badge b-${tone}`}>{children}</span>
);

/** Badge with a number of waiting items; hidden for zero. `children` is the number in the language's digits. */
export const Count = ({ of, children }: { of: number; children: ReactNode }) =>
  of > 0 ? <span className="badge count num">{children}</span> : null;
