import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { SETTINGS } from '../../../../../contract';
import { FileButton } from '../../../../../ui/file-button';
import { digits } from '../../../../../ui/format';
import { Icon } from '../../../../../ui/icon';
import { useVault } from '../../../../../ui/vault-context';
import { useUnlessFailed } from '../../../../parts/portal/unless-failed';
import { choosePicture } from '../../../../parts/upload/send-picture';
import { UploadRejection } from '../../../../parts/upload/upload-rejection';
import { Uploading } from '../../../../parts/upload/uploading';
import type { ReceiptRef } from './cash-in.flow';
import './cash-in.css';

type Props = { upload: ReceiptRef; stored: number };

/**
 * Pictures of the receipt: those added here, the number of stored ones, and a way to add another (own.cash-in.create).
 * If the upload actor fails, the report stays as it is.
 */
export function Receipt({ upload, stored }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const vault = useVault();
  const state = useUnlessFailed(upload);
  if (!state) return null;
  const { pictures, name, percent, failure } = state.context;
  const most = digits(SETTINGS.images.most, i18n.locale);
  const size = digits(SETTINGS.images.bytes / 1_048_576, i18n.locale);
  const count = digits(stored, i18n.locale);
  return (
    <section className="receipt-pictures" aria-label={t({ id: 'cashIn.receipt', message: 'Pictures of the receipt' })}>
      <p className="sm">
        <b>
          <Trans id="cashIn.receipt">Pictures of the receipt</Trans>
        </b>{' '}
        <span className="mute">
          <Trans id="cashIn.receipt.most">(optional, up to {most})</Trans>
        </span>
      </p>
      {state.matches({ ready: 'rejected' }) && <UploadRejection failure={failure} />}
      {pictures.length > 0 && (
        <ul>
          {pictures.map((picture) => (
            <li key={picture.id}>
              <Thumbnail src={vault.peek(`thumbnail.${picture.id}`)} />
              <span className="grow sm">{picture.name}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="sm mute" role="status">
        {stored > 0 && <Trans id="cashIn.receipt.stored">Pictures stored: {count}</Trans>}
      </p>
      {state.matches('uploading') && (
        <Uploading name={name} percent={percent} onStop={() => upload.send({ type: 'upload.cancelled' })} />
      )}
      {state.matches('ready') && (
        <FileButton
          id={id}
          error={undefined}
          accept="image/png,image/jpeg"
          hint={<Trans id="cashIn.receipt.kinds">PNG or JPG, up to {size} MB each</Trans>}
          onFile={(file) => choosePicture(upload, vault, file)}
        >
          <Trans id="cashIn.receipt.choose">Add a picture</Trans>
        </FileButton>
      )}
    </section>
  );
}

const Thumbnail = ({ src }: { src: string | undefined }) =>
  src ? <img src={src} width="48" height="48" alt="" /> : <Icon name="image" />;
