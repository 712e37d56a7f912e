import type { ReactNode } from 'react';
import { Art } from './art';
import type { Tile } from './art/tiles';

type Props = { title: ReactNode; art?: Tile; page?: boolean; children?: ReactNode };

/** What is missing in one sentence, and one way out (a button or a link among the children). `page`: it is all there is. */
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
