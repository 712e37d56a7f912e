import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Empty } from '../../../../ui/empty';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import { DeskAct } from '../../../parts/act/desk-act';
import type { DeskApprovalsRef } from './desk-approvals.flow';
import { RequestCard } from './request-card';
import './approvals.css';

/** Four-eyes inbox: acts of other operators that wait for a second one (own.desk-app.second). */
export function ApprovalsPage({ approvals }: { approvals: DeskApprovalsRef }) {
  const { t } = useLingui();
  const state = useSelector(approvals, (snapshot) => snapshot);
  const { list, deskAct } = state.children;
  const isRejection = state.context.act === 'refuse';
  const title = isRejection
    ? t({ id: 'desk.requests.refuse.title', message: 'Refuse the request' })
    : t({ id: 'desk.requests.confirm.title', message: 'Confirm the request' });
  const submit = isRejection
    ? t({ id: 'desk.requests.refuse', message: 'Refuse' })
    : t({ id: 'desk.requests.confirm', message: 'Confirm' });
  const hint = t({ id: 'desk.requests.reason', message: 'Recorded with your name; the player does not see it.' });
  return (
    <div className="stack desk-inbox">
      <h1>
        <Trans id="desk.requests.title">Second approval</Trans>
      </h1>
      {state.matches('failed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => approvals.send({ type: 'retry.requested' })} />
      )}
      {deskAct && <DeskAct act={deskAct} text={{ title, submit, hint, isDanger: isRejection }} />}
      {list && (
        <ListView
          list={list}
          empty={<Empty title={<Trans id="desk.requests.empty">Nothing waits for a second operator.</Trans>} />}
        >
          {(page) => (
            <ul className="stack" aria-label={t({ id: 'desk.requests.list', message: 'Requests' })}>
              {page.list.map((request) => (
                <RequestCard
                  key={request.id}
                  request={request}
                  isHeld={deskAct !== undefined}
                  onDecide={(act) => approvals.send({ type: 'decision.requested', id: request.id, act })}
                />
              ))}
            </ul>
          )}
        </ListView>
      )}
    </div>
  );
}
