// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { problemWords } from '../../../../src/ui/form/problem-words';
import { speaking } from '../../../harness/words';
import { show } from '../../harness/dialog-support';

afterEach(() => speaking('en'));

describe.each(['bn', 'en'] as const)('in %s', (language) => {
  test.each([
    ['s5.message.empty', 'empty', 'ঘরটি পূরণ করুন।', 'This field is required.'],
    [
      's5.message.real-name',
      'realName',
      'আসল নামের ধরন ঠিক নয়: শুধু অক্ষর, অন্তত দুটি।',
      'The name must be letters only, at least two.',
    ],
  ])('%s: describes an error of a centre field (%s)', (_, code, bn, en) => {
    speaking(language);
    show(<p role="alert">{i18n._(problemWords(code))}</p>);
    expect(screen.getByRole('alert').textContent).toBe({ bn, en }[language]);
  });
});
