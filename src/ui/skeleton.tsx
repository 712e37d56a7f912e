/** Placeholder in the shape of the loading content. Silent: its container has `aria-busy`, or a text follows. */
export const Skeleton = ({ shape }: { shape: 'line' | 'button' | 'card' }) => (
  <span className={`skel skel-${shape}`} aria-hidden="true" />
);
