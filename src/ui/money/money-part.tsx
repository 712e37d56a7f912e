import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { BackButton } from '../form/back-button';
import { LoadAgain } from '../page/load-again';
import { Waiting } from '../page/waiting';
import { Finding } from './finding';
import type { MoneyMoveRef } from './money-move.flow';

type Props = { move: MoneyMoveRef; leaves?: boolean; children: ReactNode };

/** A move of money, while its terms load or its outcome is unknown, too. `leaves`: the player can go back. */
export function MoneyPart({ move, leaves, children }: Props) {
  const state = useSelector(move, (snapshot) => snapshot);
  const { submission } = state.children;
  const isFinding = useSelector(submission, (snapshot) => snapshot?.matches('finding'));
  const onBack = leaves ? () => move.send({ type: 'section.closed' }) : undefined;
  if (state.matches('loading')) return <Waiting>{onBack && <BackButton onBack={onBack} />}</Waiting>;
  if (submission && isFinding) return <Finding submission={submission} />;
  if (!state.matches('failed')) return children;
  return (
    <LoadAgain failure={state.context.failure} onRetry={() => move.send({ type: 'retry.requested' })} onBack={onBack} />
  );
}
