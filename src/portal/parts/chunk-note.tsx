import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Note } from '../../ui/note';

type Props = { again: ReactNode; onRetry: () => void; children: ReactNode };

/** A chunk of the screen failed to load: the screen stays, and the player can retry (s8.chunk.load-error). */
export const ChunkNote = ({ again, onRetry, children }: Props) => (
  <Note tone="alert" role="alert">
    <p>{children}</p>
    <Button small onClick={onRetry}>
      {again}
    </Button>
  </Note>
);
