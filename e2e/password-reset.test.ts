import { passwordResetDriver } from '../tests/drivers/password-reset.driver';
import { followsLink, mailsLink } from './support/mailed-link';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

type Reset = {
  /** Of a link that is `dead` another was mailed since. */
  link: 'good' | 'dead' | 'none';
  /** An answer is still on its way: what it did will be known later. */
  late: boolean;
};

/** What typing a new password leaves wrong, where that is one of the samples. */
function foundAfter(errors: unknown): string | undefined {
  const told = JSON.stringify(errors);
  if (told === '[{"code":"password.common","field":"new"}]' || told === '[{"field":"new","code":"password.common"}]')
    return 'all is mended';
  return told.includes('confirmation') && told.includes('password.missing') ? 'the second is still missing' : undefined;
}
const calls: Record<string, string> = { loadRule: 'passwordRule', resetPassword: 'resetByLink' };
const follows =
  (link: Reset['link']) =>
  async (tester: Tester): Promise<void> => {
    const token = link === 'none' ? '' : await mailsLink(tester);
    if (link === 'dead') await mailsLink(tester, token);
    await followsLink(tester, token);
  };

tour<Reset>('password-reset', passwordResetDriver, {
  openings: {
    'a link is followed': { world: { link: 'good', late: false }, open: follows('good') },
    'a link that another took the place of is followed': { world: { link: 'dead', late: false }, open: follows('dead') },
    'the page is opened without a link': { world: { link: 'none', late: false }, open: follows('none') },
  },
  waits: ({ invoke = '' }) => calls[invoke],
  after({ event, sample }, { context, world }) {
    if (event.type === 'field.edited') return foundAfter(context.errors) ? world : undefined;
    if (sample?.of === 'check') return sample.class === foundAfter(context.errors) ? world : undefined;
    if (event.type === 'form.submitted') return world.late ? undefined : world;
    if (sample?.of === 'findToken') return (sample.class === 'held') === (world.link !== 'none') ? world : undefined;
    if (sample?.of !== 'resetPassword') return world;
    if (['reset', 'a common password'].includes(sample.class)) return world.link === 'good' ? world : undefined;
    if (sample.class === 'the link used or too old') return world.link === 'dead' ? world : undefined;
    return { ...world, late: sample.class === 'no answer in time' };
  },
});
