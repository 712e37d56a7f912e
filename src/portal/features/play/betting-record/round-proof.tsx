import { Trans } from '@lingui/react/macro';
import { CopyButton } from '../../../../ui/copy-button';
import '../../../parts/bets/bets.css';

/** Proof of the result as the provider gave it, with the seed once that is revealed. */
export const RoundProof = ({ evidence, ofDraw }: { evidence: string; ofDraw: boolean }) => (
  <>
    <h4>
      <Trans id="bets.proof">Proof</Trans>
    </h4>
    <p className="mute sm">
      {ofDraw ? (
        <Trans id="bets.proof.draw">The result, the price list and what each line of the bet came to.</Trans>
      ) : (
        <Trans id="bets.proof.text">
          The commitment was made before the bet. With the seed, the provider’s verifier finds the same result.
        </Trans>
      )}
    </p>
    <p className="bet-code">{evidence}</p>
    <div className="form-actions">
      <CopyButton small text={evidence}>
        <Trans id="bets.proof.copy">Copy proof</Trans>
      </CopyButton>
    </div>
  </>
);
