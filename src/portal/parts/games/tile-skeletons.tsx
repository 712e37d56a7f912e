import './games.css';

const PLACES = Array.from({ length: 12 }, (_, index) => index);

/** Tiles in the size of those that come, so that nothing moves. Silent: words stand beside them. */
export const TileSkeletons = () => (
  <ul className="tiles" aria-hidden="true">
    {PLACES.map((place) => (
      <li key={place} className="card tile">
        <span className="skel tile-art" />
        <div className="tx">
          <span className="skel skel-name" />
          <span className="skel skel-maker" />
          <span className="skel skel-maker" />
          <span className="skel skel-maker" />
        </div>
        <div className="two-b">
          <span className="skel skel-play" />
        </div>
      </li>
    ))}
  </ul>
);
