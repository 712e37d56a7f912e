import { useLingui } from '@lingui/react/macro';
import type { DeskPlayer } from '../../../../../machines/operations/desk-player/desk-player.machine';
import { Button } from '../../../../ui/button';
import { isDanger, isEffective, type PlayerAct, playerActWords } from './player-words';
import '../../../parts/queue/queue.css';

/** Acts on a row of the page, which are offered there. */
const AT_ROWS: readonly PlayerAct[] = ['removeLabel', 'forgetAddress'];

type Props = { player: Pick<DeskPlayer, 'permitted' | 'state'>; onRequest: (act: PlayerAct) => void };

/** Acts on the player that the operator's role permits and that can have an effect (own.desk-app.player). */
export function PlayerActs({ player: { permitted, state }, onRequest }: Props) {
  const { t } = useLingui();
  const own = permitted.filter((act) => !AT_ROWS.includes(act) && isEffective(act, state));
  const acts = [...own.filter((act) => !isDanger(act)), ...own.filter(isDanger)];
  return (
    <fieldset className="desk-acts">
      <legend className="vh">{t({ id: 'desk.review.acts', message: 'Actions' })}</legend>
      {acts.map((act, at) => (
        <Button
          key={act}
          small
          look={isDanger(act) ? 'quiet' : at === 0 ? 'primary' : 'secondary'}
          onClick={() => onRequest(act)}
        >
          {t(playerActWords[act])}
        </Button>
      ))}
    </fieldset>
  );
}
