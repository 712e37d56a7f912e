import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { digits } from '../../ui/digits';

/** Register, play, win (s2.footer.steps). */
const STEPS: { title: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    title: msg({ id: 'footer.step.register', message: 'Register' }),
    text: msg({ id: 'footer.step.registerText', message: 'With a username or a mobile number, in about a minute.' }),
  },
  {
    title: msg({ id: 'footer.step.play', message: 'Play' }),
    text: msg({ id: 'footer.step.playText', message: 'Try the demo first, then set your own limit and step in.' }),
  },
  {
    title: msg({ id: 'footer.step.win', message: 'Win' }),
    text: msg({
      id: 'footer.step.winText',
      message: 'Winnings reach your wallet at once. Losses are shown just as plainly.',
    }),
  },
];

export function Steps() {
  const { i18n } = useLingui();
  return (
    <ol className="steps">
      {STEPS.map(({ title, text }, index) => (
        <li key={title.id}>
          <span className="n" aria-hidden="true">
            {digits(index + 1, i18n.locale)}
          </span>
          <h2>{i18n._(title)}</h2>
          <p>{i18n._(text)}</p>
        </li>
      ))}
    </ol>
  );
}
