import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Empty } from '../../../../ui/empty';
import type { HostedDialog } from '../../../parts/portal/hosted';
import { type GameBrowseRef, gameBrowseFlow } from './game-browse.flow';
import { Results } from './results';
import { SearchBox } from './search-box';

export const flow = gameBrowseFlow('vendor');

/** All games of one provider, over the page (s2.modal.game-popup, s2.launch.vassalage-popup). */
export function View({ content: browse, onLeave }: HostedDialog<GameBrowseRef>) {
  const state = useSelector(browse, (snapshot) => snapshot);
  const name = state.context.found?.games[0]?.vendorName;
  return (
    <Dialog wide title={name ?? <Trans id="lobby.popup">Games of a provider</Trans>} onClose={onLeave}>
      <div className="find">
        <SearchBox browse={browse} state={state} />
      </div>
      <Results
        browse={browse}
        state={state}
        empty={<None onReset={() => browse.send({ type: 'query.selected', query: { page: state.context.id } })} />}
      />
    </Dialog>
  );
}

const None = ({ onReset }: { onReset: () => void }) => (
  <Empty title={<Trans id="lobby.popup.none">No games found</Trans>}>
    <p role="status">
      <Trans id="lobby.popup.none.text">Try another word.</Trans>
    </p>
    <Button onClick={onReset}>
      <Trans id="lobby.popup.all">Show all its games</Trans>
    </Button>
  </Empty>
);
