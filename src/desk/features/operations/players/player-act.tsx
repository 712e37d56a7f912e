import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskPlayer } from '../../../../../machines/operations/desk-player/desk-player.machine';
import { SETTINGS } from '../../../../contract/platform/settings';
import { money, months, wait } from '../../../../ui/format';
import { DeskAct } from '../../../parts/act/desk-act';
import type { DeskActRef } from '../../../parts/act/desk-act.flow';
import {
  effectWords,
  isDanger,
  lockedFieldWords,
  type PlayerAct as PlayerActName,
  playerActWords,
  valueWords,
} from './player-words';

const HOUR = 3_600_000;
type Choice = { value: string; label: string };
type Props = { deskAct: DeskActRef; act: PlayerActName; value: string; player: DeskPlayer };

/** An act on the player: its effect, its value and its reason (own.desk-app.effect). */
export function PlayerAct({ deskAct, act, value, player }: Props) {
  const { t, i18n } = useLingui();
  const title = t(playerActWords[act]);
  const label = valueWords[act];
  const balance = money(player.balances.main, i18n.locale);
  const { timeOutHours, exclusionMonths } = SETTINGS.limits;
  const choices: Partial<Record<PlayerActName, Choice[]>> = {
    clearField: Object.entries(lockedFieldWords).map(([name, words]) => ({ value: name, label: t(words) })),
    timeOut: timeOutHours.map((hours) => ({ value: String(hours), label: wait(hours * HOUR, i18n.locale) })),
    exclude: exclusionMonths.map((count) => ({ value: String(count), label: months(count, i18n.locale) })),
  };
  return (
    <DeskAct
      act={deskAct}
      text={{
        title,
        submit: title,
        hint: t({ id: 'desk.do.reason.audit', message: 'Recorded with your name; the player does not see it.' }),
        isDanger: isDanger(act),
        value: label && {
          label: t(label),
          initial: value,
          isLong: act === 'note',
          options: choices[act],
        },
      }}
    >
      <p>{t(effectWords[act])}</p>
      {act === 'credit' && (
        <p>
          <Trans id="desk.effect.balance">Main balance now: {balance}</Trans>
        </p>
      )}
    </DeskAct>
  );
}
