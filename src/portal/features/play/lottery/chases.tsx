import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { LotteryChases } from '../../../../contract/play/lottery';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Empty } from '../../../../ui/empty';
import { Facts } from '../../../../ui/facts';
import { FocusedNote } from '../../../../ui/focused-note';
import { money } from '../../../../ui/format';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import type { HostedDialog } from '../../../parts/portal/hosted';
import { ChaseCard } from './chase-card';
import { EndChase } from './end-chase';
import type { ChasesRef } from './lottery-chases.flow';
import { useNames } from './names/use-names';
import './lottery.css';

export { lotteryChasesFlow as flow } from './lottery-chases.flow';

/** Chases with a hold; one or all can be ended (own.lottery.chases). */
export function View({ content: chases, onLeave }: HostedDialog<ChasesRef>) {
  const state = useSelector(chases, (snapshot) => snapshot);
  const { list } = state.children;
  return (
    <Dialog title={<Trans id="lottery.chases">My chases</Trans>} onClose={onLeave}>
      <div className="stack">
        {state.matches('failed') && (
          <LoadAgain failure={state.context.failure} onRetry={() => chases.send({ type: 'retry.requested' })} />
        )}
        {state.matches({ open: { listing: 'ended' } }) && <Ended chases={chases} />}
        {list &&
          (state.matches({ open: 'listing' }) ? <Running chases={chases} list={list} /> : <EndChase chases={chases} />)}
      </div>
    </Dialog>
  );
}

function Ended({ chases }: { chases: ChasesRef }) {
  const { i18n } = useLingui();
  const names = useNames();
  const ended = useSelector(chases, ({ context }) => context.ended);
  const draws = names.draws(ended?.draws ?? 0);
  return (
    <>
      <FocusedNote done>
        <Trans id="lottery.chases.ended">Ended. What had not closed is back in your wallet.</Trans>
      </FocusedNote>
      <Facts
        facts={[
          { key: 'draws', name: <Trans id="lottery.chases.endedDraws">Draws ended</Trans>, value: draws },
          {
            key: 'back',
            name: <Trans id="lottery.chases.back">Returned</Trans>,
            value: money(ended?.returned ?? '0.00', i18n.locale),
          },
        ]}
      />
    </>
  );
}

const Running = ({ chases, list }: { chases: ChasesRef; list: ListRef<LotteryChases> }) => (
  <ListView list={list} empty={<None />}>
    {(page) => (
      <>
        <HeldByAll sum={page.held} />
        <ul className="lot-chases">
          {page.list.map((chase) => (
            <ChaseCard
              key={chase.id}
              chase={chase}
              onEnd={() => chases.send({ type: 'end.requested', id: chase.id })}
            />
          ))}
        </ul>
        <ListPager list={list} page={page} />
        {page.list.some(({ left }) => left > 0) && (
          <Button wide onClick={() => chases.send({ type: 'endAll.requested' })}>
            <Trans id="lottery.chases.endAll">End all chases</Trans>
          </Button>
        )}
      </>
    )}
  </ListView>
);

function HeldByAll({ sum }: { sum: string }) {
  const { i18n } = useLingui();
  const held = money(sum, i18n.locale);
  return (
    <p className="lot-total">
      <Trans id="lottery.chase.held">
        Held in all: <b className="num">{held}</b>
      </Trans>
    </p>
  );
}

const None = () => (
  <Empty title={<Trans id="lottery.chases.none">No chases are running</Trans>}>
    <p role="status">
      <Trans id="lottery.chases.none.text">Bets on several draws appear here as long as they hold something.</Trans>
    </p>
  </Empty>
);
