import { Trans, useLingui } from '@lingui/react/macro';
import { SETTINGS } from '../../../../contract';
import { FileButton } from '../../../../ui/file-button';
import type { FieldOf } from '../../../../ui/form/form.flow';
import { digits } from '../../../../ui/format';
import { Icon } from '../../../../ui/icon';
import { IconButton } from '../../../../ui/icon-button';
import { useVault } from '../../../../ui/vault-context';
import { useUnlessFailed } from '../../../parts/portal/unless-failed';
import { choosePicture } from '../../../parts/upload/send-picture';
import { UploadRejection } from '../../../parts/upload/upload-rejection';
import { Uploading } from '../../../parts/upload/uploading';
import type { PicturesRef } from './activity.flow';
import './activity.css';

/** Pictures of an application, three at most (s5.activity.images). Where they fail, it goes on without. */
export function Pictures({ pictures: upload, field }: { pictures: PicturesRef; field: FieldOf }) {
  const { t, i18n } = useLingui();
  const vault = useVault();
  const state = useUnlessFailed(upload);
  if (!state) return null;
  const { pictures, name, percent, failure } = state.context;
  const most = digits(SETTINGS.images.most, i18n.locale);
  const size = digits(SETTINGS.images.bytes / 1_048_576, i18n.locale);
  const { id, error } = field('proofs');
  return (
    <section className="activity-pictures" aria-label={t({ id: 'activity.pictures', message: 'Pictures' })}>
      <p className="sm">
        <b>
          <Trans id="activity.pictures">Pictures</Trans>
        </b>{' '}
        <span className="mute">
          <Trans id="activity.pictures.most">(optional, up to {most})</Trans>
        </span>
      </p>
      {state.matches({ ready: 'rejected' }) && <UploadRejection failure={failure} />}
      <ul>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Icon name="image" />
            <span className="grow sm">{picture.name}</span>
            <IconButton
              icon="x"
              label={t({ id: 'activity.pictures.remove', message: `Remove ${picture.name}` })}
              onClick={() => upload.send({ type: 'proof.removed', id: picture.id })}
            />
          </li>
        ))}
      </ul>
      {state.matches('uploading') && (
        <Uploading name={name} percent={percent} onStop={() => upload.send({ type: 'upload.cancelled' })} />
      )}
      {state.matches('ready') && (
        <FileButton
          id={id}
          error={error}
          accept="image/png,image/jpeg"
          hint={<Trans id="activity.pictures.kinds">PNG or JPG, up to {size} MB each</Trans>}
          onFile={(file) => choosePicture(upload, vault, file)}
        >
          <Trans id="activity.pictures.choose">Choose a picture</Trans>
        </FileButton>
      )}
      {state.matches('full') && (
        <p className="sm mute">
          <Trans id="activity.pictures.full">No more pictures can be added. Remove one to add another.</Trans>
        </p>
      )}
    </section>
  );
}
