import { createContext, type MouseEvent, type ReactNode, use } from 'react';
import type { DeskLink as Link } from '../../../machines/operations/desk/desk.machine';
import { pathOf } from './desk-path';
import './desk-link.css';

/** Opens a page of the desk in this tab. */
export const FollowContext = createContext<(link: Link) => void>(() => {});

type Props = { to: Link; children: ReactNode };

/** Link to an item or a player; a plain click opens it here, any other as the browser does (own.desk-app.link). */
export function DeskLink({ to, children }: Props) {
  const follow = use(FollowContext);
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(to);
  };
  return (
    <a className="desk-link" href={pathOf(to)} onClick={open}>
      {children}
    </a>
  );
}

/** Link to an item of a queue, or to a withdrawal. */
export const ItemLink = ({ item: { queue, id }, children }: { item: ItemAddress; children: ReactNode }) => (
  <DeskLink to={queue === 'withdrawals' ? { page: 'withdrawals', queue: null, id } : { page: 'queues', queue, id }}>
    {children}
  </DeskLink>
);
type ItemAddress = { queue: NonNullable<Link['queue']> | 'withdrawals'; id: string };

/** Link to the page of a player. */
export const PlayerLink = ({ user }: { user: string }) => (
  <DeskLink to={{ page: 'players', queue: null, id: user }}>{user}</DeskLink>
);
