import { Trans, useLingui } from '@lingui/react/macro';
import { type Failure, SETTINGS } from '../../../../contract';
import { FailureWords } from '../../../ui/failure-words';
import { FocusedNote } from '../../../ui/focused-note';
import { digits } from '../../../ui/format';

/** Why a picture was not taken; what is no picture, or too large, was not even sent (s9.const.images). */
export function UploadRefusal({ failure }: { failure: Failure | null }) {
  const { i18n } = useLingui();
  const size = digits(SETTINGS.images.bytes / 1_048_576, i18n.locale);
  return (
    <FocusedNote>
      {!failure?.message && failure?.code === 'upload.kind' ? (
        <Trans id="withdraw.proof.kind">This is no PNG or JPG picture. Choose another.</Trans>
      ) : !failure?.message && failure?.code === 'upload.tooLarge' ? (
        <Trans id="withdraw.proof.tooLarge">This picture is larger than {size} MB. Choose a smaller one.</Trans>
      ) : (
        <FailureWords failure={failure} />
      )}
    </FocusedNote>
  );
}
