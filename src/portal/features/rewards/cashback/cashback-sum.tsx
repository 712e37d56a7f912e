import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { fromWire } from '../../../../contract/money/money';
import type { Cashback } from '../../../../contract/rewards/vip';
import { Button } from '../../../../ui/button';
import { moment, money } from '../../../../ui/format';
import { ResetsDaily } from '../../../../ui/page/resets';
import type { CashbackRef } from './cashback.flow';
import './cashback.css';

/** The total, its deadline, and the button that claims it. */
export function CashbackSum({ cashback, page }: { cashback: CashbackRef; page: Cashback }) {
  const { i18n } = useLingui();
  const busy = useSelector(cashback, (state) => state.hasTag('busy'));
  const [all, today, least] = [page.amount, page.today, page.least].map((sum) => money(sum, i18n.locale));
  const { claimDays, times } = page;
  const enough = fromWire(page.amount) >= fromWire(page.least);
  const until = page.claimBy === null ? null : moment(page.claimBy, i18n.locale);
  return (
    <section className="card cashback-sum">
      <p className="mute sm">
        <Trans id="cashback.all">You can claim</Trans>
      </p>
      <p className="cashback-all num">{all}</p>
      {until && (
        <p className="sm">
          <Trans id="cashback.until">The oldest part expires on {until}.</Trans>
        </p>
      )}
      {enough ? (
        <Button
          look="primary"
          busy={busy}
          onClick={() => cashback.send({ type: 'claim.requested', amount: page.amount })}
        >
          <Trans id="cashback.claim">Claim all</Trans>
        </Button>
      ) : (
        <p className="sm mute">
          <Trans id="cashback.least">You can claim from {least} on. What you bet until the deadline adds up.</Trans>
        </p>
      )}
      <ul className="sm mute cashback-rules">
        <li>
          <Trans id="cashback.today">Today so far: {today}. It can be claimed from tomorrow.</Trans> <ResetsDaily />
        </li>
        <li>
          <Trans id="cashback.days">
            Each day’s cashback can be claimed for <Plural value={claimDays} one="# day" other="# days" />.
          </Trans>
        </li>
        <li>
          <Trans id="cashback.times">
            What you claim must be bet <Plural value={times} one="# time" other="# times" /> before you withdraw it.
          </Trans>
        </li>
      </ul>
    </section>
  );
}
