import { type ReactNode, useState } from 'react';

/** Ref callback: runs `onSeen` when its element scrolls into view; never without `IntersectionObserver` (Node). */
export const whenSeen = (onSeen: () => void) => (element: Element | null) => {
  if (!element || typeof IntersectionObserver === 'undefined') return;
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onSeen(),
  );
  observer.observe(element);
  return () => observer.disconnect();
};

type Props = { fallback: ReactNode; children: ReactNode };

/**
 * Renders the fallback until it scrolls into view, then the children, so that a visit loads only what it reaches. A
 * fallback that has the focus stays until it scrolls into view again.
 */
export function WhenInView({ fallback, children }: Props) {
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return children;
  const observe = (place: HTMLDivElement | null) =>
    whenSeen(() => place?.contains(document.activeElement) || setSeen(true))(place);
  return <div ref={observe}>{fallback}</div>;
}
