import { Trans, useLingui } from '@lingui/react/macro';
import type { Download } from '../../../../contract/support/content';
import { buttonClass } from '../../../../ui/button';
import { CopyButton } from '../../../../ui/copy-button';
import { NoticeHtml } from '../../../parts/html/notice-html';
import './download.css';

/** An address of this page needs no link to it. */
const HERE = ['/down', '/download'];

/** An app: installation, its address as a link and a QR code, and the checksum of its file. */
export function AppCard({ app: { id, title, url, qrCodeUrl, sha256, guide } }: { app: Download }) {
  const { t } = useLingui();
  return (
    <section className="card download-card" aria-labelledby={`app-${id}`}>
      <h2 id={`app-${id}`}>{title}</h2>
      <div className="download-how">
        <NoticeHtml html={guide} />
        <figure className="download-code">
          <img
            src={qrCodeUrl}
            width="160"
            height="160"
            loading="lazy"
            alt={t({ id: 'download.qr', message: `QR code: ${title}` })}
          />
          <figcaption className="sm mute">
            <Trans id="download.scan">Scan with your phone’s camera</Trans>
          </figcaption>
        </figure>
      </div>
      {sha256 && <Sum sha256={sha256} />}
      {!HERE.includes(url) && (
        <p>
          <a className={buttonClass({ look: 'primary' })} href={url}>
            {sha256 ? <Trans id="download.file">Download the file</Trans> : <Trans id="download.open">Open</Trans>}
          </a>
        </p>
      )}
    </section>
  );
}

const Sum = ({ sha256 }: { sha256: string }) => (
  <div className="download-sum">
    <p>
      <b>SHA-256</b>
    </p>
    <code>{sha256}</code>
    <CopyButton text={sha256} small>
      <Trans id="download.copy">Copy</Trans>
    </CopyButton>
  </div>
);
