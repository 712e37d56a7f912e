import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { NewcomerOffer } from '../../../contract';
import { titleIn } from '../../../contract/rewards/offers';
import { Options } from '../../../ui/options';
import { newcomerBonus, termWords } from './term-words';
import { useSummary, useTerm } from './terms';
import './terms.css';

type Props = {
  id: string;
  bonuses: readonly NewcomerOffer[];
  /** Earlier selection. */
  chosen?: string | null;
  error?: ReactNode;
};

/** A newcomer's bonus, or none, which is first: nothing is preselected (s1.claim.marketing). */
export function BonusChoice({ id, bonuses, chosen, error }: Props) {
  const { t, i18n } = useLingui();
  if (bonuses.length === 0) return null;
  const none = { value: '', title: <Trans id="terms.choice.none">No bonus</Trans> };
  const options = bonuses.map((bonus) => ({
    value: bonus.code,
    title: titleIn(bonus, i18n.locale),
    text: <InShort bonus={bonus} />,
  }));
  return (
    <div>
      <Options
        id={id}
        legend={t(newcomerBonus)}
        name="bonus"
        options={[none, ...options]}
        chosen={chosen ?? ''}
        error={error}
      />
      <ul className="terms-links sm">
        {bonuses.map((bonus) => (
          <li key={bonus.code}>
            <TermsLink code={bonus.code} title={titleIn(bonus, i18n.locale)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const TermsLink = ({ code, title }: { code: string; title: string }) => (
  <Link to="/promoDetail" search={{ id: code }} target="_blank">
    <Trans id="terms.choice.of">Terms of {title}</Trans>
  </Link>
);

function InShort({ bonus: { terms } }: { bonus: NewcomerOffer }) {
  const termText = useTerm();
  const { what, how } = useSummary(terms);
  return (
    <>
      {what}. {how}. {terms.times > 0 && termText(termWords.turnover, { times: terms.times })}
    </>
  );
}
