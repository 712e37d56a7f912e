import type { DeskLink } from '../../../machines/operations/desk/desk.machine';
import { QUEUES } from '../../contract/operations/queues';

const ROOT = '/desk/';

/** Returns the path of a page of the desk. */
export function pathOf({ page, queue, id }: DeskLink): string {
  const parts = page === 'queues' ? (queue === null ? [] : [page, queue, id]) : [page, id];
  return (
    ROOT +
    parts
      .filter((part) => part !== '')
      .map(encodeURIComponent)
      .join('/')
  );
}

/** Returns the page of a path; the start page for any other path. */
export function linkOf(pathname: string): DeskLink {
  const [page = '', first = '', second = ''] = pathname.slice(ROOT.length).split('/').map(decoded);
  const queue = QUEUES.find((name) => name === first) ?? null;
  if (page === 'queues' && queue) return { page, queue, id: idIn(second) };
  if (page === 'withdrawals') return { page, queue: null, id: idIn(first) };
  if (page === 'players') return { page, queue: null, id: /^[A-Za-z]\w{2,31}$/.test(first) ? first : '' };
  if (page === 'audit') return { page, queue: null, id: idIn(first) };
  return { page: page === 'approvals' || page === 'money' ? page : 'queues', queue: null, id: '' };
}

/** Returns the id in a part of a path; for one that no item can have, an id that no item has, so that it gets words. */
const idIn = (part: string): string => (/^[\dA-Za-z-]{0,40}$/.test(part) ? part : 'unknown');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
