type Props = { src: string; className?: string };

/** A woven tile (`assets/art`): decoration, so it is silent, has its size before it comes, and comes late. */
export const Art = ({ src, className }: Props) => (
  <img
    className={className ? `art ${className}` : 'art'}
    src={src}
    width="80"
    height="80"
    loading="lazy"
    decoding="async"
    alt=""
  />
);
