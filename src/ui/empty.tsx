import type { ReactNode } from 'react';
import { Art } from './art';
import type { Tile } from './art/tiles';

type Props = { title: ReactNode; art?: Tile; page?: boolean; children?: ReactNode };

/**
 * Empty state: a sentence that names what is missing, and a way out (a button or a link among the children). `page`:
 * the page shows nothing else.
 */
export function Empty({ title, art = 'empty', page, children }: Props) {
  const Title = page ? 'h1' : 'h2';
  return (
    <div className={page ? 'empty empty-page' : 'card empty'}>
      <Art tile={art} />
      <Title>{title}</Title>
      {children}
    </div>
  );
}
