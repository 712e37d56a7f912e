import { Trans } from '@lingui/react/macro';
import { openPlays } from '../../../../../machines/play/lottery-order/lottery-order.machine';
import { Button } from '../../../../ui/button';
import { Note } from '../../../../ui/note';
import { Caps } from './caps';
import { FieldButtons } from './field-buttons';
import { FieldTyped } from './field-typed';
import type { OrderProps } from './lottery-order.flow';
import { useNames } from './names/use-names';
import { PlayChooser } from './play-chooser';
import { playOf } from './pricing';
import { Regrouped } from './regrouped';
import { chosenIn, withChosen } from './selection';
import { SlipLines } from './slip-lines';
import { Stake } from './stake';
import { Total } from './total';
import './lottery.css';

/** More choices than this are typed, not pressed. */
const PRESSED = 100;

/** A play, its board, the stake, and the total before the button (own.lottery.price, own.lottery.plays). */
export function Choosing({ order, state }: OrderProps) {
  const { draft, rules } = state.context;
  const play = playOf(rules.lottery, draft.play);
  const fields = play?.fields ?? [];
  const choose = (field: number) => (chosen: string[]) =>
    order.send({
      type: 'draft.changed',
      changes: { selection: withChosen(draft.selection, fields.length, field, chosen) },
    });
  return (
    <div className="lot-bet">
      <div className="card stack">
        <PlayChooser order={order} state={state} />
        {fields.map((field, index) => {
          const Board = field.choices.length > PRESSED ? FieldTyped : FieldButtons;
          return (
            <Board
              key={`${draft.play} ${field.name}`}
              field={field}
              chosen={chosenIn(draft.selection, index)}
              onChoose={choose(index)}
            />
          );
        })}
      </div>
      <div className="card stack lot-slip">
        <Stake order={order} state={state} isGrouped={play?.model === 'group'} />
        <Slip order={order} state={state} />
      </div>
    </div>
  );
}

/**
 * Names each play of the slip that is under maintenance; a whole lottery's draw says so itself
 * (own.lottery.maintenance).
 */
function ClosedPlays({ state }: Pick<OrderProps, 'state'>) {
  const { lines, draft, rules } = state.context;
  if (openPlays(rules).length === 0) return null;
  const isClosed = (play: string) => rules.closedPlays.includes(play);
  const ofLines = [...new Set(lines.map(({ play }) => play))].filter(isClosed);
  return (
    <>
      {ofLines.map((play) => (
        <ClosedLine key={play} play={play} />
      ))}
      {isClosed(draft.play) && <ClosedDraft play={draft.play} />}
    </>
  );
}

function ClosedLine({ play: code }: { play: string }) {
  const play = useNames().play(code);
  return (
    <Note tone="gold" role="status">
      <Trans id="lottery.line.closed">
        {play} on your slip is under maintenance. Remove it to bet on the rest, or wait until it takes bets again.
      </Trans>
    </Note>
  );
}

function ClosedDraft({ play: code }: { play: string }) {
  const play = useNames().play(code);
  return (
    <Note tone="gold" role="status">
      <Trans id="lottery.play.closed">
        {play} is under maintenance and takes no bets now. Choose another play type.
      </Trans>
    </Note>
  );
}

/** The slip and its actions. */
function Slip({ order, state }: OrderProps) {
  const { lines, price, rules } = state.context;
  return (
    <>
      {lines.length > 0 && (
        <SlipLines
          lottery={rules.lottery}
          lines={lines}
          prices={price?.lines ?? []}
          onRemove={(line) => order.send({ type: 'line.removed', line })}
        />
      )}
      <Regrouped state={state} />
      <Total state={state} />
      <Caps caps={rules.caps} />
      <ClosedPlays state={state} />
      <Button
        look="primary"
        wide
        disabled={!state.can({ type: 'order.requested' })}
        onClick={() => order.send({ type: 'order.requested' })}
      >
        <Trans id="lottery.look">Look at the bet</Trans>
      </Button>
      <div className="lot-ways">
        <Button disabled={!state.can({ type: 'line.added' })} onClick={() => order.send({ type: 'line.added' })}>
          <Trans id="lottery.line.add">Add another line</Trans>
        </Button>
        <Button
          disabled={!state.can({ type: 'chase.requested' })}
          onClick={() => order.send({ type: 'chase.requested' })}
        >
          <Trans id="lottery.chase">Bet on several draws</Trans>
        </Button>
      </div>
    </>
  );
}
