import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { Withdrawal } from '../../../../../contract';
import { money } from '../../../../../ui/format';
import { OptionCard } from '../../../../../ui/option-card';
import { takeLostFocus } from '../../../../../ui/take-focus';
import { unlessFailed } from '../../../../parts/portal/unless-failed';
import type { ConfirmationRef } from '../withdrawal-confirmation.flow';
import { Affirm } from './affirm';
import { Report } from './report';
import './follow.css';

type Props = { confirmation: ConfirmationRef; withdrawal: Withdrawal };

/** Received, not received, or a part of it: each answer opens its details (s4.withdrawal.received and its like). */
export function Answer({ confirmation, withdrawal: { amount } }: Props) {
  const { i18n } = useLingui();
  const name = useId();
  const state = useSelector(confirmation, (snapshot) => snapshot);
  const { report } = state.children;
  const { arrived: reported } = state.context;
  const form = useSelector(report, (snapshot) =>
    unlessFailed(snapshot?.children.nothingForm ?? snapshot?.children.partForm),
  );
  const sending = useSelector(form, (snapshot) => snapshot?.hasTag('busy') === true);
  const affirmed = state.matches({ open: 'confirming' });
  const held = affirmed || sending;
  const sum = money(amount, i18n.locale);
  return (
    <fieldset className="answer">
      <legend tabIndex={-1} ref={takeLostFocus}>
        <Trans id="withdraw.question">Has the withdrawal arrived?</Trans>
      </legend>
      <OptionCard
        name={name}
        title={<Trans id="withdraw.answer.all">All of it has arrived</Trans>}
        hint={<Trans id="withdraw.answer.all.hint">{sum} is in your account.</Trans>}
        chosen={affirmed || state.matches({ open: { confirmable: 'affirming' } })}
        disabled={held}
        onChoose={() => confirmation.send({ type: 'received.selected' })}
      >
        <Affirm busy={affirmed} onConfirm={() => confirmation.send({ type: 'receipt.confirmed' })} />
      </OptionCard>
      <OptionCard
        name={name}
        title={<Trans id="withdraw.answer.nothing">Nothing has arrived</Trans>}
        hint={<Trans id="withdraw.answer.nothing.hint">Give us proof and we will look into it.</Trans>}
        chosen={reported === 'nothing'}
        disabled={held}
        onChoose={() => confirmation.send({ type: 'report.selected', arrived: 'nothing' })}
      >
        {report && reported === 'nothing' && <Report report={report} />}
      </OptionCard>
      <OptionCard
        name={name}
        title={<Trans id="withdraw.answer.part">A part has arrived</Trans>}
        hint={<Trans id="withdraw.answer.part.hint">Tell us how much; we will look into the rest.</Trans>}
        chosen={reported === 'part'}
        disabled={held}
        onChoose={() => confirmation.send({ type: 'report.selected', arrived: 'part' })}
      >
        {report && reported === 'part' && <Report report={report} />}
      </OptionCard>
    </fieldset>
  );
}
