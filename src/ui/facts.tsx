import type { ReactNode } from 'react';
import './styles/facts.css';

type Props = { facts: readonly { name: ReactNode; value: ReactNode; key: string }[] };

/** List of facts, one name and value per line. */
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
