import { Trans, useLingui } from '@lingui/react/macro';
import { money } from '../../../../contract/money/sums';
import { Art } from '../../../../ui/art';
import { Badge } from '../../../../ui/badge';
import { Skeleton } from '../../../../ui/skeleton';
import './home.css';

/** `bonus`: the largest that runs, null where none does; not known yet where it is missing. */
export type NewcomersProps = { bonus?: string | null; freeDemo: boolean };

/** Benefits for newcomers. A bonus is named with its amount, and only where one runs (s1.claim.marketing). */
export const Newcomers = ({ bonus, freeDemo }: NewcomersProps) => (
  <section className="sec" aria-labelledby="newcomers">
    <div className="sec-h">
      <h2 id="newcomers">
        <Trans id="home.newcomers.title">For newcomers</Trans>
      </h2>
    </div>
    <div className="offer">
      {bonus !== null && <Bonus most={bonus} />}
      {freeDemo ? (
        <article className="card">
          <Art tile="sports" />
          <div>
            <Badge tone="river">
              <Trans id="home.newcomers.demoBadge">Demo</Trans>
            </Badge>
            <h3>
              <Trans id="home.newcomers.demo">Try it without an account</Trans>
            </h3>
            <p className="sm mute">
              <Trans id="home.newcomers.demoText">
                Demo points cannot be withdrawn, and losing them costs nothing.
              </Trans>
            </p>
          </div>
        </article>
      ) : (
        <article className="card">
          <Art tile="sports" />
          <div>
            <Badge tone="river">
              <Trans id="home.newcomers.accountBadge">One account</Trans>
            </Badge>
            <h3>
              <Trans id="home.newcomers.account">Phone and computer alike</Trans>
            </h3>
            <p className="sm mute">
              <Trans id="home.newcomers.accountText">The same wallet and the same record, wherever you log in.</Trans>
            </p>
          </div>
        </article>
      )}
    </div>
  </section>
);

/** Bonus of new members; its room is reserved until it is known. */
function Bonus({ most }: { most: string | undefined }) {
  const { i18n } = useLingui();
  const sum = most === undefined ? null : money(most, i18n.locale);
  return (
    <article className="card" aria-hidden={sum === null}>
      <Art tile="lottery" />
      {sum === null ? (
        <Skeleton shape="line" />
      ) : (
        <div>
          <Badge tone="gold">
            <Trans id="home.newcomers.bonusBadge">New member</Trans>
          </Badge>
          <h3>
            <Trans id="home.newcomers.bonus">A bonus of up to {sum} after you register</Trans>
          </h3>
          <p className="sm mute">
            <Trans id="home.newcomers.bonusText">
              Once per person. You see all of its terms before you accept, and you can decline it.
            </Trans>
          </p>
        </div>
      )}
    </article>
  );
}
