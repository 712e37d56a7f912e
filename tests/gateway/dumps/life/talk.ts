import { seedFiles } from '../../../../src/gateway/support/content/seed';
import { clientOf, clientWith, inSession, operate, type Use } from './use';

/** Messages, conversations, feedback, applications and operators' settings. */
export async function haveTalk(use: Use): Promise<void> {
  await sendMessages(use);
  await writeInChat(use);
  await sendFeedback(use);
  await sendApplications(use);
  await runCommands(use);
}

async function sendMessages(use: Use) {
  const send = (audience: string, kind: string, nth: number) =>
    operate(use, 'messages', [
      'send',
      audience,
      kind,
      `খবর ${nth}`,
      `News ${nth}`,
      'পেজ আগের চেয়ে তাড়াতাড়ি খোলে।',
      'Pages open faster than before.',
    ]);
  await send('all', 'service', 1);
  await send('member', 'promotion', 2);
  await send('agent', 'service', 3);
  const player = await clientOf(use, 'player');
  const { list } = await player.messages({});
  const [first, second] = list.filter(({ title }) => title.startsWith('News'));
  await player.readMessages({ id: first?.id });
  await player.removeMessage({ id: second?.id ?? '' });
  await (await clientOf(use, 'agent')).readMessages({});
}

async function writeInChat(use: Use) {
  const [player, sumi, rupa] = await Promise.all(['player', 'sumi_88', 'rupa_77'].map((name) => clientOf(use, name)));
  if (!player || !sumi || !rupa) throw new Error('a member of the room is missing');
  await player.postChatMessage({ place: 'room', text: 'নমস্কার! Hello!' });
  const { id } = await sumi.postChatMessage({ place: 'room', text: 'Good evening to all' });
  await player.reportInChat({ id });
  await rupa.postChatMessage({ place: 'desk', text: 'When is my deposit here?' });
  await operate(use, 'chat', ['answer', 'rupa_77', 'It is on its way.']);
  await operate(use, 'chat', ['mute', 'sumi_88', '600']);
  await operate(use, 'chat', ['ban', 'karim_again', 'on']);
  await operate(use, 'chat', ['word', 'add', 'shalik']);
}

async function sendFeedback(use: Use) {
  const player = await clientOf(use, 'player');
  const { ticket } = await player.feedback({ type: 'deposit', content: 'My deposit of yesterday is not there yet.' });
  await player.feedback({ type: 'game', content: 'The wheel stands still on my phone.' });
  await operate(use, 'feedback', ['answer', ticket, 'It is there now.']);
  const visitor = clientWith(use, null);
  if ('visitorFeedback' in visitor)
    await visitor.visitorFeedback({
      type: 'other',
      content: 'I cannot log in any more.',
      replyTo: 'guest@example.test',
    });
}

async function sendApplications(use: Use) {
  for (const [name, decision] of [
    ['sumi_88', 'reject'],
    ['rupa_77', null],
  ] as const) {
    const { client } = await inSession(use, name);
    const { number } = await client.applyAsAffiliate({
      channel: 'website',
      place: 'cards.example.test',
      plan: 'I write about games of cards each week.',
    });
    if (decision) await operate(use, 'applications', [decision, number]);
  }
}

/** Changes operators' settings, and adds an operator. */
async function runCommands(use: Use) {
  await operate(use, 'operators', ['add', 'rupa', 'payments']);
  await operate(use, 'contact', ['chat', 'https://chat.example.test/maidan']);
  await operate(use, 'site', ['set', 'memberMenu', '8']);
  await operate(use, 'region', ['block', 'AQ']);
  await operate(use, 'labels', ['set', 'sumi_88', 'asks often']).catch(atOldCommits);
  await operate(use, 'games', ['maintenance', 'on', 'lab-net']);
  await operate(use, 'sms', ['budget', 'range', '50']);
  await operate(use, 'sms', ['cost', '880', '0.45', '5000.00']).catch(atOldCommits);
  const [first, ...rest] = seedFiles();
  if (first)
    await operate(use, 'content', ['apply', 'a folder'], {
      files: [{ ...first, text: `${first.text.trimEnd()}\n` }, ...rest],
    });
}

/** Tolerates a command that an older commit lacks. */
function atOldCommits(rejection: { code?: string }) {
  if (rejection.code !== 'ops.invalid') throw rejection;
}
