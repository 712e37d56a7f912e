import sprite from './assets/icons.svg';
import type { IconName } from './icon-name';

type Props = { name: IconName; small?: boolean };

/** A drawn sign. It never speaks alone: a word stands beside it, or its button has an `aria-label`. */
export const Icon = ({ name, small }: Props) => (
  <svg className={small ? 'ic ic-s' : 'ic'} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);

/** The mark of the portal, in `--mark` and `--mark-2`. */
export const Mark = () => (
  <svg className="mark" aria-hidden="true">
    <use href={`${sprite}#mark`} />
  </svg>
);
