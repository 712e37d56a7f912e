/** The shape of what comes. Silent: the box round it says `aria-busy`, or words stand beside it. */
export const Skeleton = ({ shape }: { shape: 'line' | 'button' | 'card' }) => (
  <span className={`skel skel-${shape}`} aria-hidden="true" />
);
