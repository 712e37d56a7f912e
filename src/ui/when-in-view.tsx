import { type ReactNode, useState } from 'react';

/** Ref callback: runs `onVisible` when its element scrolls into view; never without `IntersectionObserver` (Node). */
export const observeVisibility = (onVisible: () => void) => (element: Element | null) => {
  if (!element || typeof IntersectionObserver === 'undefined') return;
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onVisible(),
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
  const [isVisible, setVisible] = useState(false);
  if (isVisible) return children;
  const observe = (place: HTMLDivElement | null) =>
    observeVisibility(() => place?.contains(document.activeElement) || setVisible(true))(place);
  return <div ref={observe}>{fallback}</div>;
}
