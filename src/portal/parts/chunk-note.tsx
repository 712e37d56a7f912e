import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';

type Props = { again: ReactNode; onRetry: () => void; children: ReactNode };

/** What a screen needs did not come: the screen stands, and it can be fetched again (s8.chunk.load-error). */
export const ChunkNote = ({ again, onRetry, children }: Props) => (
  <Note tone="alert" role="alert">
    <p>{children}</p>
    <Button small onClick={onRetry}>
      {again}
    </Button>
  </Note>
);
