import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { BackButton } from '../form/back-button';
import { LoadAgain } from '../page/load-again';
import { Waiting } from '../page/waiting';
import type { MoneyMoveRef } from './money-move.flow';

type Props = { move: MoneyMoveRef; leaves?: boolean; children: ReactNode };

/** A move of money: its terms are read, could not be read, or are here. `leaves`: the player can go back from it. */
export function MoneyPart({ move, leaves, children }: Props) {
  const state = useSelector(move, (snapshot) => snapshot);
  const onBack = leaves ? () => move.send({ type: 'section.closed' }) : undefined;
  if (state.matches('loading')) return <Waiting>{onBack && <BackButton onBack={onBack} />}</Waiting>;
  if (!state.matches('failed')) return children;
  return (
    <LoadAgain failure={state.context.failure} onRetry={() => move.send({ type: 'retry.requested' })} onBack={onBack} />
  );
}
