import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { Withdrawal } from '../../../../contract';
import { money } from '../../../ui/format';
import { OptionCard } from '../../../ui/option-card';
import { takeLostFocus } from '../../../ui/take-focus';
import type { ConfirmationRef } from '../refs';
import { Affirm } from './affirm';
import { Report } from './report';

type Props = { confirmation: ConfirmationRef; withdrawal: Withdrawal };

/** Received, not received, or a part of it: what follows from an answer opens inside it (s4.withdrawal.received and its like). */
export function Answer({ confirmation, withdrawal: { amount } }: Props) {
  const { i18n } = useLingui();
  const name = useId();
  const state = useSelector(confirmation, (snapshot) => snapshot);
  const { nothingReport, partReport } = state.children;
  const sending = useSelector(nothingReport ?? partReport, (report) => report?.hasTag('busy') === true);
  const affirmed = state.matches({ open: 'confirming' });
  const held = affirmed || sending;
  const sum = money(amount, i18n.locale);
  return (
    <fieldset className="answer">
      <legend tabIndex={-1} ref={takeLostFocus}>
        <Trans id="withdraw.question">Have the points arrived?</Trans>
      </legend>
      <OptionCard
        name={name}
        title={<Trans id="withdraw.answer.all">All of it has arrived</Trans>}
        hint={<Trans id="withdraw.answer.all.hint">{sum} is in your account.</Trans>}
        chosen={affirmed || state.matches({ open: { confirmable: 'affirming' } })}
        disabled={held}
        onChoose={() => confirmation.send({ type: 'received.chosen' })}
      >
        <Affirm busy={affirmed} onConfirm={() => confirmation.send({ type: 'receipt.confirmed' })} />
      </OptionCard>
      <OptionCard
        name={name}
        title={<Trans id="withdraw.answer.nothing">Nothing has arrived</Trans>}
        hint={<Trans id="withdraw.answer.nothing.hint">Give us a proof, and we look into it.</Trans>}
        chosen={nothingReport !== undefined}
        disabled={held}
        onChoose={() => confirmation.send({ type: 'notReceived.chosen' })}
      >
        {nothingReport && <Report report={nothingReport} />}
      </OptionCard>
      <OptionCard
        name={name}
        title={<Trans id="withdraw.answer.part">A part has arrived</Trans>}
        hint={<Trans id="withdraw.answer.part.hint">Say how much, and we look into the rest.</Trans>}
        chosen={partReport !== undefined}
        disabled={held}
        onChoose={() => confirmation.send({ type: 'partiallyReceived.chosen' })}
      >
        {partReport && <Report report={partReport} />}
      </OptionCard>
    </fieldset>
  );
}
