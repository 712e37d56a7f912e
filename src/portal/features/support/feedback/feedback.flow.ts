import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { feedbackMachine } from '../../../../../machines/support/feedback/feedback.machine';
import {
  feedbackContent,
  QUESTION_TYPES,
  replyAddress,
  supportEndpoints,
} from '../../../../contract/support/support-endpoints';
import { formFlow } from '../../../../ui/form/form.flow';
import type { FlowDependencies } from '../../../parts/dependencies';
import { worked } from '../../../parts/verification/do-work';

type Dependencies = Pick<FlowDependencies, 'client' | 'clientFor' | 'vault' | 'solveWork' | 'storage'>;

const type = v.picklist(QUESTION_TYPES, 'empty');
const fields = { type, content: feedbackContent };
const questionOf = (typed: { type: string; content: string }) => ({
  type: v.parse(type, typed.type),
  content: typed.content,
});

/** Wires feedback of members (s7.call.feedback) and of visitors (`own.feedback.visitor`). */
export const feedbackFlow = (deps: Dependencies) => {
  const client = deps.clientFor(supportEndpoints);
  return feedbackMachine.provide({
    actors: {
      loadAuthor: fromPromise(async () => (deps.storage.isMember() ? 'member' : 'visitor')),
      feedbackForm: formFlow(deps.vault, {
        fields,
        send: (typed, _, signal) => client.feedback(questionOf(typed), { signal }),
        word: ({ ticket }) => ticket,
      }),
      visitorForm: formFlow(deps.vault, {
        fields: { ...fields, replyTo: replyAddress },
        send: async ({ replyTo, ...typed }, _, signal) => {
          const workProof = await worked(deps, 'feedback', replyTo, signal);
          return client.visitorFeedback({ ...questionOf(typed), replyTo, workProof }, { signal });
        },
        word: ({ ticket }) => ticket,
      }),
    },
  });
};
