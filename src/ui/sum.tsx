import type { ReactNode } from 'react';

type Props = { label: ReactNode; more?: ReactNode; children: ReactNode };

/** Entry in a list of amounts (`dl`): label, amount, and a small note. */
export const Sum = ({ label, more, children }: Props) => (
  <div className="card">
    <dt className="mute sm">{label}</dt>
    <dd className="num">{children}</dd>
    {more && <dd className="xs mute">{more}</dd>}
  </div>
);
