import { Trans, useLingui } from '@lingui/react/macro';
import { Confirm } from '../../../../ui/confirm';
import { money } from '../../../../ui/format';

type Props = { left: string; atStake: string; busy: boolean; onYes: () => void; onNo: () => void };

/** Cost of giving a bonus up, before it is done (own.bonus.give-up). */
export function GiveUp({ left, atStake, busy, onYes, onNo }: Props) {
  const { i18n } = useLingui();
  const taken = money(left, i18n.locale);
  const staked = money(atStake, i18n.locale);
  return (
    <Confirm
      title={<Trans id="bonus.giveUp.title">Give up this bonus?</Trans>}
      yes={<Trans id="bonus.giveUp.yes">Give up</Trans>}
      onYes={onYes}
      no={<Trans id="bonus.giveUp.no">Keep</Trans>}
      onNo={onNo}
      busy={busy}
    >
      {Number(left) > 0 ? (
        <Trans id="bonus.giveUp.text">
          {taken} of the bonus is taken from your balance, nothing of your own. This cannot be undone.
        </Trans>
      ) : (
        <Trans id="bonus.giveUp.nothing">
          Nothing is left of the bonus, so nothing is taken. This cannot be undone.
        </Trans>
      )}
      {Number(atStake) > 0 && (
        <>
          {' '}
          <Trans id="bonus.giveUp.bets">
            {staked} of the bonus is in open bets. What they return for it is lost, too; your own share stays yours.
          </Trans>
        </>
      )}
    </Confirm>
  );
}
