import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button';
import { BackButton } from '../../../../ui/form/back-button';

type Props<L> = {
  title: ReactNode;
  lengths: readonly L[];
  name: (length: L) => string;
  onChoose: (length: L) => void;
  onBack: () => void;
};

/** Durations: a button for each, which leads to its explanation, not to the break itself. */
export const Lengths = <L extends number>({ title, lengths, name, onChoose, onBack }: Props<L>) => (
  <>
    <p>
      <b>{title}</b>
    </p>
    <div className="form-actions">
      {lengths.map((length) => (
        <Button key={length} onClick={() => onChoose(length)}>
          {name(length)}
        </Button>
      ))}
    </div>
    <div className="form-actions">
      <BackButton onBack={onBack} />
    </div>
  </>
);
