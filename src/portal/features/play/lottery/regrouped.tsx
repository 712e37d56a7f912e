import { Trans, useLingui } from '@lingui/react/macro';
import { toWire } from '../../../../contract/money/money';
import { percent } from '../../../../ui/format';
import { Note } from '../../../../ui/note';
import type { OrderState } from './lottery-order.flow';

/** The rebate of the play's prize group, percent of the stake: parts of 2,000. */
export const rebateWords = ({ rules, draft }: OrderState['context'], locale: string): string =>
  percent(toWire(BigInt(rules.groups.most - draft.group) * 5n), locale);

/** The selected prize group no longer exists: the nearest one was selected (own.lottery.repriced). */
export function Regrouped({ state }: { state: OrderState }) {
  const { i18n } = useLingui();
  if (!state.context.regrouped) return null;
  const rebate = rebateWords(state.context, i18n.locale);
  return (
    <Note tone="gold" role="status">
      <Trans id="lottery.regrouped">The new prices don’t have your rebate. The nearest one was chosen: {rebate}.</Trans>
    </Note>
  );
}
