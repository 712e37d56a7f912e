import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ContractTerms, ContractTier } from '../../../contract/agents/agent-contracts';
import { fromWire } from '../../../contract/money/money';
import { money } from '../../../ui/format';
import { periodWords } from './kind-words';
import { rateOf } from './rate-of';
import './contracts.css';

/** Terms of an agreement in plain words (s3.contract-offer.fields, s3.contract-offer.realtime-fields). */
export function Terms({ terms }: { terms: ContractTerms }) {
  const { t } = useLingui();
  if (terms.kind === 'realtime') return <RealtimeTerms terms={terms} />;
  return (
    <div className="terms">
      <p>
        {terms.kind === 'dividend' && <Trans id="contracts.of.dividend">A share of what the team loses</Trans>}
        {terms.kind === 'daily' && <Trans id="contracts.of.daily">A share of the team’s turnover of each day</Trans>}
        {terms.kind === 'hourly' && <Trans id="contracts.of.hourly">A share of the team’s turnover of each hour</Trans>}
        {terms.kind === 'dividend' && ` · ${t(periodWords[terms.period])}`}
      </p>
      <ul>
        {terms.tiers.map((tier) => (
          <li key={tier.rate}>
            <Tier tier={tier} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tier({ tier: { rate, turnover, loss, activeMembers } }: { tier: ContractTier }) {
  const { i18n } = useLingui();
  const bets = money(turnover, i18n.locale);
  const lost = money(loss, i18n.locale);
  const conditions: { key: string; label: ReactNode }[] = [
    ...(fromWire(turnover) > 0n
      ? [{ key: 'turnover', label: <Trans id="contracts.tier.turnover">turnover of {bets}</Trans> }]
      : []),
    ...(fromWire(loss) > 0n
      ? [{ key: 'loss', label: <Trans id="contracts.tier.loss">team loss of {lost}</Trans> }]
      : []),
    ...(activeMembers > 0
      ? [
          {
            key: 'members',
            label: (
              <Plural
                id="contracts.tier.members"
                value={activeMembers}
                one="# active member"
                other="# active members"
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <b className="num">{rateOf(rate, i18n.locale)}</b>{' '}
      {conditions.length === 0 ? (
        <Trans id="contracts.tier.always">from the first bet</Trans>
      ) : (
        <>
          <Trans id="contracts.tier.least">with at least</Trans>{' '}
          {conditions.map(({ key, label }, index) => (
            <span key={key}>
              {index > 0 && ' · '}
              {label}
            </span>
          ))}
        </>
      )}
    </>
  );
}

function RealtimeTerms({
  terms: { winRate, lossRate, singleBet },
}: {
  terms: Extract<ContractTerms, { kind: 'realtime' }>;
}) {
  const { i18n } = useLingui();
  const won = rateOf(winRate, i18n.locale);
  const lost = rateOf(lossRate, i18n.locale);
  const least = money(singleBet, i18n.locale);
  return (
    <div className="terms">
      <p>
        <Trans id="contracts.of.realtime">A share of each settled bet of the team, paid every five minutes</Trans>
      </p>
      <ul>
        <li>
          <Trans id="contracts.realtime.win">
            <b className="num">{won}</b> of the stake of a bet that won
          </Trans>
        </li>
        <li>
          <Trans id="contracts.realtime.loss">
            <b className="num">{lost}</b> of the stake of a bet that lost
          </Trans>
        </li>
        {fromWire(singleBet) > 0n && (
          <li>
            <Trans id="contracts.realtime.single">Only bets of {least} or more count</Trans>
          </li>
        )}
      </ul>
    </div>
  );
}
