import { Trans, useLingui } from '@lingui/react/macro';
import type { LotteryRules } from '../../../../contract/play/lottery';
import { money } from '../../../../ui/format';

/** The most that can be won, before the bet: by one, in one draw, and by one number of all players together. */
export function Caps({ caps }: Pick<LotteryRules, 'caps'>) {
  const { i18n } = useLingui();
  const [bet, draw, number] = [caps.prizePerOrder, caps.prizePerIssue, caps.liabilityPerNumber].map((most) =>
    money(most, i18n.locale),
  );
  return (
    <p className="xs mute">
      <Trans id="lottery.caps">
        Limits on wins: {bet} a bet, {draw} a draw, {number} a number for all players together.
      </Trans>
    </p>
  );
}
