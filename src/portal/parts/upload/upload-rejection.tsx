import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Failure } from '../../../contract';
import { FailureWords } from '../../../ui/failure-words';
import { FocusedNote } from '../../../ui/focused-note';

/** Other files, and those that are too large, are not sent at all (s9.const.images). */
const words = {
  'upload.kind': msg({ id: 'upload.kind', message: 'This is not a PNG or JPG picture. Choose another.' }),
  'upload.tooLarge': msg({ id: 'upload.tooLarge', message: 'This picture is too large. Choose a smaller one.' }),
};
const isOurs = (code: string | undefined): code is keyof typeof words => code !== undefined && code in words;

/** Reason why a picture was rejected. */
export function UploadRejection({ failure }: { failure: Failure | null }) {
  const { t } = useLingui();
  const code = failure?.code;
  return (
    <FocusedNote>{isOurs(code) && !failure?.message ? t(words[code]) : <FailureWords failure={failure} />}</FocusedNote>
  );
}
