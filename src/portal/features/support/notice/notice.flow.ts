import { fromPromise } from 'xstate';
import { type NoticeOutcome, noticeMachine } from '../../../../../machines/support/notice/notice.machine';
import { asFailure } from '../../../../contract';
import { noticeEndpoints } from '../../../../contract/support/notice-endpoints';
import { languageChanges } from '../../../../ui/browser/watch-language';
import type { FlowDependencies } from '../../../parts/dependencies';

/** The gateway's code for an unknown notice, and the client's for an impossible id. */
const GONE = ['notice.unknown', 'request.invalid'];

export const noticeFlow = ({ clientFor }: Pick<FlowDependencies, 'clientFor'>) => {
  const client = clientFor(noticeEndpoints);
  return noticeMachine.provide({
    actors: {
      watchLanguage: languageChanges,
      loadNotice: fromPromise(async ({ input: { id }, signal }): Promise<NoticeOutcome> => {
        try {
          return { kind: 'loaded', notice: await client.notice({ id }, { signal }) };
        } catch (error) {
          if (GONE.includes(asFailure(error).code)) return { kind: 'gone' };
          throw error;
        }
      }),
    },
  });
};
