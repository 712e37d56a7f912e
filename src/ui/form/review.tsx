import { Trans } from '@lingui/react/macro';
import { Button } from '../button';
import { Facts } from '../facts';
import { takeFocus } from '../take-focus';
import { useVault } from '../vault-context';
import type { FormRef } from './form.flow';

/** The fields to look at once more, and what each is called. */
export type Reviewed = readonly { field: string; name: string }[];
type Props = { form: FormRef; reviewed: Reviewed; busy: boolean };

/** Values that cannot be changed later, as they will be stored, and the way back to edit them (own.form.reviewed). */
export function Review({ form, reviewed, busy }: Props) {
  const vault = useVault();
  const facts = reviewed.map(({ field, name }) => ({ key: field, name, value: vault.peek(`form.${field}`)?.trim() }));
  return (
    <div className="stack">
      <p tabIndex={-1} ref={takeFocus}>
        <b>
          <Trans id="form.review">Check it once more: this cannot be changed later.</Trans>
        </b>
      </p>
      <Facts facts={facts} />
      <div className="form-actions">
        <Button look="primary" busy={busy} onClick={() => form.send({ type: 'review.confirmed' })}>
          <Trans id="form.review.confirm">Confirm</Trans>
        </Button>
        <Button look="quiet" busy={busy} onClick={() => form.send({ type: 'review.cancelled' })}>
          <Trans id="form.review.change">Change</Trans>
        </Button>
      </div>
    </div>
  );
}
