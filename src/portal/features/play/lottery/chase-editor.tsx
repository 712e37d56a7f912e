import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { CheckBox } from '../../../../ui/check-box';
import { money } from '../../../../ui/format';
import { Note } from '../../../../ui/note';
import { useSession } from '../../../parts/portal/portal-context';
import { useOpen } from '../../../parts/portal/shell-data';
import { ChaseDraws } from './chase-draws';
import { ChaseShape } from './chase-shape';
import { ChaseWords } from './chase-words';
import type { ChaseProps } from './lottery-chase.flow';
import { SlipLines } from './slip-lines';
import { Outdated } from './total';
import './lottery.css';

/**
 * Number of draws and their multiples, every draw with its stake, and the total hold before the button
 * (own.lottery.chase).
 */
export function ChaseEditor({ chase, state }: ChaseProps) {
  const { lines, rules, stopAfterWin, problem } = state.context;
  const placing = state.matches('placing');
  return (
    <>
      <SlipLines lottery={rules.lottery} lines={lines} prices={[]} />
      <fieldset className="lot-editor" disabled={placing}>
        <ChaseShape chase={chase} state={state} />
        <CheckBox
          checked={stopAfterWin}
          onChange={({ currentTarget }) => chase.send({ type: 'stop.changed', stopAfterWin: currentTarget.checked })}
        >
          <Trans id="lottery.chase.stop">Stop after a win</Trans>
        </CheckBox>
        <ChaseDraws chase={chase} state={state} />
      </fieldset>
      {state.matches({ editing: 'outdated' }) && <Outdated />}
      {problem && (
        <Note tone="alert" role="alert">
          <ChaseWords problem={problem} rules={rules} />
        </Note>
      )}
      <Held chase={chase} state={state} />
    </>
  );
}

/** The total hold, and the button that names it. */
function Held({ chase, state }: ChaseProps) {
  const { i18n } = useLingui();
  const open = useOpen();
  const session = useSession();
  const { plan } = state.context;
  const placing = state.matches('placing');
  const isVisitor = session?.matches('visitor');
  const isKnown = placing || state.matches({ editing: 'planned' });
  const held = isKnown && plan && money(plan.stake, i18n.locale);
  const place = () => (isVisitor ? open('login') : chase.send({ type: 'chase.confirmed' }));
  return (
    <div className="lot-hold">
      <div className="lot-total" role="status">
        {held && (
          <Trans id="lottery.chase.held">
            Held in all: <b className="num">{held}</b>
          </Trans>
        )}
      </div>
      <p className="xs mute">
        <Trans id="lottery.chase.held.text">
          The stake of every draw is held now. You can end the chase; what has not closed comes back.
        </Trans>
      </p>
      <div className="lot-ways">
        <Button
          look="primary"
          busy={placing}
          disabled={!placing && !state.can({ type: 'chase.confirmed' })}
          onClick={place}
        >
          {isVisitor ? (
            <Trans id="lottery.login">Log in to bet</Trans>
          ) : (
            <Trans id="lottery.chase.place">Hold and place bets</Trans>
          )}
        </Button>
        {!placing && (
          <Button onClick={() => chase.send({ type: 'chase.cancelled' })}>
            <Trans id="lottery.chase.back">Back to the bet</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
