import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createSocketServer, type Server, type Socket } from 'node:net';

const portOf = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** A fake SMS company that can be made to fail. */
export async function smsCompany() {
  const texts: string[] = [];
  const state = { failing: false };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (!state.failing) texts.push(JSON.parse(body).text);
    response.writeHead(state.failing ? 500 : 200).end();
  });
  return { url: `http://127.0.0.1:${await portOf(server)}/`, texts, state, close: () => server.close() };
}

/** A mail server that stores its mail. */
export async function mailServer() {
  const mails: string[] = [];
  const server = createSocketServer((socket) => talk(socket, (mail) => mails.push(decoded(mail))));
  return { url: `smtp://127.0.0.1:${await portOf(server)}`, mails, close: () => server.close() };
}

function talk(socket: Socket, keep: (mail: string) => void) {
  let mail: string | null = null;
  let rest = '';
  const reply = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (mail !== null && line !== '.') mail += `${line}\r\n`;
    else if (mail !== null) {
      keep(mail);
      mail = null;
      reply('250 kept');
    } else if (line.startsWith('DATA')) {
      mail = '';
      reply('354 go on');
    } else reply(line.startsWith('QUIT') ? '221 bye' : '250 ok');
  };
  socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
  reply('220 ready');
}

/** Decodes a mail's quoted-printable text. */
const decoded = (mail: string) =>
  mail
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
