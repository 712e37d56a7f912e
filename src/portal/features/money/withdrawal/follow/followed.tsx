import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../../ui/button';
import type { ConfirmationRef } from '../withdrawal-confirmation.flow';
import { Details } from './details';
import { Due } from './due';
import { Panel } from './panel';
import './follow.css';

/** A withdrawal: the time left, its steps, and the player's options (s2.other.withdrawal-confirmation). */
export function Followed({ confirmation }: { confirmation: ConfirmationRef }) {
  const state = useSelector(confirmation, (snapshot) => snapshot);
  const { withdrawal, secondsLeft } = state.context;
  return (
    <div className="stack">
      <div className="follow-back">
        <Button look="quiet" small icon="left" onClick={() => confirmation.send({ type: 'section.closed' })}>
          <Trans id="withdraw.all">All withdrawals</Trans>
        </Button>
      </div>
      <div className="follow">
        {withdrawal && state.hasTag('deadline') && <Due withdrawal={withdrawal} secondsLeft={secondsLeft} />}
        <div className="follow-word">
          <Panel confirmation={confirmation} />
        </div>
        {withdrawal && <Details withdrawal={withdrawal} asks={state.hasTag('deadline')} />}
      </div>
    </div>
  );
}
