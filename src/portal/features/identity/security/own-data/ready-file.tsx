import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { OwnDataFormat } from '../../../../../contract/identity/own-data';
import { Button } from '../../../../../ui/button';
import { FailureWords } from '../../../../../ui/failure-words';
import { FocusedNote } from '../../../../../ui/focused-note';
import { moment } from '../../../../../ui/format';
import { Note } from '../../../../../ui/note';
import type { OwnDataRef } from './own-data.flow';
import { RequestButton } from './status';

/** A ready file in both formats, until it expires. */
export function ReadyFile({ ownData }: { ownData: OwnDataRef }) {
  const { i18n } = useLingui();
  const state = useSelector(ownData, (snapshot) => snapshot);
  const { status, format: selected, failure } = state.context;
  const until = moment(status?.expiresAt ?? 0, i18n.locale);
  const isSaving = state.matches({ viewing: { ready: 'saving' } });
  const download = (format: OwnDataFormat) => ({
    busy: isSaving && format === selected,
    held: isSaving,
    onClick: () => ownData.send({ type: 'download.requested', format }),
  });
  return (
    <>
      {state.matches({ viewing: { ready: 'unsaved' } }) && (
        <FocusedNote>
          <FailureWords failure={failure} />
        </FocusedNote>
      )}
      {state.matches({ viewing: { ready: 'saved' } }) && (
        <FocusedNote done>
          <Trans id="ownData.saved">Your file is downloaded. Keep it safe: it has everything about you.</Trans>
        </FocusedNote>
      )}
      <Note tone="field">
        <p>
          <Trans id="ownData.ready">Your file is ready. You can download it until {until}.</Trans>
        </p>
        <p className="mute sm">
          <Trans id="ownData.formats">JSON has every row, for other programs.</Trans>
        </p>
      </Note>
      <div className="form-actions">
        <Button look="primary" icon="doc" {...download('html')}>
          <Trans id="ownData.html">Download to read</Trans>
        </Button>
        <Button icon="code" {...download('json')}>
          <Trans id="ownData.json">Download as JSON</Trans>
        </Button>
      </div>
      <RequestButton ownData={ownData} />
    </>
  );
}
