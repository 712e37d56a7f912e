import type { ReactNode } from 'react';

/** Section that replaces the overview of the security centre. Its title takes the focus, so that it is read out. */
export const Section = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="card sec-card stack">
    <h3 tabIndex={-1} ref={focusTitle}>
      {title}
    </h3>
    {children}
  </section>
);

const focusTitle = (title: HTMLElement | null) => title?.focus();
