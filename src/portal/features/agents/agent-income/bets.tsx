import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { BackButton } from '../../../../ui/form/back-button';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Section } from '../../../../ui/page/section';
import { Waiting } from '../../../../ui/page/waiting';
import { StretchLinks } from '../../../parts/contracts/stretch-links';
import type { IncomeRef } from './agent-income.flow';
import { BetsTable } from './bets-table';

/** Bets that a line of a bill counts, latest first. */
export function Bets({ income }: { income: IncomeRef }) {
  const { t } = useLingui();
  const state = useSelector(income, (snapshot) => snapshot);
  const { bets, after, failure } = state.context;
  const at = (step: 'loading' | 'loaded' | 'loadFailed') => state.matches({ open: { bets: step } });
  return (
    <Section title={t({ id: 'agentIncome.betsTitle', message: 'Bets that were counted' })}>
      {at('loading') && <Waiting />}
      {at('loadFailed') && <LoadAgain failure={failure} onRetry={() => income.send({ type: 'retry.requested' })} />}
      {at('loaded') && bets && (
        <>
          {bets.list.length === 0 ? (
            <p className="mute" role="status">
              <Trans id="agentIncome.bets.none">No bet was counted in this period.</Trans>
            </p>
          ) : (
            <BetsTable list={bets.list} />
          )}
          <StretchLinks
            older={bets.next === null ? null : () => income.send({ type: 'older.requested' })}
            newest={after === null ? null : () => income.send({ type: 'newest.requested' })}
          />
        </>
      )}
      <div className="form-actions">
        <BackButton onBack={() => income.send({ type: 'line.closed' })}>
          <Trans id="agentIncome.toBill">Back to the bill</Trans>
        </BackButton>
      </div>
    </Section>
  );
}
