import { Trans, useLingui } from '@lingui/react/macro';
import type { MoneyReport } from '../../../../../machines/operations/desk-money/desk-money.machine';
import { MONEY_FIGURES } from '../../../../contract/operations/money';
import { dayOfYear, inDigits, money } from '../../../../ui/format';
import { MoneyPlot } from './money-plot';
import { AgentTable, DayTable, GameTable, OfferTable } from './money-tables';
import { figureWords, meaningWords, partWords } from './money-words';
import '../../../parts/queue/queue.css';
import './money.css';

/** Figures of a period with their meaning, a plot, and the parts that they add up from (own.desk-app.money). */
export function MoneyReportView({ report }: { report: MoneyReport }) {
  const { t, i18n } = useLingui();
  const first = dayOfYear(report.from, i18n.locale);
  const last = dayOfYear(report.to, i18n.locale);
  const bets = inDigits(String(report.bets), i18n.locale);
  return (
    <>
      <section className="stack" aria-labelledby="money-total">
        <h2 id="money-total">
          {report.from === report.to ? (
            first
          ) : (
            <Trans id="desk.money.span">
              {first} to {last}
            </Trans>
          )}
        </h2>
        <dl className="desk-figures">
          {MONEY_FIGURES.map((figure) => (
            <div key={figure} className="card" data-sum={figure === 'gross' || figure === 'net' || undefined}>
              <dt>{t(figureWords[figure])}</dt>
              <dd className="num desk-sum">{money(report.total[figure], i18n.locale)}</dd>
              <dd className="xs mute">{t(meaningWords[figure])}</dd>
            </div>
          ))}
        </dl>
        <p className="sm">
          <Trans id="desk.money.betCount">Bets settled, less those voided: {bets}</Trans>
        </p>
        <LedgerCheck ledger={report.ledger} gross={report.total.gross} />
      </section>
      {report.days.length > 1 && <MoneyPlot days={report.days} />}
      {report.days.length > 1 && (
        <section className="stack">
          <h2>{t(partWords.days)}</h2>
          <DayTable days={report.days} />
        </section>
      )}
      {(['categories', 'vendors'] as const).map((part) => (
        <section key={part} className="stack">
          <h2>{t(partWords[part])}</h2>
          <GameTable label={t(partWords[part])} rows={report[part]} />
        </section>
      ))}
      <section className="stack">
        <h2>{t(partWords.agents)}</h2>
        <AgentTable rows={report.agents} />
      </section>
      <section className="stack">
        <h2>{t(partWords.offers)}</h2>
        <OfferTable rows={report.offers} />
      </section>
    </>
  );
}

/** The equation of revenue and ledger. */
function LedgerCheck({ ledger, gross }: Pick<MoneyReport, 'ledger'> & { gross: string }) {
  const { i18n } = useLingui();
  const games = money(ledger.games, i18n.locale);
  const open = money(ledger.open, i18n.locale);
  const revenue = money(gross, i18n.locale);
  return (
    <p className="sm mute">
      <Trans id="desk.money.ledger">
        Accounts of games: {games} = gross revenue {revenue} + bets not yet settled {open}
      </Trans>
    </p>
  );
}
