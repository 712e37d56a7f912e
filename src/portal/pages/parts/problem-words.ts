import { msg } from '@lingui/core/macro';

const words = {
  empty: msg({ id: 'security.problem.empty', message: 'This cannot be empty.' }),
  realName: msg({
    id: 'security.problem.realName',
    message: 'The format of the real name is not correct: letters, and at least two of them.',
  }),
};

/** What is wrong with a field, by its code (s5.message.empty, s5.message.real-name). */
export const problemWords = (code: string) => (code === 'realName' ? words.realName : words.empty);
