import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { SETTINGS } from '../../../../contract';
import { Button, buttonClass } from '../../../../ui/button';
import { CopyButton } from '../../../../ui/copy-button';
import { FocusedNote } from '../../../../ui/focused-note';
import { printPart } from '../../../../ui/print-part';
import { useVault } from '../../../../ui/vault-context';
import './recovery-codes.css';

/**
 * Ten recovery codes, shown only once, to copy, print or save (own.security.recovery-codes). They come from the vault,
 * not from a chart.
 */
export function RecoveryCodes({ onSaved }: { onSaved: () => void }) {
  const vault = useVault();
  const codes = useRef<HTMLUListElement>(null);
  const text = vault.peek('recoveryCodes') ?? '';
  const confirmSaved = () => {
    onSaved();
    vault.drop('recoveryCodes');
  };
  return (
    <div className="stack">
      <FocusedNote done>
        <Trans id="security.recoveryCodes.keep">Save these codes now: they are shown only once.</Trans>
      </FocusedNote>
      <p>
        <Trans id="security.recoveryCodes.meaning">Without your phone, log in with one of them. Each works once.</Trans>
      </p>
      <ul className="recovery-codes mono" ref={codes}>
        {text.split('\n').map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="recovery-actions">
        <CopyButton small text={text}>
          <Trans id="security.recoveryCodes.copy">Copy</Trans>
        </CopyButton>
        <a
          className={buttonClass({ small: true })}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${SETTINGS.brand.merchant}-recovery-codes.txt`}
        >
          <Trans id="security.recoveryCodes.save">Save as a file</Trans>
        </a>
        <Button small onClick={() => printPart(codes.current)}>
          <Trans id="security.recoveryCodes.print">Print</Trans>
        </Button>
      </div>
      <Button look="primary" onClick={confirmSaved}>
        <Trans id="security.recoveryCodes.kept">I have saved them</Trans>
      </Button>
    </div>
  );
}
