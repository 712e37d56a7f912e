import { useLocation } from '@tanstack/react-router';
import { Coming } from './coming';
import { COMING, type ComingScreen } from './titles';

const isComing = (name: string): name is ComingScreen => Object.hasOwn(COMING, name);
/** The name of a screen from its path: /register.html is register. */
const named = (path: string) => path.slice(1).replace(/\.html$/, '');

/** A route whose screen comes with a later part. */
export function View() {
  const name = named(useLocation().pathname);
  return <Coming screen={isComing(name) ? name : 'promotions'} />;
}
