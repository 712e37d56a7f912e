import type { ReactNode } from 'react';

/** One part of the security centre, in the place of the overview: its title takes the focus, so that it is read. */
export const Section = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="card sec-card stack">
    <h3 tabIndex={-1} ref={focusTitle}>
      {title}
    </h3>
    {children}
  </section>
);

const focusTitle = (title: HTMLElement | null) => title?.focus();
