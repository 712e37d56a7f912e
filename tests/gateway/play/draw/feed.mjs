/**
 * A feed of official results as a separate process: `GET /results/<lottery>/<issue>`, signed by the key in FEED_KEY.
 * Its parent sets its behaviour by messages. Every feed returns the same draw of 3D.
 */
import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';

let way = 'right';
process.on('message', (message) => {
  way = String(message);
  process.send('heard');
});

const drawn = (text) => [...createHash('sha256').update(text).digest().subarray(0, 3)].map((byte) => byte % 10);

createServer(({ url = '' }, reply) => {
  const [, , lottery, issue] = decodeURIComponent(url).split('/');
  if (way === 'silent') return reply.writeHead(404).end();
  if (way === 'redirects') return reply.writeHead(302, { Location: `/results/${lottery}/${issue}?again` }).end();
  const result = drawn(`${lottery}|${issue}${way === 'wrong' ? '|wrong' : ''}`);
  const padding = way === 'long' ? 'x'.repeat(100_000) : '';
  const about = way === 'another' ? `${issue}0` : issue;
  const body = JSON.stringify({ source: process.env.FEED_KEY.slice(0, 3), lottery, issue: about, result, padding });
  const key = way === 'forged' ? 'another key' : process.env.FEED_KEY;
  const signature = createHmac('sha256', key).update(body).digest('hex');
  return reply
    .writeHead(200, { 'Feed-Signature': signature })
    .end(way === 'changed' ? body.replace('"lottery"', ' "lottery"') : body);
}).listen(0, '127.0.0.1', function () {
  process.send(this.address().port);
});
