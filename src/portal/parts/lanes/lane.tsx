import type { ReactNode } from 'react';
import './lanes.css';

type Props = { id: string; title: ReactNode; all?: ReactNode; children: ReactNode };

/** Section of home with a title and, beside it, the link to all of its kind. */
export const Lane = ({ id, title, all, children }: Props) => (
  <section className="sec" aria-labelledby={id}>
    <div className="sec-h">
      <h2 id={id}>{title}</h2>
      {all && <span className="lane-all">{all}</span>}
    </div>
    {children}
  </section>
);
