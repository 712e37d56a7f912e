import { Trans, useLingui } from '@lingui/react/macro';
import { SETTINGS } from '../../../../../contract';
import { FileButton } from '../../../../../ui/file-button';
import type { FieldOf } from '../../../../../ui/form/form.flow';
import { digits } from '../../../../../ui/format';
import { Icon } from '../../../../../ui/icon';
import { useVault } from '../../../../../ui/vault-context';
import { useUnlessFailed } from '../../../../parts/portal/unless-failed';
import { choosePicture } from '../../../../parts/upload/send-picture';
import { UploadRejection } from '../../../../parts/upload/upload-rejection';
import { Uploading } from '../../../../parts/upload/uploading';
import type { UploadRef } from '../proof-upload.flow';
import { PictureRow } from './picture-row';
import './follow.css';

type Props = { upload: UploadRef; needed: boolean; field: FieldOf };

/**
 * Pictures as evidence: the uploaded ones, the one being uploaded, and a way to add another (own.proof.upload,
 * s9.const.images). If the upload actor fails, the report goes on without them.
 */
export function Proofs({ upload, needed, field }: Props) {
  const { t, i18n } = useLingui();
  const vault = useVault();
  const state = useUnlessFailed(upload);
  if (!state) return null;
  const { pictures, name, percent, failure } = state.context;
  const most = digits(SETTINGS.images.most, i18n.locale);
  const { id, error } = field('proofs');
  const size = digits(SETTINGS.images.bytes / 1_048_576, i18n.locale);
  const count = digits(pictures.length, i18n.locale);
  return (
    <section className="proofs" aria-label={t({ id: 'withdraw.proofs', message: 'Proof pictures' })}>
      <p className="sm">
        <b>
          <Trans id="withdraw.proofs">Proof pictures</Trans>
        </b>{' '}
        <span className="mute">
          {needed ? (
            <Trans id="withdraw.proofs.needed">(1 to {most})</Trans>
          ) : (
            <Trans id="withdraw.proofs.welcome">(optional, up to {most})</Trans>
          )}
        </span>
      </p>
      {state.matches({ ready: 'rejected' }) && <UploadRejection failure={failure} />}
      <ul className="pictures">
        {pictures.map((picture) => (
          <PictureRow
            key={picture.id}
            name={picture.name}
            thumbnail={vault.peek(`thumbnail.${picture.id}`)}
            onRemove={() => upload.send({ type: 'proof.removed', id: picture.id })}
          />
        ))}
      </ul>
      <p className="vh" role="status">
        {pictures.length > 0 && <Trans id="withdraw.proofs.count">Pictures added: {count}</Trans>}
      </p>
      {state.matches('uploading') && (
        <Uploading name={name} percent={percent} onStop={() => upload.send({ type: 'upload.cancelled' })} />
      )}
      {state.matches('ready') && (
        <div className="drop">
          <Icon name="image" />
          <b className="sm">
            <Trans id="withdraw.proofs.what">A screenshot of the transactions in your bank or wallet</Trans>
          </b>
          <FileButton
            id={id}
            error={error}
            accept="image/png,image/jpeg"
            hint={<Trans id="withdraw.proofs.kinds">PNG or JPG, up to {size} MB each</Trans>}
            onFile={(file) => choosePicture(upload, vault, file)}
          >
            <Trans id="withdraw.proofs.choose">Choose a picture</Trans>
          </FileButton>
        </div>
      )}
      {state.matches('full') && (
        <p className="sm mute">
          <Trans id="withdraw.proofs.full">No more pictures can be added. Remove one to add another.</Trans>
        </p>
      )}
    </section>
  );
}
