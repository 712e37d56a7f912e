import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NOTICE_LINK } from '../../../contract/support/notice-html';

type Props = { href: string | null; className?: string; children?: ReactNode };

/** A link of ours stays in the portal, one to elsewhere opens beside it; one that leads nowhere is its words alone. */
export function LinkTo({ href, className, children }: Props) {
  if (!href || !NOTICE_LINK.test(href)) return children;
  if (!href.startsWith('/'))
    return (
      <a href={href} className={className} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  const { pathname, searchParams, hash } = new URL(href, 'https://portal.invalid');
  return (
    <Link to={pathname} search={Object.fromEntries(searchParams)} hash={hash.slice(1)} className={className}>
      {children}
    </Link>
  );
}
