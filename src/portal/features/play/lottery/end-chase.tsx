import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import { FailureWords } from '../../../../ui/failure-words';
import { FocusedNote } from '../../../../ui/focused-note';
import { takeLostFocus } from '../../../../ui/take-focus';
import type { ChasesRef } from './lottery-chases.flow';
import './lottery.css';

/** Asks for confirmation before one chase or all of them end. */
export function EndChase({ chases }: { chases: ChasesRef }) {
  const state = useSelector(chases, (snapshot) => snapshot);
  const { selected, failure } = state.context;
  const ending = state.matches({ open: 'ending' });
  return (
    <>
      <h3 tabIndex={-1} ref={takeLostFocus}>
        {selected ? (
          <Trans id="lottery.chases.ask">End this chase?</Trans>
        ) : (
          <Trans id="lottery.chases.askAll">End all chases?</Trans>
        )}
      </h3>
      {failure && (
        <FocusedNote>
          <FailureWords failure={failure} />
        </FocusedNote>
      )}
      <p>
        <Trans id="lottery.chases.ask.text">
          Stakes of draws that have not closed come back at once. What has closed stays in the draw.
        </Trans>
      </p>
      <div className="lot-ways">
        <Button look="alert" busy={ending} onClick={() => chases.send({ type: 'end.confirmed' })}>
          <Trans id="lottery.chases.confirm">Yes, end</Trans>
        </Button>
        {!ending && (
          <Button onClick={() => chases.send({ type: 'end.cancelled' })}>
            <Trans id="lottery.chases.keep">Keep</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
