import { Trans, useLingui } from '@lingui/react/macro';
import type { NewcomerOffer } from '../../../../contract';
import { FoldHead, type useFold } from '../../../../ui/fold';
import { newcomerBonus } from '../../../parts/terms/term-words';
import { fieldLabels } from './field-words';
import { type FormField, hereOrLater, onlyHere } from './form-parts';

type Props = { fold: ReturnType<typeof useFold>; fields: readonly FormField[]; bonuses: readonly NewcomerOffer[] };

/** Heading of the optional fields: lists them, and those that cannot be added later (`own.registration.short`). */
export function OptionalHead({ fold, fields, bonuses }: Props) {
  const { t } = useLingui();
  const labels = (some: readonly FormField[], bonus: boolean) =>
    [...some.map((field) => t(fieldLabels[field])), ...(bonus ? [t(newcomerBonus)] : [])].join(', ');
  // An offer of the registration itself is available only then.
  const bonusNow = bonuses.some(({ terms }) => terms.trigger.kind === 'registration');
  const now = labels(onlyHere(fields), bonusNow);
  const later = labels(hereOrLater(fields), bonuses.length > 0 && !bonusNow);
  return (
    <FoldHead fold={fold} title={<Trans id="register.optional">Optional details</Trans>}>
      {now && (
        <span>
          <Trans id="register.optional.now">Now only: {now}</Trans>
        </span>
      )}
      {later && (
        <span>
          <Trans id="register.optional.later">Now or later: {later}</Trans>
        </span>
      )}
    </FoldHead>
  );
}
