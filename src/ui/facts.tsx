import type { ReactNode } from 'react';
import './styles/facts.css';

type Props = { facts: readonly { name: ReactNode; value: ReactNode; key: string }[] };

/** What is so, a line each: what it is called, and what it is. */
export const Facts = ({ facts }: Props) => (
  <dl className="facts-list sm">
    {facts.map(({ key, name, value }) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
