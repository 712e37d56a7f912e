import type { ReactNode } from 'react';

type Props = { label: ReactNode; more?: ReactNode; children: ReactNode };

/** One of a list of sums (`dl`): what it is of, what it comes to, and more about it in small. */
export const Sum = ({ label, more, children }: Props) => (
  <div className="card">
    <dt className="mute sm">{label}</dt>
    <dd className="num">{children}</dd>
    {more && <dd className="xs mute">{more}</dd>}
  </div>
);
