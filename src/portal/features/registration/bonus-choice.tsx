import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { NewcomerOffer } from '../../../contract';
import { termWords } from '../../parts/terms/term-words';
import { useSummary, useTerm } from '../../parts/terms/terms';
import { Options } from '../../ui/options';
import './register-form.css';

/** A newcomer's bonus, or none, which stands first: nothing is chosen for anybody (s1.claim.marketing). */
export function BonusChoice({ id, bonuses }: { id: string; bonuses: readonly NewcomerOffer[] }) {
  const { t } = useLingui();
  if (bonuses.length === 0) return null;
  const none = { value: '', title: <Trans id="register.choice.none">No bonus</Trans> };
  const options = bonuses.map((bonus) => ({ value: bonus.code, title: bonus.title, text: <InShort bonus={bonus} /> }));
  return (
    <div>
      <Options
        id={`${id}-bonus`}
        legend={t({ id: 'register.choice', message: 'New-member bonus' })}
        name="bonus"
        options={[none, ...options]}
      />
      <ul className="register-terms sm">
        {bonuses.map(({ code, title }) => (
          <li key={code}>
            <Link to="/promoDetail" search={{ id: code }} target="_blank">
              <Trans id="register.choice.terms">Terms of {title}</Trans>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function InShort({ bonus: { terms } }: { bonus: NewcomerOffer }) {
  const say = useTerm();
  const { what, how } = useSummary(terms);
  return (
    <>
      {what}. {how}. {terms.times > 0 && say(termWords.turnover, { times: terms.times })}
    </>
  );
}
