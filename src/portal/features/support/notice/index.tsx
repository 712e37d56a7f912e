import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { noticeMachine } from '../../../../../machines/support/notice/notice.machine';
import type { Notice } from '../../../../contract';
import { buttonClass } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Empty } from '../../../../ui/empty';
import { dayOfYear } from '../../../../ui/format';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import { takeLostFocus } from '../../../../ui/take-focus';
import { NoticeHtml } from '../../../parts/html/notice-html';
import type { HostedDialog } from '../../../parts/portal/hosted';
import './notice.css';

export { noticeFlow as flow } from './notice.flow';

type NoticeRef = ActorRefFrom<typeof noticeMachine>;

/** Dialog with the title and the content of a notice (s2.modal.notice, s2.notice-page.entry). */
export function View({ content: actor, onLeave }: HostedDialog<NoticeRef>) {
  const { notice } = useSelector(actor, ({ context }) => context);
  return (
    <Dialog wide title={notice?.title ?? <Trans id="notice.one">Notice</Trans>} onClose={onLeave}>
      {notice ? <NoticeArticle notice={notice} /> : <NoticePlaceholder actor={actor} />}
    </Dialog>
  );
}

/** Takes the focus once loaded, so that screen readers read it. */
function NoticeArticle({ notice: { content, date } }: { notice: Notice }) {
  const { i18n } = useLingui();
  return (
    <article className="notice-whole" tabIndex={-1} ref={takeLostFocus}>
      <p className="sm mute">
        <time dateTime={date}>{dayOfYear(date, i18n.locale)}</time>
      </p>
      <NoticeHtml html={content} />
    </article>
  );
}

/** State without content: loading, failed, or no longer available. */
function NoticePlaceholder({ actor }: { actor: NoticeRef }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('loading')) return <Waiting />;
  if (state.matches('failed'))
    return <LoadAgain failure={state.context.failure} onRetry={() => actor.send({ type: 'retry.requested' })} />;
  return (
    <Empty title={<Trans id="notice.gone">This notice is no longer available</Trans>}>
      <p role="status">
        <Trans id="notice.gone.text">It has ended or was removed.</Trans>
      </p>
      <Link className={buttonClass()} to="/noticePage">
        <Trans id="notice.all">All notices</Trans>
      </Link>
    </Empty>
  );
}
