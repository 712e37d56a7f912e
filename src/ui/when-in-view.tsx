import { type ReactNode, useRef, useState } from 'react';

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
 * Shows the fallback until it scrolls into view, then the children, so that a visit loads only what it reaches. A fallback
 * that has the focus stays until it comes into view once more.
 */
export function WhenInView({ fallback, children }: Props) {
  const [isSeen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement | null>(null);
  if (isSeen) return children;
  const observe = whenSeen(() => place.current?.contains(document.activeElement) || setSeen(true));
  return (
    <div
      ref={(element) => {
        place.current = element;
        return observe(element);
      }}
    >
      {fallback}
    </div>
  );
}
