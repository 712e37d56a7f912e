import { Trans } from '@lingui/react/macro';
import { Note } from '../../../ui/note';

type Props = {
  /** Act that waits for a second operator. */
  request: { requestedBy: string; isOwn: boolean } | null;
  /** True if an act on the item takes a second operator. */
  needsTwo: boolean;
};

/** Note about the second operator of an item (own.desk-app.second). */
export function SecondOperator({ request, needsTwo }: Props) {
  const by = request?.requestedBy;
  if (request)
    return (
      <Note>
        {request.isOwn ? (
          <Trans id="desk.request.own">Your action waits for another operator.</Trans>
        ) : (
          <Trans id="desk.request.other">{by} has started an action that waits in “Second approval”.</Trans>
        )}
      </Note>
    );
  return needsTwo ? (
    <Note>
      <Trans id="desk.needsTwo">Above the limit: paying it takes a second operator.</Trans>
    </Note>
  ) : null;
}
