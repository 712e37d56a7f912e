import { Trans, useLingui } from '@lingui/react/macro';
import type { BetDetail } from '../../../../contract';
import { Button, buttonClass } from '../../../../ui/button';
import { Note } from '../../../../ui/note';
import { useLaunch } from '../../../parts/games/use-play';

type Verification = NonNullable<BetDetail['verification']>;

/** The way to verify a round, or to reveal the seed that it takes (own.betting-record.verify). */
export function RoundVerification({ game, verification }: { game: string; verification: Verification }) {
  const { proof, verifier } = verification;
  if (proof === null) return <Sealed game={game} />;
  if (verifier === null) return null;
  return <Verify proof={proof} verifier={verifier} />;
}

/** The proof is in the fragment, which is never sent. */
function Verify({ proof, verifier }: { proof: string; verifier: string }) {
  const { i18n } = useLingui();
  return (
    <>
      <div className="form-actions">
        <a
          className={buttonClass({ look: 'primary' })}
          href={`${verifier}?lang=${i18n.locale}#${encodeURIComponent(proof)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Trans id="bets.verify">Verify this round</Trans>
        </a>
      </div>
      <p className="xs mute">
        <Trans id="bets.verify.text">
          The provider’s verifier opens in a new tab and calculates this round again, in your browser.
        </Trans>
      </p>
    </>
  );
}

function Sealed({ game }: { game: string }) {
  const { play } = useLaunch();
  return (
    <Note>
      <p>
        <Trans id="bets.sealed">
          This round cannot be verified yet: its seed is still in use, and would give away the next results.
        </Trans>
      </p>
      <p>
        <Trans id="bets.sealed.how">
          To reveal it, open the game and “Fairness”, and press “Change and reveal”. Then verify its rounds here.
        </Trans>
      </p>
      <Button small onClick={() => play(game, 'play')}>
        <Trans id="bets.sealed.open">Open the game</Trans>
      </Button>
    </Note>
  );
}
