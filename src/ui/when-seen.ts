/** A ref that tells when its element comes into view. Where the browser does not say (Node), it never does. */
export const whenSeen = (tell: () => void) => (element: Element | null) => {
  if (!element || typeof IntersectionObserver === 'undefined') return;
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && tell(),
  );
  observer.observe(element);
  return () => observer.disconnect();
};
