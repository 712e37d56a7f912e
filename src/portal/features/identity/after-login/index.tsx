import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { News } from '../../../../../machines/support/news/news.machine';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import type { ListRef } from '../../../../ui/list/list.flow';
import { NoticeHtml } from '../../../parts/html/notice-html';
import type { HostedDialog } from '../../../parts/portal/hosted';

export { afterLoginFlow as flow } from './after-login.flow';

const isNews = (item: unknown): item is News =>
  typeof Object(item).title === 'string' && typeof Object(item).content === 'string';
const newsIn = ({ news }: HostedDialog['params']): News[] => (Array.isArray(news) ? news.filter(isNews) : []);

/** Pop-up notices, once after a login (s2.modal.after-login): as they came with it, until they are read again. */
export function View({ content: list, params, onLeave }: HostedDialog<ListRef<News[]>>) {
  const outcome = useSelector(list, ({ context }) => context.outcome);
  const news = outcome?.kind === 'loaded' ? outcome.page : newsIn(params);
  return (
    <Dialog wide title={<Trans id="afterLogin.title">What’s new</Trans>} onClose={onLeave}>
      <div className="stack">
        {news.map(({ title, content }) => (
          <article key={title} className="stack">
            <h3>{title}</h3>
            <NoticeHtml html={content} />
          </article>
        ))}
        <Button look="primary" onClick={onLeave}>
          <Trans id="afterLogin.goOn">Continue</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
